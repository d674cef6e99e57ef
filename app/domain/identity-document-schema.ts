import * as z from "zod";
import { parseDocumentNumber } from "./document-number.ts";
import { IdentityDocumentType, identityDocumentTypes } from "./enumerations/identity-document-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { flagField } from "./fields/flag-field.ts";
import { isoDayField } from "./fields/iso-day-field.ts";
import { optionalText } from "./fields/text-field.ts";
import { expiryOf, NO_EXPIRY_DAY, type IdentityDocument } from "./identity-document.ts";
import { addYears, type IsoDay } from "./iso-day.ts";
import { issueMessage } from "./issue.ts";
import { findControlLineProblems, normaliseControlLine } from "./control-line.ts";
import { DOCUMENT_VALIDITY_YEARS_MAX } from "./limits.ts";

/** What the control line must agree with besides the document itself. */
type Holder = { personalCode: string };

const NO_DOCUMENT: IdentityDocument = {
  type: IdentityDocumentType.none,
  number: "",
  validUntil: NO_EXPIRY_DAY,
  controlLine: null,
};

/** Valid-until of a document: today to today + 30 years (F-309). */
export const validUntilField = (today: IsoDay) =>
  isoDayField({
    min: today,
    max: addYears(today, DOCUMENT_VALIDITY_YEARS_MAX),
    minKey: "validUntil.expired",
    maxKey: "validUntil.tooFar",
  });

/**
 * Form of an identity document: number by type (F-308), validity (F-309), control line (F-310). Number and validity
 * are ignored for „none“ (F-307). A document that came without expiry says so by `noExpiry`; then the date may stay empty
 * and goes back as it came (F-311), and a date that was typed all the same counts.
 * @param holder when known, the control line must carry this personal code
 */
export function identityDocumentSchema(today: IsoDay, holder: Holder | null) {
  const validUntil = validUntilField(today);
  return z
    .object({
      type: choiceField(identityDocumentTypes),
      number: optionalText({ max: 30 }),
      validUntil: optionalText({ max: 40 }),
      noExpiry: flagField(),
      controlLine: optionalText({ max: 200, lines: true }),
    })
    .transform((raw, context): IdentityDocument => {
      if (raw.type === IdentityDocumentType.none) return NO_DOCUMENT;
      const report = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
      const number = readNumber(raw.type, raw.number, (message) => report("number", message));
      const isEndless = raw.noExpiry && raw.validUntil === null;
      const day = isEndless ? NO_EXPIRY_DAY : readDay(validUntil, raw.validUntil, (text) => report("validUntil", text));
      const document = { type: raw.type, number: number ?? "", validUntil: day ?? "", controlLine: null };
      if (raw.controlLine === null) return document;
      const expected = {
        documentType: raw.type,
        documentNumber: number,
        validUntil: expiryOf(day),
        personalCode: holder?.personalCode ?? null,
      };
      for (const problem of findControlLineProblems(raw.controlLine, expected)) {
        report("controlLine", issueMessage(problem));
      }
      return { ...document, controlLine: normaliseControlLine(raw.controlLine) };
    });
}

function readNumber(type: IdentityDocumentType, text: string | null, report: (message: string) => void): string | null {
  if (text === null) report(issueMessage("required"));
  if (text === null) return null;
  const outcome = parseDocumentNumber(type, text);
  if (!outcome.ok) report(issueMessage(`documentNumber.${outcome.reason}`));
  return outcome.ok ? outcome.value : null;
}

function readDay(
  field: ReturnType<typeof validUntilField>,
  text: string | null,
  report: (message: string) => void,
): IsoDay | null {
  const day = field.safeParse(text ?? undefined);
  for (const { message } of day.error?.issues ?? []) report(message);
  return day.data ?? null;
}
