import { z } from "zod";
import { describeReason, Verification } from "./answers.ts";
import { answered, refused, sessionCall } from "./call.ts";
import { checkCode } from "./check-code.ts";
import { EMAIL_METHOD, optionalEmail, optionalPhone } from "../accounts/contact-fields.ts";
import { codeField, localeField, loginField, methodField, sessionField, tokenField } from "./fields.ts";
import { issueCode } from "./issue-code.ts";
import { isEmailTaken, languageOf } from "../accounts/known-users.ts";
import { badRequest, sessionOver } from "./refusal.ts";

const PURPOSE = "account-update";

/**
 * Sends a code to the contact that a user wants to have (F-509). An address of another user is answered with 900
 * before anything is sent (F-149); only yes or no is answered, and only inside a session (R-C29).
 */
export const accountUpdateCode = sessionCall(
  z.strictObject({
    userName: loginField,
    method: methodField,
    email: optionalEmail,
    phone: optionalPhone,
    session: sessionField,
    locale: localeField,
  }),
  async (context, { user }, { userName, method, email, phone, locale }) => {
    if (userName !== user.login) return refused(sessionOver);
    const contact = method === EMAIL_METHOD ? email : phone;
    if (contact === undefined) return refused(badRequest([method === EMAIL_METHOD ? "email" : "phone"]));
    if (method === EMAIL_METHOD && (await isEmailTaken(context.db, contact, user))) {
      const info = { code: Verification.error, wait: 0, ...describeReason("contactTaken") };
      return answered({ info, token: null, requestID: null });
    }
    const language = locale ?? (await languageOf(context.db, user.id));
    return answered(await issueCode(context, { purpose: PURPOSE, userId: user.id, method, contact, language }));
  },
);

/** Checks a code of `account-update-code` (F-510). */
export const accountUpdateVerifyCode = sessionCall(
  z.strictObject({ code: codeField, token: tokenField, method: methodField, session: sessionField }),
  async (context, { user, tokenHash }, { code, token, method }) =>
    answered(await checkCode(context, { purpose: PURPOSE, userId: user.id, session: tokenHash, code, token, method })),
);
