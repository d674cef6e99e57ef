import { validate } from "~/forms/validate.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { creditSchema } from "./credit-step.ts";

type Pressed = StepRequest<typeof creditSchema>;

/** The form with the duration of the pressed row of the price ladder, as if it had been typed. */
export function withDuration({ form, step, today }: Pressed): Pressed["form"] {
  const duration = ["duration", String(form.intentIndex ?? "")] as const;
  const isOther = ([name]: readonly [string, unknown]) => name !== "duration";
  const entries = [...form.entries.filter(isOther), duration];
  return validate({ ...form, entries, posted: [...form.posted.filter(isOther), duration] }, step.schema(today));
}
