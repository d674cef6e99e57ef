import { json, redirect } from "@remix-run/node";
import type * as z from "zod";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import type { FormDefinition } from "~/forms/define-form.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { stepBeside } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";
import { successNotice } from "~/services/success-notice.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { requireStep, type ApplicationContext } from "./application-context.server.ts";
import { draftKey, withDrawn } from "./application-draft.server.ts";
import { keepRefused, saveStep, type StepRequest } from "./save-step.server.ts";
import { codeUnchangeable, FIXED_FIELD } from "./fixed-code.server.ts";
import type { WizardStep } from "./step-definition.ts";
import { stepPage, type StepPage } from "./step-page.server.ts";

/** A request that is about to be saved, as the step has completed it, or the answer in its place. */
export type PreparedSave<Schema extends z.ZodObject> = { request: StepRequest<Schema> } | { answer: Response };

export interface StepRoute<Schema extends z.ZodObject, StepData> {
  may: "application:edit";
  /** What the page shows besides the form. */
  loadStepData: (open: ApplicationContext, page: StepPage) => Promise<StepData>;
  /** What “save” and “continue” do first: a step may save more than its form says. */
  prepare?: (request: StepRequest<Schema>) => Promise<PreparedSave<Schema>>;
  /** Adds to a form that is about to be saved what follows from it; what was typed stays. */
  complete?: (open: ApplicationContext, read: ReadForm) => Promise<ReadForm>;
  /** What the step's own buttons do, by the button's name. */
  buttons?: Record<string, (request: StepRequest<Schema>) => Promise<Response>>;
}

/** The buttons that save; Enter in an old browser sends none. */
const SAVING: readonly string[] = ["continue", "save", ""];

/** Loader and action of a wizard step: the application and its place in the journey, then the page, or what the pressed button does. */
export function stepRoute<Schema extends z.ZodObject, StepData>(
  { form, load }: WizardStep<FormDefinition, Schema>,
  { may, loadStepData, prepare, complete, buttons = {} }: StepRoute<Schema, StepData>,
) {
  const loader = defineLoader({ may }, async (portal, { params }) => {
    const step = await load();
    const open = await requireStep(portal, params, step.key);
    const page = await stepPage(open, step, form);
    return json({ ...page, stepData: await loadStepData(open, page) });
  });
  const action = defineAction({ may, forms: [form] }, async (portal, posted, { params }) => {
    const step = await load();
    const read = withDrawn(posted);
    const open = await requireStep(portal, params, step.key, read);
    const page = paths.applicationStep(open.application.id, step.key);
    const answer = await answerDraftButton(portal, read, { key: draftKey(open, form.id), page });
    if (answer !== null) return answer;
    const isSaving = complete !== undefined && SAVING.includes(read.intent ?? "");
    const full = isSaving ? await complete(open, read) : read;
    const request = { ...open, form: validate(full, step.schema(portal.today)), step };
    if (read.foreign.includes(FIXED_FIELD)) return codeUnchangeable(request.form);
    return press(request);
  });
  const press = async (request: StepRequest<Schema>): Promise<Response> => {
    // Enter in an old browser names no button: it is the primary one.
    const intent = request.form.intent ?? "continue";
    const own = buttons[intent];
    if (own !== undefined) return own(request);
    if (intent === "back") return goBack(request);
    const prepared = prepare === undefined ? { request } : await prepare(request);
    return "answer" in prepared ? keepRefused(request, prepared.answer) : saveAndGoOn(prepared.request);
  };
  return { loader, action };
}

/** To the step before; what is typed waits as a draft. */
async function goBack<Schema extends z.ZodObject>(request: StepRequest<Schema>): Promise<Response> {
  const { form, step, application } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  return redirect(paths.applicationStep(application.id, stepBeside(step.key, -1)), 303);
}

/** “Save” and “continue” of every step. Both want the whole step; one that is refused waits as a draft. */
async function saveAndGoOn<Schema extends z.ZodObject>(request: StepRequest<Schema>): Promise<Response> {
  const { form, step, application } = request;
  const rejected = await saveStep(request);
  if (rejected !== null) return rejected;
  if (form.intent !== "save") return redirect(paths.applicationStep(application.id, stepBeside(step.key, 1)), 303);
  await addNotice(request.session, successNotice("applicationSaved", { number: application.id }));
  return redirect(paths.applicationStep(application.id, step.key), 303);
}
