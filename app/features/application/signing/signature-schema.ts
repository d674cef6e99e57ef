import * as z from "zod";
import { parseEmail } from "~/domain/email.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { choiceOfNumbers } from "~/domain/fields/choice-field.ts";
import { signingCodeField } from "~/domain/fields/signing-code-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { parsePhone } from "~/domain/phone.ts";

/** Ways that are begun here; paper is confirmed in step 5. */
export const STARTED_WAYS = [
  SignatureType.initiated,
  SignatureType.initiatedTablet,
  SignatureType.centTransfer,
] as const;

const CONTACT_MAX = 100;

const LOOKS_LIKE_A_NUMBER = /^[\d\s()+-]+$/;

/** An e-mail address or a mobile number: the link goes to either. */
function readContact(text: string, context: z.RefinementCtx) {
  const refuse = (key: Parameters<typeof issueMessage>[0]) =>
    context.addIssue({ code: "custom", path: ["contact"], message: issueMessage(key) });
  if (text === "") {
    refuse("required");
    return null;
  }
  if (text.includes("@")) {
    const email = parseEmail(text);
    if (email.ok) return { channel: "email" as const, address: email.value };
    refuse(`email.${email.reason}`);
    return null;
  }
  const phone = parsePhone(text);
  if (phone.ok) return { channel: "sms" as const, address: phone.value };
  refuse(LOOKS_LIKE_A_NUMBER.test(text) ? `phone.${phone.reason}` : "contact.format");
  return null;
}

/** How a signature is begun: the way, and where its link goes; a tablet needs no contact. */
export const signatureSchema = z
  .object({ way: choiceOfNumbers(STARTED_WAYS), contact: z.string().max(CONTACT_MAX).default("") })
  .transform(({ way, contact }, context) => ({
    way,
    contact: way === SignatureType.initiatedTablet ? null : readContact(contact.trim(), context),
  }));

/** The code that a buyer has got. */
export const codeSchema = z.object({ code: signingCodeField() });
