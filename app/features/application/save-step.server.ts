import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import type * as z from "zod";
import { getApplication } from "~/services/applications.server.ts";
import type { Write } from "~/services/write.ts";
import type { Application, ApplicationGoodsLine } from "~/services/application-types.ts";
import { toIssueMessage } from "~/services/notice.server.ts";
import type { Refusal } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { deleteDraft, saveDraft } from "~/store/drafts.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { ParsedForm } from "~/forms/validate.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { draftKey } from "./application-draft.server.ts";
import type { ApplicationContext } from "./application-context.server.ts";
import { countryTitles } from "./country-titles.server.ts";
import { versionOf } from "./drawn-version.server.ts";
import { saveOwn } from "./own-saves.server.ts";
import { buttonOf, needsChoice, overwritesUnseen, sayConflict, toConflict } from "./save-conflict.server.ts";
import type { StepAnswer } from "./step-answer.ts";
import type { FieldIssue, StepDefinition } from "./step-definition.ts";

const CONFLICT = 409;
const REFUSED = 422;

/** A posted step together with the application that it belongs to. */
export type StepRequest<Schema extends z.ZodObject> = ApplicationContext & {
  form: ParsedForm<Schema>;
  step: StepDefinition<Schema>;
  /** What its step has found in fields that are right by themselves, told in one round with those that are not. */
  beside?: readonly FieldIssue[];
};

const REFUSED_FROM = 400;

/**
 * What is refused before anything is saved waits as a draft: without script nothing else keeps it when the seller looks elsewhere before mending it (O2).
 * A page with an old token keeps nothing.
 */
export async function keepRefused<Schema extends z.ZodObject>(
  request: StepRequest<Schema>,
  refused: Response,
): Promise<Response> {
  const { form } = request;
  if (refused.status >= REFUSED_FROM && !form.stale)
    await saveDraft(draftKey(request, form.definition.id), form.entries);
  return refused;
}

/**
 * Checks and saves the posted step with the whole application (F-188).
 * @returns null when it is saved, else the answer that shows the form again with what is wrong; nothing typed is lost
 */
export async function saveStep<Schema extends z.ZodObject>(request: StepRequest<Schema>): Promise<Response | null> {
  const { form, application, step } = request;
  if (!form.ok) {
    const fieldErrors = byField([...outsideForm(request), ...(request.beside ?? [])]);
    return keepRefused(request, formErrorResponse(form, { fieldErrors }));
  }
  const sides = {
    drawn: form.version,
    mine: mineOf(step, application, form.value),
    theirs: step.toFields(application),
  };
  if (overwritesUnseen(sides)) return settleConflict(request, form.value);
  const attempt = { operationId: form.operationId ?? randomUUID(), version: versionOf(form.version) };
  const saved = await saveValues(request, form.value, attempt);
  return saved === "stale" ? settleConflict(request, form.value) : saved;
}

/** Saves the values of the step into the application. `stale`: another save was faster. */
async function saveValues<Schema extends z.ZodObject>(
  request: StepRequest<Schema>,
  values: z.output<Schema>,
  write: Write,
): Promise<Response | null | "stale"> {
  const { form, step, application, session } = request;
  const next = step.apply(application, values);
  const findings = step.validate(next);
  if (findings.length > 0) return keepRefused(request, formErrorResponse(form, { fieldErrors: byField(findings) }));
  const saved = await saveOwn(request, next, write);
  if (!saved.ok && saved.reason === "versionConflict") return "stale";
  if (!saved.ok) return keepRefused(request, formErrorResponse(form, { status: await notifyRefusal(session, saved) }));
  await deleteDraft(draftKey(request, form.definition.id));
  // 1100 on save: everything but the account is good, so the rest stays saved (F-189).
  const { accountRefused } = saved.value;
  if (accountRefused === null) return null;
  const fieldErrors = { [await refusedAccountOf(request, next)]: [toIssueMessage(accountRefused)] };
  return formErrorResponse(form, { fieldErrors });
}

