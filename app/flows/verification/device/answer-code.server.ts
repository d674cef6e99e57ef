import { json } from "@remix-run/node";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { type AcceptedForm, validate } from "~/forms/validate.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { problemMessage, readTypedCode } from "../code-flow.server.ts";
import { findVerification } from "../verification-record.server.ts";
import { askForCode } from "./ask-for-code.server.ts";
import { deviceCookie, findDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { completeVerification } from "./open-session.server.ts";
import type { VERIFY_DEVICE_FORM } from "./verify-device-form.ts";
import { verifyDevice, verifyDeviceSchema } from "./verify-device.server.ts";

type VerifyDeviceForm = AcceptedForm<typeof verifyDeviceSchema, typeof VERIFY_DEVICE_FORM>;

const UNAVAILABLE = "verification:unavailable";

/** Answers the form of `/verify-device`. */
export async function answerVerifyDevice(portal: Portal, posted: ReadForm<typeof VERIFY_DEVICE_FORM>) {
  const form = validate(posted, verifyDeviceSchema);
  if (!form.ok) return formErrorResponse(form);
  return form.intent === "resend" ? answerResend(portal) : answerCode(portal, form);
}

/** Answers the button for another code. Nothing was typed that the page would have to show again. */
const answerResend = async (portal: Portal) =>
  (await askForCode(portal)) ??
  json({ result: { status: "error" as const, error: { "": [UNAVAILABLE] } } }, { status: 503 });

/** Answers a typed code: right, the log-in goes on under a new session id; else the page says what is wrong with it (R-C10, R-C26). */
async function answerCode(portal: Portal, form: VerifyDeviceForm) {
  const { head, session } = portal;
  const typed = readTypedCode(await findVerification(session, "device"), form.value.code);
  if (!typed.ok) return formErrorResponse(form, { status: 400, fieldErrors: { code: [typed.reason] } });
  const deviceId = form.value.remember ? findDeviceId(head) : null;
  const outcome = await verifyDevice(portal, { code: typed.value, deviceId });
  switch (outcome.state) {
    case "unavailable":
      return formErrorResponse(form, { status: 503, formErrors: [UNAVAILABLE] });
    case "withdrawn":
      return leaveWithdrawnDevice(portal, session);
    case "refused":
      return codeRefused(form, outcome.problem);
    case "verified":
      return remembering(await completeVerification(portal), deviceId);
  }
}

function codeRefused(form: VerifyDeviceForm, problem: Parameters<typeof problemMessage>[0]) {
  const message = problemMessage(problem);
  if ("field" in message) return formErrorResponse(form, { fieldErrors: { code: [message.field] } });
  return formErrorResponse(form, { formErrors: [message.form] });
}

/** The 90 days begin when the device is verified. */
function remembering(answer: Response, deviceId: string | null): Response {
  if (deviceId !== null) answer.headers.append("Set-Cookie", deviceCookie(deviceId));
  return answer;
}
