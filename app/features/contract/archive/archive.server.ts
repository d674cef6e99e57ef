import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { defineForm } from "~/forms/define-form.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { archiveContract } from "~/services/contracts.server.ts";
import { codeOf } from "~/services/faults.server.ts";

export const ARCHIVE_FORM = defineForm({
  id: "archive-contract",
  buttons: ["archiveContract"],
  fields: [],
  draft: false,
});

/** A contract whose status lets it be archived, for a user who may. */
type Open = Portal & { application: Application };

/** The page that asks before a contract goes to the archive (F-163). */
export function archivePage({ session, application }: Open) {
  const { id, version, contractNumber, buyer } = application;
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(" ");
  return { id, version, number: contractNumber ?? String(id), buyer: name, seals: formSeals(session, ARCHIVE_FORM.id) };
}

/** Archives the contract and shows it; a refusal stands above the question. */
export async function answerArchive(open: Open, read: ReadForm<typeof ARCHIVE_FORM>): Promise<Response> {
  const { session, backend, application } = open;
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const write = { operationId: form.operationId ?? randomUUID(), version: form.version };
  const archived = await auditedCall(
    { event: "contract.archived", user: session.user, subject: application.id },
    () => archiveContract(backend, application.id, write),
    ({ ok }) => ok,
  );
  // Its status lets it be archived, so what is refused for its state most likely waits for its payment: “refresh the list” would not help.
  if (!archived.ok && archived.notice.code === codeOf("wrongStatus"))
    return formErrorResponse(form, { status: 422, formErrors: ["archive:notPaidOut"] });
  if (!archived.ok) return formErrorResponse(form, { status: 422 }, { notice: archived.notice });
  const params = { number: application.contractNumber ?? String(application.id) };
  await addNotice(session, { text: { key: "archive:done", params }, variant: "success" });
  return redirect(paths.applicationStep(application.id, CONTRACT_STEP), 303);
}
