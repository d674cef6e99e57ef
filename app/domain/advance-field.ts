import * as z from "zod";
import type { Advance } from "./credit.ts";
import { AdvanceType, advanceTypes } from "./enumerations/advance-type.ts";
import { choiceField } from "./fields/choice-field.ts";
import { moneyOrZeroField } from "./fields/money-field.ts";
import { optionalParsedField } from "./fields/parsed-field.ts";
import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { parsePercent, WHOLE_BASIS_POINTS, type BasisPoints } from "./percent.ts";

/** Reads a percentage of at most 100; empty is null. */
export const percentField = () =>
  optionalParsedField({
    rawMax: 20,
    parse: parseShare,
    message: (reason) => issueMessage(`percent.${reason}`, reason === "max" ? { max: 100 } : {}),
  });

/** The advance payment with its unit; an empty value is no advance (F-244, F-267). */
export const advanceSchema = z
  .object({ type: choiceField(advanceTypes), value: z.string().max(30).optional() })
  .transform(({ type, value }, context): Advance => {
    const field = type === AdvanceType.amount ? moneyOrZeroField() : percentField();
    const parsed = field.safeParse(value);
    for (const { message } of parsed.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: ["value"], message });
    }
    const number = parsed.data ?? 0;
    return type === AdvanceType.amount ? { type, cents: number } : { type, basisPoints: number };
  });

function parseShare(text: string): Outcome<BasisPoints, "format" | "max"> {
  const outcome = parsePercent(text);
  if (!outcome.ok) return outcome;
  return outcome.value > WHOLE_BASIS_POINTS ? rejected("max") : accepted(outcome.value);
}
