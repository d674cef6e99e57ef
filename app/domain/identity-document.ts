import * as z from "zod";
import { parseDocumentNumber } from "./document-number.ts";
import { IdentityDocumentType, identityDocumentTypes } from "./enumerations/identity-document-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { isoDayField } from "./fields/iso-day-field.ts";
import { optionalText } from "./fields/text-field.ts";
import { addYears, type IsoDay } from "./iso-day.ts";
import { issueMessage } from "./issue.ts";
import { findControlLineProblems, normaliseControlLine } from "./control-line.ts";
import { DOCUMENT_VALIDITY_YEARS_MAX } from "./limits.ts";

/** Expiry of a missing document or of one without expiry; shown as „no expiry“, sent back unchanged (F-311). */
export const NO_EXPIRY_DAY: IsoDay = "1990-01-01";

/** An identity document (F-306, F-555). Type „none“ has an empty number and `NO_EXPIRY_DAY`. */
export type IdentityDocument = {
  type: IdentityDocumentType;
  number: string;
  validUntil: IsoDay;
  controlLine: string | null;
};

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
 * are ignored for „none“ (F-307).
 * @param holder when known, the control line must carry this personal code
 */
export function identityDocumentSchema(today: IsoDay, holder: Holder | null) {
  const validUntil = validUntilField(today);
  return z
    .object({
      type: choiceField(identityDocumentTypes),
      number: optionalText({ max: 30 }),
      validUntil: optionalText({ max: 20 }),
      controlLine: optionalText({ max: 200, lines: true }),
    })
    .transform((raw, context): IdentityDocument => {
      if (raw.type === IdentityDocumentType.none) return NO_DOCUMENT;
      const report = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
      const number = readNumber(raw.type, raw.number, (message) => report("number", message));
      const day = validUntil.safeParse(raw.validUntil ?? undefined);
      for (const issue of day.error?.issues ?? []) report("validUntil", issue.message);
      const document = { type: raw.type, number: number ?? "", validUntil: day.data ?? "", controlLine: null };
      if (raw.controlLine === null) return document;
      const expected = {
        documentNumber: number,
        validUntil: day.data ?? null,
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
