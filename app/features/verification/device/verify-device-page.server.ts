import { formSeals } from "~/session/csrf.server.ts";
import { readFlow } from "../code-flow.server.ts";
import type { CodeFlowView } from "../code-flow-view.ts";
import { requireUnverified } from "./require-unverified.server.ts";

/** Id of the page's form. */
export const VERIFY_DEVICE_FORM = "verify-device";

export type VerifyDevicePage = {
  csrf: string;
  logoutCsrf: string;
  /** Null: the device could not be checked, or no code be asked for (O12). */
  flow: CodeFlowView | null;
  typesNow: boolean;
};

/** What `/verify-device` shows. Somebody who has his code already no longer waits for the message. */
export async function readVerifyDevicePage(request: Request): Promise<VerifyDevicePage> {
  const session = await requireUnverified(request);
  const typesNow = new URL(request.url).searchParams.get("step") === "code";
  return {
    csrf: formSeals(session, VERIFY_DEVICE_FORM).csrf,
    logoutCsrf: formSeals(session, "logout").csrf,
    flow: await readFlow(request, session, "device", { ask: !typesNow }),
    typesNow,
  };
}
