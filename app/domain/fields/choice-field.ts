import type { Enumeration } from "../enumerations/enumeration.ts";
import { issueMessage } from "../issue.ts";
import { accepted, refused, type Outcome } from "../outcome.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

/**
 * One of an enumeration's codes; a number outside of it is refused, also when only another screen knows it (E12).
 * @param only the codes that this form offers, when not all
 */
export const choiceField = <Code extends number | string>(enumeration: Enumeration<Code>, only?: readonly Code[]) =>
  parsedField(choiceOptions((text) => findAmong(enumeration.find(text), only)));

/** The same, null when nothing is chosen. */
export const optionalChoiceField = <Code extends number | string>(
  enumeration: Enumeration<Code>,
  only?: readonly Code[],
) => optionalParsedField(choiceOptions((text) => findAmong(enumeration.find(text), only)));

/** One of a fixed list of texts: country codes, variant ids and the like. */
export const choiceOfTexts = <Text extends string>(texts: readonly Text[]) =>
  parsedField(choiceOptions((text) => texts.find((candidate) => candidate === text) ?? null));

/** One of a fixed list of whole numbers, such as the condition variants of a shop. */
export const choiceOfNumbers = (numbers: readonly number[]) =>
  parsedField(choiceOptions((text) => numbers.find((candidate) => String(candidate) === text) ?? null));

const findAmong = <Code>(code: Code | null, only: readonly Code[] | undefined): Code | null =>
  code !== null && (only === undefined || only.includes(code)) ? code : null;

function choiceOptions<Value>(find: (text: string) => Value | null) {
  return {
    rawMax: 60,
    parse: (text: string): Outcome<Value, "unknown"> => {
      const value = find(text);
      return value === null ? refused("unknown") : accepted(value);
    },
    message: () => issueMessage("choice.unknown"),
  };
}
