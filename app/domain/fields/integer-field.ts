import { parseInteger, type IntegerRefusal } from "../integer.ts";
import { issueMessage } from "../issue.ts";
import { accepted, refused, type Outcome } from "../outcome.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

type IntegerBounds = { min: number; max: number };

type Refusal = IntegerRefusal | "min" | "max";

/** A whole number within bounds. */
export const integerField = (bounds: IntegerBounds) => parsedField(integerOptions(bounds));

/** The same, null when left empty. */
export const optionalIntegerField = (bounds: IntegerBounds) => optionalParsedField(integerOptions(bounds));

function integerOptions({ min, max }: IntegerBounds) {
  return {
    rawMax: 20,
    parse: (text: string): Outcome<number, Refusal> => {
      const outcome = parseInteger(text);
      if (!outcome.ok) return outcome;
      if (outcome.value < min) return refused("min");
      return outcome.value > max ? refused("max") : accepted(outcome.value);
    },
    message: (reason: Refusal) => {
      if (reason === "min") return issueMessage("number.min", { min });
      if (reason === "max") return issueMessage("number.max", { max });
      return issueMessage(`number.${reason}`);
    },
  };
}
