import { normaliseControlLine } from "./control-line.ts";
import { toIsoDay, type IsoDay } from "./iso-day.ts";
import type { Mrz, MrzFields } from "./mrz.ts";
import { findBirthDate } from "./personal-code.ts";

/** Whose document it must be. */
export type ScanHolder = { personalCode: string; firstName: string; lastName: string };

/** What goes into the application once the seller has confirmed it (F-320). */
export type ScannedDocument = {
  number: string;
  validUntil: IsoDay;
  /** The lines that check digits protect; the name's as well where it is the holder's. */
  controlLine: string;
  /** Null where the document carries none. */
  personalCode: string | null;
  lastName: string;
  firstName: string;
  /** Whether the name is the one of the application, without its Lithuanian letters. */
  isHoldersName: boolean;
};

type Judgement =
  | { state: "unread" }
  | { state: "refused"; reason: "otherPerson" | "expired" }
  | { state: "read"; document: ScannedDocument };

/** A document whose check digits are all right: whose it is, and whether it is valid. */
export function judgeDocument(lines: string[], { format, fields }: Mrz, holder: ScanHolder, today: IsoDay): Judgement {
  const { documentNumber, expirationDay, personalNumber } = fields;
  const validUntil = toDay(expirationDay ?? "");
  if (documentNumber === null || validUntil === null) return { state: "unread" };
  const personalCode = isPersonalCode(personalNumber) ? personalNumber : null;
  if (!isHolders(personalCode, fields, holder)) return { state: "refused", reason: "otherPerson" };
  if (!isSexSure(personalCode, fields)) return { state: "unread" };
  if (validUntil < today) return { state: "refused", reason: "expired" };
  const lastName = fields.lastName ?? "";
  const firstName = fields.firstName ?? "";
  const isHoldersName = lastName === toMrzName(holder.lastName) && firstName === toMrzName(holder.firstName);
  const checked = format === "TD3" ? lines.slice(1) : lines.slice(0, 2);
  const controlLine = normaliseControlLine((isHoldersName ? lines : checked).join("\n"));
  const document = {
    number: documentNumber,
    validUntil,
    controlLine,
    personalCode,
    lastName,
    firstName,
    isHoldersName,
  };
  return { state: "read", document };
}

/** Where a document carries no personal code, the birth date says whose it is. */
const isHolders = (personalCode: string | null, { birthDay }: MrzFields, holder: ScanHolder): boolean =>
  personalCode === null
    ? birthDay !== null && birthDay === birthDayOf(holder.personalCode)
    : personalCode === holder.personalCode;

/** No check digit protects the letter; a document whose letter is wrong was not read well. */
const isSexSure = (personalCode: string | null, { sex }: MrzFields): boolean =>
  personalCode === null ? /^[MF<]$/.test(sex ?? "") : sex === sexOf(personalCode);

/** Eleven digits in the data of the state. */
export const isPersonalCode = (text: string | null): text is string => text !== null && /^\d{11}$/.test(text);

/** `yymmdd` of a document that is or was valid in this century. */
function toDay(text: string): IsoDay | null {
  if (!/^\d{6}$/.test(text)) return null;
  return toIsoDay(2000 + Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)));
}

const birthDayOf = (code: string): string | null => findBirthDate(code)?.slice(2).replace(/-/g, "") ?? null;

const sexOf = (code: string): string => (Number(code[0]) % 2 === 1 ? "M" : "F");

/** A name as documents write it for machines: capital letters without marks. */
const toMrzName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z]+/g, " ")
    .trim();
