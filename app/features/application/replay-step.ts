import type * as z from "zod";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Application } from "~/services/application-types.ts";
import type { FormFields, StepDefinition } from "./step-definition.ts";

/** A form that is posted leaves its empty fields out; so does the replay. */
export function withoutEmpty(fields: FormFields): FormFields {
  const filled = Object.entries(fields).flatMap(([name, value]): [string, string | FormFields][] => {
    if (value === undefined || value === "") return [];
    return [[name, typeof value === "string" ? value : withoutEmpty(value)]];
  });
  return Object.fromEntries(filled);
}

/** Whether the saved application passes the step as if its form were posted again now. */
export function isStepComplete<Schema extends z.ZodObject>(
  step: StepDefinition<Schema>,
  application: Application,
  today: IsoDay,
): boolean {
  if (!step.schema(today).safeParse(withoutEmpty(step.toFields(application))).success) return false;
  return step.validate(application).length === 0;
}
