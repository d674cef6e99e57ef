import type * as z from "zod";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Application } from "~/services/application-types.ts";
import type { LocalisedText } from "~/services/localised-text.ts";
import type { FormDefinition } from "~/forms/define-form.ts";
import type { FormFields as FieldTexts } from "~/forms/field-texts.ts";
import type { Labelled } from "~/forms/label-types.ts";
import type { StepKey } from "~/paths/application-steps.ts";

/** What the form of a step shows. */
export type FormFields = FieldTexts;

/** A finding that needs the application and not just the form: an issue message at a field. */
export type FieldIssue = { field: string; message: string };

/** What the back end calls the choices of a field, by field name: the variants of a shop, the packages of an insurance. */
export type ChoiceTitles = Record<string, { value: string; title: LocalisedText }[]>;

/**
 * One step whose form is saved into the application. Progress is derived by replaying it: a step is complete when the
 * saved application, written back into its form, passes its schema and its findings.
 */
export type StepDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  key: StepKey;
  schema: (today: IsoDay) => Schema;
  toFields: (application: Application) => FormFields;
  /** What the form proposes in place of what is saved, as long as nothing is typed; it is saved when its user sends the form, and completes no step before. */
  preset?(application: Application): FormFields;
  /** A method, so that a step is also a step of unknown values. */
  apply(application: Application, values: z.output<Schema>): Application;
  validate: (application: Application) => FieldIssue[];
  /** What keeps the saved step from being done, though its form may be saved: the back end has said no to what was chosen. */
  isSettled?: (application: Application) => boolean;
  /** What the form chooses and another call takes over: the offer. */
  taken?(values: z.output<Schema>): FormFields;
  /** Fields that are chosen from what is offered for one version of the application: in a draft they end with that version. */
  offered?: readonly string[];
  /** Where a field is chosen from a list of the back end. */
  titles?: (application: Application) => ChoiceTitles;
};

/** A step as its page, its route and the journey know it. */
export interface WizardStep<Form extends FormDefinition, Schema extends z.ZodObject> {
  /** Sealed into CSRF tokens, key of drafts. */
  form: Form;
  /** A page is drawn before its schema is fetched: the browser asks for the definition when the form is first touched. */
  load: () => Promise<StepDefinition<Schema>>;
}

/** Defines a step by its form and its definition; a field without a label does not compile. */
export const defineStep = <Form extends FormDefinition, Schema extends z.ZodObject>(
  form: Labelled<Form, z.input<Schema>>,
  load: () => Promise<StepDefinition<Schema>>,
): WizardStep<Form, Schema> => ({ form, load });
