import { IdentityDocumentType } from "./enumerations/identity-document-type.ts";
import type { IssueKey } from "./issue-keys.ts";
import type { IsoDay } from "./iso-day.ts";
import { readMrz, TD1_LINE_LENGTH, TD3_LINE_LENGTH, type Mrz, type MrzFormat } from "./mrz.ts";
import { findBirthDate } from "./personal-code.ts";

/** The form's values that the control line must repeat; null when one is not known. */
export type ControlLineExpectation = {
  /** Left out or null: lines of any kind will do. */
  documentType?: number | null;
  documentNumber: string | null;
  validUntil: IsoDay | null;
  personalCode: string | null;
};

type ControlLineIssue = Extract<IssueKey, `mrz.${string}`>;

/** What a document's lines look like; of a driver licence and an e-permit it is not laid down. */
export const MRZ_FORMATS: Partial<Record<number, MrzFormat>> = {
  [IdentityDocumentType.passport]: "TD3",
  [IdentityDocumentType.idCard]: "TD1",
  [IdentityDocumentType.residencePermit]: "TD1",
  [IdentityDocumentType.temporaryResidencePermit]: "TD1",
};

const OTHER_FORMAT = { TD3: "mrz.cardForPassport", TD1: "mrz.passportForCard" } as const;

/** Upper case without spaces (F-555); lines stay apart. */
export function normaliseControlLine(text: string): string {
  const lines = text.toUpperCase().split("\n");
  return lines
    .map((line) => line.replace(/\s/g, ""))
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * What is wrong with a control line: its length, its characters, its kind (a card's line for a passport), a check digit, or a
 * value that differs from the form (F-310). Nothing is compared once a check digit fails: the line was mistyped, not the form.
 * @param text one line of 44 or 30 characters, or all lines, also written without breaks
 */
export function findControlLineProblems(text: string, expected: ControlLineExpectation): ControlLineIssue[] {
  const normalised = normaliseControlLine(text);
  if (/[^A-Z0-9<\n]/.test(normalised)) return ["mrz.characters"];
  const mrz = readMrz(splitLines(normalised));
  if (mrz === null) return ["mrz.length"];
  const format = MRZ_FORMATS[expected.documentType ?? IdentityDocumentType.none];
  if (format !== undefined && format !== mrz.format) return [OTHER_FORMAT[format]];
  if (mrz.failedChecks.length > 0) return mrz.failedChecks.map((check) => `mrz.${check}` as const);
  return findDifferences(mrz, expected);
}

function findDifferences({ fields }: Mrz, expected: ControlLineExpectation): ControlLineIssue[] {
  const birthDate = expected.personalCode === null ? null : findBirthDate(expected.personalCode);
  const printedCode = /^\d{11}$/.test(fields.personalNumber ?? "") ? fields.personalNumber : null;
  const problems: ControlLineIssue[] = [];
  if (differ(fields.documentNumber, expected.documentNumber)) problems.push("mrz.otherDocumentNumber");
  if (differ(fields.expirationDay, toMrzDay(expected.validUntil))) problems.push("mrz.otherExpirationDate");
  if (differ(fields.birthDay, toMrzDay(birthDate))) problems.push("mrz.otherBirthDate");
  if (differ(printedCode, expected.personalCode)) problems.push("mrz.otherPersonalCode");
  return problems;
}

const differ = (printed: string | null, expected: string | null) =>
  printed !== null && expected !== null && printed !== expected;

/** Two-digit years are compared as printed, so no century has to be guessed. */
const toMrzDay = (day: IsoDay | null) => day?.slice(2).replace(/-/g, "") ?? null;

/** All lines in one run are cut by their length: two of 44, or two or three of 30. */
function splitLines(text: string): string[] {
  const lines = text.split("\n");
  const [run] = lines;
  if (lines.length > 1 || run === undefined) return lines;
  const length = [TD3_LINE_LENGTH, TD1_LINE_LENGTH].find((candidate) => run.length % candidate === 0);
  if (length === undefined) return lines;
  return Array.from({ length: run.length / length }, (_, index) => run.slice(index * length, (index + 1) * length));
}
