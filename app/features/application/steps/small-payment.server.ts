import { findPaymentProblem } from "~/domain/variant-problems.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { SmallPayment } from "~/services/condition-types.ts";
import { recalculate } from "../recalculate.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { FieldIssue } from "../step-definition.ts";
import type { creditSchema } from "./credit-step.ts";

const REFUSED = 422;

/** A monthly payment that is too small, told at the duration: a shorter one makes it larger (G17). */
export function paymentFindings({ smallPayment }: { smallPayment: SmallPayment | null }): FieldIssue[] {
  const message = findPaymentProblem(smallPayment);
  return message === null ? [] : [{ field: "duration", message }];
}

/** What only the engine can say of typed terms that are right otherwise: that they come to too small a payment (G17). Null where they do not. */
export async function refuseSmallPayment({
  form,
  step,
  application,
  backend,
}: StepRequest<typeof creditSchema>): Promise<Response | null> {
  if (!form.ok) return null;
  const typed = step.apply(application, form.value);
  if (step.validate(typed).length > 0) return null;
  const [finding] = paymentFindings(await recalculate(backend, typed));
  if (finding === undefined) return null;
  return formErrorResponse(form, { status: REFUSED, fieldErrors: { [finding.field]: [finding.message] } });
}
