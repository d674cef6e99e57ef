import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type * as z from "zod";
import { isoDayInVilnius } from "~/domain/iso-day.ts";
import { portalClock } from "~/platform/clock.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { successNotice } from "~/services/success-notice.ts";
import { discardDraft, saveDraft } from "~/session/drafts.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import { draftKey } from "./application-draft.server.ts";
import { keepingTyped, openStep, type OpenApplication } from "./open-application.server.ts";
import { saveStep, type StepRequest } from "./save-step.server.ts";
import type { StepDefinition } from "./step-definition.ts";
import { stepPage } from "./step-page.server.ts";
import { switchLanguage } from "~/session/switch-language.server.ts";
import { paths } from "~/paths.ts";

/** The buttons that every step has, the primary one first. */
const COMMON_BUTTONS = ["continue", "save", "back", "discardDraft", "keepDraft", "otherLanguage"];

export type StepRoute<Schema extends z.ZodObject, Extras> = {
  step: StepDefinition<Schema>;
  /** What the page shows besides the form. */
  loadExtras: (open: OpenApplication, request: Request) => Promise<Extras>;
  /** What the step's own buttons do, by the button's name. */
  buttons?: Record<string, (request: StepRequest<Schema>) => Promise<Response>>;
};

/** The loader of a wizard step: guard, application, place in the journey, form values, extras. */
export function makeStepLoader<Schema extends z.ZodObject, Extras>({ step, loadExtras }: StepRoute<Schema, Extras>) {
  return withFaultPages(async (args: LoaderFunctionArgs) => {
    const open = await openStep(args, step.number);
    const [page, extras] = await Promise.all([stepPage(open, step), loadExtras(open, args.request)]);
    return json({ ...page, extras });
  });
}

/**
 * The action of a wizard step. What was typed is kept as a draft when the session is over, and when the back end fails in
 * the middle (O2), so the error page that follows loses nothing.
 */
export function makeStepAction<Schema extends z.ZodObject, Extras>({ step, buttons = {} }: StepRoute<Schema, Extras>) {
  return withFaultPages(async (args: ActionFunctionArgs) => {
    const schema = step.schema(isoDayInVilnius(new Date(portalClock.now())));
    const form = await parseForm(args.request, {
      formId: step.formId,
      schema,
      buttons: [...COMMON_BUTTONS, ...Object.keys(buttons)],
    });
    const draft = form.draft({ route: step.formId, subject: args.params["applicationId"] ?? null });
    const open = await openStep(args, step.number, draft);
    if (form.intent === "otherLanguage") return switchLanguage(args.request, draftKey(open, step.formId), form.entries);
    const request = { ...open, form, step };
    return keepingTyped(open.session, draft, () => (buttons[form.intent ?? ""] ?? answerCommonButton)(request));
  });
}

async function answerCommonButton<Schema extends z.ZodObject>(request: StepRequest<Schema>): Promise<Response> {
  const { form, step, application } = request;
  const key = draftKey(request, step.formId);
  const own = paths.applicationStep(application.id, step.number);
  if (form.intent === "discardDraft") await discardDraft(key);
  if (form.intent === "discardDraft") return redirect(own, 303);
  if (form.intent === "keepDraft" || form.intent === "back") await saveDraft(key, form.entries);
  if (form.intent === "keepDraft") return json({});
  if (form.intent === "back") return redirect(paths.applicationStep(application.id, step.number - 1), 303);
  const refused = await saveStep(request);
  if (refused !== null) return refused;
  if (form.intent !== "save") return redirect(paths.applicationStep(application.id, step.number + 1), 303);
  await addNotice(request.session, successNotice("applicationSaved", { number: application.id }));
  return redirect(own, 303);
}
