import type { StepRequest } from "../save-step.server.ts";
import type { householdSchema } from "./household-step.ts";
import { SUM_SEEN_FIELD } from "./sum-seen-field.ts";

type Pressed = StepRequest<typeof householdSchema>;

/** A page that was drawn before the sum changed saves what was typed, and the change is still to be told (F-265). */
export function keepUntold(request: Pressed): Pressed {
  const { application, form, step } = request;
  const { sumBeforeCents, sumCents } = application.credit;
  const isTold = form.posted.some(([name, value]) => name === SUM_SEEN_FIELD && value === String(sumCents));
  if (sumBeforeCents === null || isTold) return request;
  const apply: typeof step.apply = (before, values) => {
    const next = step.apply(before, values);
    return { ...next, credit: { ...next.credit, sumBeforeCents } };
  };
  return { ...request, step: { ...step, apply } };
}
