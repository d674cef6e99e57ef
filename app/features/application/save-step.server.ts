import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { saveApplication, type SaveReason } from "~/services/applications.server.ts";
import type { Application, ApplicationGoodsLine } from "~/services/application-types.ts";
import { findingsOf } from "~/services/notice.server.ts";
import type { Refusal } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { discardDraft } from "~/session/drafts.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import type { ParsedForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { draftKey } from "./application-draft.server.ts";
import type { OpenApplication } from "./open-application.server.ts";
import type { Finding, StepDefinition } from "./step-definition.ts";

/** A posted step together with the application that it belongs to. */
export type StepRequest<Schema extends z.ZodObject> = OpenApplication & {
  form: ParsedForm<Schema>;
  step: StepDefinition<Schema>;
};

/**
 * Checks and saves the posted step with the whole application (F-188).
 * @returns null when it is saved, else the answer that shows the form again with what is wrong; nothing typed is lost
 */
export async function saveStep<Schema extends z.ZodObject>(request: StepRequest<Schema>): Promise<Response | null> {
  const { form, step, application, session } = request;
  if (!form.ok) return formRefused(form);
  const next = step.apply(application, form.value);
  const findings = step.findProblems(next);
  if (findings.length > 0) return formRefused(form, { fieldErrors: byField(findings) });
  const saved = await saveApplication(request.backend, next, {
    operationId: form.operationId ?? randomUUID(),
    version: form.version,
  });
  if (!saved.ok) return formRefused(form, { status: await tellRefusal(session, saved) });
  await discardDraft(draftKey(request, step.formId));
  // 1100 on save: everything but the account is good, so the rest stays saved (F-189).
  const { accountRefused } = saved.value;
  return accountRefused === null ? null : formRefused(form, findingsOf(accountRefused, ["account"]) ?? {});
}

/** A refused save as a notice. @returns the status of the page that shows it: somebody else's save in between is a conflict (G12) */
async function tellRefusal(session: PortalSession, { reason, notice }: Refusal<SaveReason>): Promise<409 | 422> {
  const conflict = reason === "versionConflict";
  await addNotice(
    session,
    conflict ? { text: { key: "application:notices.conflict" }, variant: "warning" } : toSessionNotice(notice),
  );
  return conflict ? 409 : 422;
}

/**
 * Saves the rows of goods as a form has changed them. Rows are known by their places, so that the version from which the form
 * was shown goes along: a page that is out of date changes no other row (G12, F-188).
 * @returns null when they are saved, else the status of the answer that shows the page again
 */
export async function saveGoods(
  { backend, session, application }: OpenApplication,
  goods: ApplicationGoodsLine[],
  { operationId, version }: Pick<ParsedForm<z.ZodType>, "operationId" | "version">,
): Promise<409 | 422 | null> {
  const write = { operationId: operationId ?? randomUUID(), version: version ?? application.version };
  const saved = await saveApplication(backend, { ...application, goods }, write);
  return saved.ok ? null : tellRefusal(session, saved);
}

/** Saves the application without touching what is being typed in a form: a good of the catalogue, a chosen offer. */
export async function saveChange(open: OpenApplication, next: Application, operationId: string): Promise<boolean> {
  const saved = await saveApplication(open.backend, next, { operationId, version: open.application.version });
  if (!saved.ok) await addNotice(open.session, toSessionNotice(saved.notice));
  return saved.ok;
}

function byField(findings: readonly Finding[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of findings) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