/**
 * A save that came late (1101). Where the other one has left this form's fields alone it is saved as well; else both values of each field stand on the page to
 * be chosen from, and what was typed is kept (G12, O2).
 */
async function settleConflict<Schema extends z.ZodObject>(
  late: StepRequest<Schema>,
  values: z.output<Schema>,
): Promise<Response | null> {
  const { form, step, backend } = late;
  const now = await getApplication(backend, late.application.id);
  if (!now.ok) return keepRefused(late, formErrorResponse(form, { status: await notifyRefusal(late.session, now) }));
  const request = { ...late, application: now.value };
  const theirs = step.toFields(now.value);
  const sides = { drawn: form.version, mine: mineOf(step, now.value, values), theirs };
  if (!needsChoice(sides)) {
    const saved = await saveValues(request, values, { operationId: randomUUID(), version: now.value.version });
    if (saved !== "stale") return saved;
  }
  await sayConflict(request, now.value);
  const titles = step.titles?.(now.value) ?? {};
  const posted = { version: now.value.version, button: buttonOf(form), entries: form.entries, titles };
  const conflict = toConflict(sides, posted);
  const named = { ...titles, ...(await countryTitles(request.session, conflict.rows)) };
  return keepRefused(
    late,
    json({ conflict: { ...conflict, titles: named } } satisfies StepAnswer, { status: CONFLICT }),
  );
}

/** The form as it would be saved into the application, in the words of its fields. */
const mineOf = <Schema extends z.ZodObject>(
  step: StepDefinition<Schema>,
  application: Application,
  values: z.output<Schema>,
) => ({ ...step.toFields(step.apply(application, values)), ...step.taken?.(values) });

/** A refused save as a notice. @returns the status of the page that shows it */
async function notifyRefusal(session: PortalSession, { notice }: Refusal<string>): Promise<422> {
  await addNotice(session, toSessionNotice(notice));
  return REFUSED;
}

/**
 * Saves the rows of goods as a form has changed them. Rows are known by their places, so that the version from which the form
 * was shown goes along: a page that is out of date changes no other row (G12, F-188).
 * @returns null when they are saved, else the status of the answer that shows the page again
 */
export async function saveGoods(
  open: ApplicationContext,
  goods: ApplicationGoodsLine[],
  { operationId, version }: Pick<ParsedForm<z.ZodType>, "operationId" | "version">,
): Promise<409 | 422 | null> {
  const { application, session } = open;
  const write = { operationId: operationId ?? randomUUID(), version: versionOf(version) ?? application.version };
  const saved = await saveOwn(open, { ...application, goods }, write);
  if (saved.ok) return null;
  if (saved.reason !== "versionConflict") return notifyRefusal(session, saved);
  await sayConflict(open, application);
  return CONFLICT;
}

/** Saves the application without touching what is being typed in a form: a good of the catalogue, a chosen offer. */
export async function saveChange(open: ApplicationContext, next: Application, operationId: string): Promise<boolean> {
  const saved = await saveOwn(open, next, { operationId, version: open.application.version });
  if (!saved.ok) await addNotice(open.session, toSessionNotice(saved.notice));
  return saved.ok;
}

/** Findings about what is saved and no field of the form, such as the goods: they come with the fields' own, in one round. */
const outsideForm = <Schema extends z.ZodObject>({ form, step, application }: StepRequest<Schema>): FieldIssue[] =>
  step.validate(application).filter(({ field }) => !form.definition.fields.includes(field.split(".")[0] ?? ""));

/** The account that the back end has not taken: the one that is saved otherwise than it was sent (F-189). */
async function refusedAccountOf(
  { backend }: ApplicationContext,
  sent: Application,
): Promise<"account" | "creditorAccount"> {
  const saved = await getApplication(backend, sent.id);
  const isOwnTaken = saved.ok && saved.value.credit.accountNumber === sent.credit.accountNumber;
  return isOwnTaken ? "creditorAccount" : "account";
}

function byField(findings: readonly FieldIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of findings) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
