import type errorCodes from "../../contract/error-codes.json";
import type { WireRecord } from "../store/wire-record.ts";
import type { Bilingual } from "./bilingual.ts";

/** A value of an answer; null and undefined are left out, an array repeats its element. */
export type AnswerValue = string | AnswerFields | readonly AnswerValue[] | null | undefined;

/** Elements of an answer by name, in the order of the contract. */
export interface AnswerFields {
  readonly [element: string]: AnswerValue;
}

type Code<Key> = Key extends `${infer Number extends number}` ? Number : never;

/** KlaidosKodas values that an operation may refuse with: those of the contract's table (G34). */
export type RefusalCode = Exclude<Code<keyof typeof errorCodes.codes>, -404>;

/** What an operation answers: a code, a text of the server where the code has one, and the elements. */
export interface Answer {
  readonly code: 0 | RefusalCode;
  readonly message?: string;
  /** The same for users who read English. */
  readonly messageEn?: string;
  readonly fields: AnswerFields;
}

/** Success. */
export const answer = (fields: AnswerFields = {}): Answer => ({ code: 0, fields });

/** What other programs may show of a code whose text is always the same; the portal has its own words for it. */
const PLAIN_TEXTS: Readonly<Partial<Record<RefusalCode, string>>> = {
  1030: "Tai naujas klientas. Įrašykite jo vardą ir pavardę.",
  1031: "Neteisingas asmens kodas. Patikrinkite visus 11 skaitmenų.",
  1032: "Šio kliento aptarnauti negalime. Daugiau informacijos suteiks vadybininkas.",
  1310: "Sąrašas tuščias.",
};

/**
 * A business refusal; it travels as KlaidosKodas with HTTP 200.
 * @param message text of the server, for codes whose text only the server knows (5, 1400, 1800–1802, 2000); in both languages where users read it
 */
export function refusal(
  code: RefusalCode,
  message: string | Bilingual | undefined = PLAIN_TEXTS[code],
  fields: AnswerFields = {},
): Answer {
  if (message === undefined) return { code, fields };
  return typeof message === "string"
    ? { code, message, fields }
    : { code, message: message.lt, messageEn: message.en, fields };
}

const isList = (value: AnswerValue): value is readonly AnswerValue[] => Array.isArray(value);

function toRecordValue(value: string | AnswerFields | readonly AnswerValue[]): WireRecord[string] {
  if (typeof value === "string") return value;
  if (isList(value)) return value.flatMap((item) => (item === null || item === undefined ? [] : [toRecordValue(item)]));
  return toWireRecord(value);
}

/** The elements without those that have no value: the form in which answers are stored. */
export function toWireRecord(fields: AnswerFields): WireRecord {
  const present = Object.entries(fields).flatMap(([element, value]) =>
    value === null || value === undefined ? [] : [[element, toRecordValue(value)] as const],
  );
  return Object.fromEntries(present);
}
