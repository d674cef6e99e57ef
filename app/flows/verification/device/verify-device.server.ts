import { flagField } from "~/domain/fields/flag-field.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { checkDeviceCode } from "~/services/verify-codes.server.ts";
import { registerDevice } from "~/services/verify-devices.server.ts";
import type { CodeProblem, CodeVerdict } from "~/services/verify-types.ts";
import { deviceName } from "~/platform/device-name.ts";
import { checkCode, codeFormSchema } from "../code-flow.server.ts";
import { endVerification } from "../verification-record.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { codeContact } from "./second-factor.ts";

/** The form of `/verify-device`: the code, and whether the device is to be remembered. */
export const verifyDeviceSchema = codeFormSchema.extend({ remember: flagField() });

/** What a code for a device came to; `unavailable`: the service could not be asked, nothing is lost. */
export type VerifiedDevice =
  { state: "verified" | "withdrawn" | "unavailable" } | { state: "refused"; problem: CodeProblem };

/** A code as it was typed; `deviceId` null: the device is not to be remembered, or its browser keeps no cookies. */
type DeviceCode = { code: string; deviceId: string | null };

/**
 * Checks the code of a log-in and remembers the device, if wished (F-065). An answer that got lost is found again: a code that “was used”
 * on a device that needs none any more was this one.
 */
export async function verifyDevice(portal: Portal, typed: DeviceCode): Promise<VerifiedDevice> {
  const { answer, fault } = await tryBackend(() => findProblem(portal, typed));
  if (fault !== null) return { state: "unavailable" };
  if (answer === "withdrawn") return { state: "withdrawn" };
  if (answer !== null) return { state: "refused", problem: answer };
  await endVerification(portal.session, "device");
  return { state: "verified" };
}

/** What is wrong with the code; null when it is right. */
async function findProblem(portal: Portal, { code, deviceId }: DeviceCode): Promise<CodeProblem | "withdrawn" | null> {
  const { session } = portal;
  const verdict = await checkCode(session, "device", code, (token) =>
    deviceId === null ? check(portal, { token, code }) : register(portal, { token, code }),
  );
  if (verdict === "withdrawn") return "withdrawn";
  if (verdict.ok) return null;
  return verdict.problem === "used" && (await isRemembered(portal, deviceId)) ? null : verdict.problem;
}

type Typed = { token: string; code: string };

const register = ({ head, session: { soapSession }, verify }: Portal, typed: Typed) =>
  registerDevice(verify, { ...typed, soapSession, deviceName: deviceName(head.headers.get("User-Agent")) });

const check = ({ session, verify }: Portal, typed: Typed): Promise<CodeVerdict> =>
  checkDeviceCode(verify, { ...typed, soapSession: session.soapSession, method: codeContact(session).method });

const isRemembered = async ({ session, verify }: Portal, deviceId: string | null): Promise<boolean> =>
  deviceId !== null && (await checkDevice(verify, session, deviceId)) === "verified";
