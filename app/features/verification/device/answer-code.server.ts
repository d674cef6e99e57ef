import { json } from "@remix-run/node";
import { formRefused } from "~/session/form-answer.server.ts";
import type { AcceptedForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { problemMessage, readTypedCode } from "../code-flow.server.ts";
import { findVerification } from "../verification-record.server.ts";
import { askForCode } from "./ask-for-code.server.ts";
import { deviceCookie, findDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { letOn } from "./let-in.server.ts";
import { verifyDevice, type verifyDeviceSchema } from "./verify-device.server.ts";

type VerifyDeviceForm = AcceptedForm<typeof verifyDeviceSchema>;

const UNAVAILABLE = "verification:unavailable";

/** Answers the button for another code. Nothing was typed that the page would have to show again. */
export const answerResend = async (request: Request, session: PortalSession) =>
  (await askForCode(request, session)) ??
  json({ result: { status: "error" as const, error: { "": [UNAVAILABLE] } } }, { status: 503 });

/** Answers a typed code: right, the log-in goes on under a new session id; else the page says what is wrong with it (C10, C26). */
export async function answerCode(request: Request, session: PortalSession, form: VerifyDeviceForm) {
  const typed = readTypedCode(await findVerification(session, "device"), form.value.code);
  if (!typed.ok) return formRefused(form, { status: 400, fieldErrors: { code: [typed.reason] } });
  const deviceId = form.value.remember ? findDeviceId(request) : null;
  const outcome = await verifyDevice(request, session, { code: typed.value, deviceId });
  switch (outcome.state) {
    case "unavailable":
      return formRefused(form, { status: 503, formErrors: [UNAVAILABLE] });
    case "withdrawn":
      return leaveWithdrawnDevice(request, session);
    case "refused":
      return codeRefused(form, outcome.problem);
    case "verified":
      return remembering(await letOn(request, session), deviceId);
  }
}

function codeRefused(form: VerifyDeviceForm, problem: Parameters<typeof problemMessage>[0]) {
  const message = problemMessage(problem);
  if ("field" in message) return formRefused(form, { fieldErrors: { code: [message.field] } });
  return formRefused(form, { formErrors: [message.form] });
}

/** The 90 days begin when the device is verified. */
function remembering(answer: Response, deviceId: string | null): Response {
  if (deviceId !== null) answer.headers.append("Set-Cookie", deviceCookie(deviceId));
  return answer;
}
