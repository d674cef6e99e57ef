import type { Enumeration } from "../enumerations/enumeration.ts";
import { issueMessage } from "../issue.ts";
import { accepted, rejected, type Outcome } from "../outcome.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

/**
 * One of an enumeration's codes; a number outside of it is refused, also when only another screen knows it (R-E12).
 * @param only the codes that this form offers, when not all
 */
export const choiceField = <Code extends number | string, Offered extends Code = Code>(
  enumeration: Enumeration<Code>,
  only?: readonly Offered[],
) => parsedField(choiceOptions((text) => findAmong<Code, Offered>(enumeration.find(text), only)));

/** The same, null when nothing is chosen. */
export const optionalChoiceField = <Code extends number | string, Offered extends Code = Code>(
  enumeration: Enumeration<Code>,
  only?: readonly Offered[],
) => optionalParsedField(choiceOptions((text) => findAmong<Code, Offered>(enumeration.find(text), only)));

/** One of a fixed list of whole numbers, such as the condition variants of a shop. */
export const choiceOfNumbers = (numbers: readonly number[]) =>
  parsedField(choiceOptions((text) => numbers.find((candidate) => String(candidate) === text) ?? null));

const findAmong = <Code, Offered extends Code>(
  code: Code | null,
  only: readonly Offered[] | undefined,
): Offered | null =>
  only === undefined ? (code as Offered | null) : (only.find((offered) => offered === code) ?? null);

function choiceOptions<Value>(find: (text: string) => Value | null) {
  return {
    rawMax: 60,
    required: "choice.required" as const,
    parse: (text: string): Outcome<Value, "unknown"> => {
      const value = find(text);
      return value === null ? rejected("unknown") : accepted(value);
    },
    message: () => issueMessage("choice.unknown"),
  };
}
