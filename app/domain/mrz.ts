import { mrzCheckDigit } from "./mrz-check-digit.ts";

export type MrzFormat = "TD1" | "TD3";

/** The check digits of a machine-readable zone, by what they protect. */
export type MrzCheck = "documentNumber" | "birthDate" | "expirationDate" | "personalNumber" | "composite";

/** What the typed lines contain; a part that was not typed is null. Days are as printed, `yymmdd`. */
export type MrzFields = {
  documentCode: string | null;
  issuingState: string | null;
  lastName: string | null;
  firstName: string | null;
  documentNumber: string | null;
  nationality: string | null;
  birthDay: string | null;
  sex: string | null;
  expirationDay: string | null;
  /** The optional data of the state: Lithuanian documents carry the personal code here. */
  personalNumber: string | null;
};

export type Mrz = { format: MrzFormat; fields: MrzFields; failedChecks: MrzCheck[] };

export const TD3_LINE_LENGTH = 44;
export const TD1_LINE_LENGTH = 30;

const NOTHING: MrzFields = {
  documentCode: null,
  issuingState: null,
  lastName: null,
  firstName: null,
  documentNumber: null,
  nationality: null,
  birthDay: null,
  sex: null,
  expirationDay: null,
  personalNumber: null,
};

/**
 * Reads lines of a machine-readable zone: all of them, or one alone (L-5.1). Lines are upper case, of one
 * length, 44 (TD3, passports) or 30 characters (TD1, cards).
 * @returns null when the lines do not form such a zone
 */
export function readMrz(lines: readonly string[]): Mrz | null {
  const length = lines[0]?.length;
  if (lines.some((line) => line.length !== length)) return null;
  if (length === TD3_LINE_LENGTH && lines.length <= 2) return readTd3(lines);
  if (length === TD1_LINE_LENGTH && lines.length <= 3) return readTd1(lines);
  return null;
}

function readTd3(lines: readonly string[]): Mrz {
  const isHead = (line: string) => line.startsWith("P") && !/\d/.test(line);
  const head = lines.length === 2 ? lines[0] : lines.find(isHead);
  const data = lines.length === 2 ? lines[1] : lines.find((line) => !isHead(line));
  const names = head === undefined ? {} : { ...headOf(head), ...namesOf(head.slice(5)) };
  if (data === undefined) return { format: "TD3", fields: { ...NOTHING, ...names }, failedChecks: [] };
  const fields = {
    ...NOTHING,
    ...names,
    documentNumber: withoutFiller(data.slice(0, 9)),
    nationality: withoutFiller(data.slice(10, 13)),
    birthDay: data.slice(13, 19),
    sex: data.slice(20, 21),
    expirationDay: data.slice(21, 27),
    personalNumber: withoutFiller(data.slice(28, 42)),
  };
  const failedChecks = failed({
    documentNumber: isChecked(data.slice(0, 9), data.charAt(9)),
    birthDate: isChecked(data.slice(13, 19), data.charAt(19)),
    expirationDate: isChecked(data.slice(21, 27), data.charAt(27)),
    personalNumber: isChecked(data.slice(28, 42), data.charAt(42)) || isEmpty(data.slice(28, 43)),
    composite: isChecked(data.slice(0, 10) + data.slice(13, 20) + data.slice(21, 43), data.charAt(43)),
  });
  return { format: "TD3", fields, failedChecks };
}

function readTd1(lines: readonly string[]): Mrz {
  const isDates = (line: string) => /^\d{6}/.test(line);
  const isHead = (line: string) => /^[ACI].*\d/.test(line) && !isDates(line);
  const whole = lines.length === 3;
  const head = whole ? lines[0] : lines.find(isHead);
  const dates = whole ? lines[1] : lines.find(isDates);
  const names = whole ? lines[2] : lines.find((line) => !isHead(line) && !isDates(line));
  const fields = {
    ...NOTHING,
    ...(head === undefined ? {} : { ...headOf(head), documentNumber: withoutFiller(head.slice(5, 14)) }),
    ...(head === undefined ? {} : { personalNumber: withoutFiller(head.slice(15, 30)) }),
    ...(dates === undefined ? {} : datesOf(dates)),
    ...(names === undefined ? {} : namesOf(names)),
  };
  const failedChecks = failed({
    documentNumber: head === undefined || isChecked(head.slice(5, 14), head.charAt(14)),
    birthDate: dates === undefined || isChecked(dates.slice(0, 6), dates.charAt(6)),
    expirationDate: dates === undefined || isChecked(dates.slice(8, 14), dates.charAt(14)),
    composite:
      head === undefined ||
      dates === undefined ||
      isChecked(head.slice(5) + dates.slice(0, 7) + dates.slice(8, 15) + dates.slice(18, 29), dates.charAt(29)),
  });
  return { format: "TD1", fields, failedChecks };
}

const headOf = (line: string) => ({
  documentCode: withoutFiller(line.slice(0, 2)),
  issuingState: withoutFiller(line.slice(2, 5)),
});

const datesOf = (line: string) => ({
  birthDay: line.slice(0, 6),
  sex: line.slice(7, 8),
  expirationDay: line.slice(8, 14),
  nationality: withoutFiller(line.slice(15, 18)),
});

function namesOf(text: string) {
  const [last = "", first = ""] = text.split("<<");
  return { lastName: withSpaces(last), firstName: withSpaces(first) };
}

const isChecked = (characters: string, digit: string) => mrzCheckDigit(characters) === digit;

const isEmpty = (characters: string) => /^<*$/.test(characters);

const withoutFiller = (text: string) => text.replace(/</g, "");

const withSpaces = (text: string) => text.replace(/</g, " ").trim();

function failed(checks: Partial<Record<MrzCheck, boolean>>): MrzCheck[] {
  return (Object.keys(checks) as MrzCheck[]).filter((check) => !checks[check]);
}
