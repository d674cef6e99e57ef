import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import type { CodeMethod, CodeRequest, CodeVerdict, IssuedCode, MessageState, TypedCode } from "./verify-types.ts";
import { askVerify, type VerifyService } from "./verify.server.ts";
import { codeVerdict, issuedCode, messageState } from "./wire/verify.ts";

/** A typed code of a session. */
export type CodeOfSession = TypedCode & { method: CodeMethod; soapSession: string };

/** Sends a code to the user's own contact, for the verification of a device at log-in (F-507). */
export const sendDeviceCode = (service: VerifyService, request: CodeRequest): Promise<IssuedCode> =>
  askVerify(service, { name: "verify-contacts", body: toWireRequest(request), answer: issuedCode });

/** Checks such a code without remembering the device (F-508). */
export const checkDeviceCode = (service: VerifyService, typed: CodeOfSession): Promise<CodeVerdict> =>
  askVerify(service, { name: "verify-contacts-code", body: toWireCode(typed), answer: codeVerdict });

/** Sends a code to a contact that the user wants to have (F-509). */
export const sendAccountCode = (
  service: VerifyService,
  { soapSession, ...request }: CodeRequest & { soapSession: string },
): Promise<IssuedCode> =>
  askVerify(service, {
    name: "account-update-code",
    body: { ...toWireRequest(request), session: soapSession },
    answer: issuedCode,
  });

/** Checks such a code (F-510). */
export const checkAccountCode = (service: VerifyService, typed: CodeOfSession): Promise<CodeVerdict> =>
  askVerify(service, { name: "account-update-verify-code", body: toWireCode(typed), answer: codeVerdict });

/** What became of a message; waits two seconds and no longer (F-152, F-512). */
export const findMessageState = (service: VerifyService, requestId: string): Promise<MessageState> =>
  askVerify(service, {
    name: `sending-status/${encodeURIComponent(requestId)}`,
    body: null,
    answer: messageState,
    policy: "sendingStatus",
    isRead: true,
  });

/** The contact of the other way is not the service's business. */
const toWireRequest = ({ userName, method, contact, language: locale }: CodeRequest) => ({
  userName,
  method,
  email: method === AuthenticationMethod.email ? contact : null,
  phone: method === AuthenticationMethod.sms ? contact : null,
  locale,
});

const toWireCode = ({ token, code, method, soapSession }: CodeOfSession) => ({
  code,
  token,
  method,
  session: soapSession,
});
