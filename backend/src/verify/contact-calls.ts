import { z } from "zod";
import { describeReason, Verification } from "./answers.ts";
import { answered, call, sessionCall, type JsonAnswer, type VerifyContext } from "./call.ts";
import { checkCode } from "./check-code.ts";
import { EMAIL_METHOD, optionalEmail, optionalPhone } from "../accounts/contact-fields.ts";
import { codeField, localeField, loginField, methodField, sessionField, tokenField } from "./fields.ts";
import { issueCode } from "./issue-code.ts";
import { contactOf, findUser, languageOf } from "../accounts/known-users.ts";

const PURPOSE = "device";

const issueBody = z.strictObject({
  userName: loginField,
  method: methodField,
  email: optionalEmail,
  phone: optionalPhone,
  locale: localeField,
});

type IssueBody = z.output<typeof issueBody>;

/** One answer for an unknown user and for a contact that is not the user's: it says nothing about either. */
const contactUnknown: JsonAnswer = {
  info: { code: Verification.error, wait: 0, ...describeReason("contactUnknown") },
  token: null,
  requestID: null,
};

/** The user's own contact, when the caller named that one or none. */
async function findContact(context: VerifyContext, { userName, method, email, phone }: IssueBody) {
  const user = await findUser(context, userName);
  const contact = user === null ? null : contactOf(user, method);
  const named = method === EMAIL_METHOD ? email : phone;
  if (user === null || contact === null) return null;
  return named === undefined || named.toLowerCase() === contact.toLowerCase() ? { user, contact } : null;
}

/** Sends a code to a known contact of the user, for the verification of a device at log-in (F-507). */
export const verifyContacts = call(issueBody, async (context, body) => {
  const found = await findContact(context, body);
  if (found === null) return answered(contactUnknown);
  const { user, contact } = found;
  const language = body.locale ?? (await languageOf(context.db, user.id));
  const request = { purpose: PURPOSE, userId: user.id, method: body.method, contact, language } as const;
  return answered(await issueCode(context, request));
});

/** Checks a code of `verify-contacts` in the session that waits for it (F-508). */
export const verifyContactsCode = sessionCall(
  z.strictObject({ code: codeField, token: tokenField, method: methodField, session: sessionField }),
  async (context, { user, tokenHash }, { code, token, method }) =>
    answered(await checkCode(context, { purpose: PURPOSE, userId: user.id, session: tokenHash, code, token, method })),
);
