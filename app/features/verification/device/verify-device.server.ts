import { flagField } from "~/domain/fields/flag-field.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { checkDeviceCode } from "~/services/verify-codes.server.ts";
import { registerDevice } from "~/services/verify-devices.server.ts";
import type { CodeProblem, CodeVerdict } from "~/services/verify-types.ts";
import { verifyService } from "~/services/verify.server.ts";
import { deviceName } from "~/session/device-name.ts";
import type { PortalSession } from "~/session/portal-session.ts";
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
export async function verifyDevice(
  request: Request,
  session: PortalSession,
  { code, deviceId }: DeviceCode,
): Promise<VerifiedDevice> {
  try {
    const verdict = await checkCode(session, "device", code, (token) =>
      deviceId === null ? check(request, session, { token, code }) : register(request, session, { token, code }),
    );
    if (verdict === "withdrawn") return { state: "withdrawn" };
    const isOurs = !verdict.ok && verdict.problem === "used" && (await isRemembered(request, session, deviceId));
    if (!verdict.ok && !isOurs) return { state: "refused", problem: verdict.problem };
  } catch (error) {
    if (error instanceof BackendError) return { state: "unavailable" };
    throw error;
  }
  await endVerification(session, "device");
  return { state: "verified" };
}

type Typed = { token: string; code: string };

const serviceOf = (request: Request) =>
  verifyService({ signal: request.signal, reference: requestFacts(request).requestId });

const register = (request: Request, { soapSession }: PortalSession, typed: Typed) =>
  registerDevice(serviceOf(request), {
    ...typed,
    soapSession,
    deviceName: deviceName(request.headers.get("User-Agent")),
  });

const check = (request: Request, session: PortalSession, typed: Typed): Promise<CodeVerdict> =>
  checkDeviceCode(serviceOf(request), {
    ...typed,
    soapSession: session.soapSession,
    method: codeContact(session).method,
  });

async function isRemembered(request: Request, session: PortalSession, deviceId: string | null): Promise<boolean> {
  return deviceId !== null && (await checkDevice(request, session, deviceId)) === "verified";
}
