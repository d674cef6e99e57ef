import type { Application } from "~/services/application-types.ts";
import { withoutEmpty } from "../replay-step.ts";
import type { FormFields } from "../step-definition.ts";
import { NOTHING_COMPUTED, summarise, type Summary } from "../summary.ts";
import { creditSchema, creditStep } from "./credit-step.ts";

/** The application with what was typed, and with what is saved in place of each field that is wrong by itself; null where that is no whole form either. */
function withRight(application: Application, typed: FormFields): Application | null {
  const [right, saved] = [withoutEmpty(typed), withoutEmpty(creditStep.toFields(application))];
  const fields = Object.entries(creditSchema.shape).map(([name, schema]) => [
    name,
    schema.safeParse(right[name]).success ? right[name] : saved[name],
  ]);
  const parsed = creditSchema.safeParse(Object.fromEntries(fields));
  return parsed.success ? creditStep.apply(application, parsed.data) : null;
}

/**
 * Summary of a form with a wrong field: what is typed right counts, and nothing is priced, because a price would be that of another day or duration (F-268). None,
 * so that the saved terms stay, where too little is typed.
 */
export function summaryOfRight(application: Application, typed: FormFields): { summary?: Summary } {
  const right = withRight(application, typed);
  return right === null ? {} : { summary: summarise(right, NOTHING_COMPUTED) };
}
