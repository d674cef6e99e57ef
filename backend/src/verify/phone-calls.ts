import { z } from "zod";
import { answered, call } from "./call.ts";
import { checkCode } from "./check-code.ts";
import { phoneField, SMS_METHOD } from "../accounts/contact-fields.ts";
import { codeField, localeField, methodField, tokenField } from "./fields.ts";
import { issueCode } from "./issue-code.ts";

const PURPOSE = "phone";

/** Sends a code to any mobile number, such as a buyer's (F-500). */
export const sendSms = call(z.strictObject({ phone: phoneField, locale: localeField }), async (context, body) => {
  const { phone: contact, locale: language = "lt" } = body;
  return answered(await issueCode(context, { purpose: PURPOSE, userId: null, method: SMS_METHOD, contact, language }));
});

/** Checks a code of `send-sms` (F-501). */
export const verifyCode = call(
  z.strictObject({ code: codeField, token: tokenField, method: methodField }),
  async (context, body) =>
    answered(await checkCode(context, { ...body, purpose: PURPOSE, userId: null, session: null })),
);
