import { parseInteger, type IntegerRefusal } from "../integer.ts";
import { issueMessage } from "../issue.ts";
import type { IssueKey } from "../issue-keys.ts";
import { accepted, rejected, type Outcome } from "../outcome.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

type IntegerBounds = { min: number; max: number };

type IntegerOptions = IntegerBounds & {
  /** What is said of an empty field that is chosen from, not typed. */
  required?: IssueKey;
};

type Refusal = IntegerRefusal | "min" | "max";

/** A whole number within bounds. */
export const integerField = ({ required, ...bounds }: IntegerOptions) =>
  parsedField({ ...integerOptions(bounds), ...(required !== undefined && { required }) });

/** The same, null when left empty. */
export const optionalIntegerField = (bounds: IntegerBounds) => optionalParsedField(integerOptions(bounds));

function integerOptions({ min, max }: IntegerBounds) {
  return {
    rawMax: 20,
    parse: (text: string): Outcome<number, Refusal> => {
      const outcome = parseInteger(text);
      if (!outcome.ok) return outcome;
      if (outcome.value < min) return rejected("min");
      return outcome.value > max ? rejected("max") : accepted(outcome.value);
    },
    message: (reason: Refusal) => {
      if (reason === "min") return issueMessage("number.min", { min });
      if (reason === "max") return issueMessage("number.max", { max });
      return issueMessage(`number.${reason}`);
    },
  };
}
