import { LOGOUT_FORM } from "~/flows/log-in/logout-form.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { readFlow } from "../code-flow.server.ts";
import type { CodeFlowView } from "../code-flow-view.ts";
import { VERIFY_DEVICE_FORM } from "./verify-device-form.ts";

export type VerifyDevicePage = {
  csrf: string;
  logoutCsrf: string;
  /** Null: the device could not be checked, or no code be asked for (O12). */
  flow: CodeFlowView | null;
  hasCode: boolean;
};

/** What `/verify-device` shows. A user who has the code already no longer waits for the message. */
export async function readVerifyDevicePage(portal: Portal): Promise<VerifyDevicePage> {
  const { session, url } = portal;
  const hasCode = url.searchParams.get("step") === "code";
  return {
    csrf: formSeals(session, VERIFY_DEVICE_FORM.id).csrf,
    logoutCsrf: formSeals(session, LOGOUT_FORM.id).csrf,
    flow: await readFlow(portal, session, "device", { ask: !hasCode }),
    hasCode,
  };
}
