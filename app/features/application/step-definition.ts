import type * as z from "zod";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Application } from "~/services/application-types.ts";
import type { StepKey, StepNumber } from "./step-table.ts";

/** What a form shows: text by field name, nested as the names are (`address.city`). */
export type FormFields = { [name: string]: string | undefined | FormFields };

/** A finding that needs the application and not just the form: an issue message at a field. */
export type Finding = { field: string; message: string };

/**
 * One step whose form is saved into the application. Progress is derived by replaying it: a step is complete when the
 * saved application, written back into its form, passes its schema and its findings.
 */
export type StepDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  number: StepNumber;
  key: StepKey;
  /** The form's name: seals its CSRF token and keys its draft. */
  formId: string;
  schema: (today: IsoDay) => Schema;
  toFields: (application: Application) => FormFields;
  apply: (application: Application, values: z.output<Schema>) => Application;
  findProblems: (application: Application) => Finding[];
};
