import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { deleteDocument } from "~/services/uploads.server.ts";
import { DELETE_UPLOAD_FORM } from "./upload-forms.ts";
import { readUploads, type Open, type UploadRow } from "./uploads-page.server.ts";

async function requireUpload(open: Open, upload: string | undefined): Promise<UploadRow> {
  const row = (await readUploads(open)).rows.find(({ id }) => String(id) === upload);
  if (row === undefined) throw notFoundPage();
  return row;
}

/** The page that asks before an uploaded file is deleted (F-332). */
export async function deleteUploadPage(open: Open, upload: string | undefined) {
  const { id, fileName, owner, number } = await requireUpload(open, upload);
  const seals = formSeals(open.session, DELETE_UPLOAD_FORM.id);
  return { applicationId: open.application.id, id, fileName, owner, number, seals };
}

/** Deletes the file once it is confirmed. One that is gone already, by a second press, is what was asked for; none is
 * deleted while a signature is waited for (F-361). */
export async function answerDeleteUpload(
  open: Open,
  read: ReadForm<typeof DELETE_UPLOAD_FORM>,
  upload: string | undefined,
): Promise<Response> {
  const { application, backend, session } = open;
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const page = paths.applicationUploads(application.id);
  const { rows, received } = await readUploads(open);
  const row = rows.find(({ id }) => String(id) === upload);
  if (row === undefined) return redirect(page, 303);
  if (received.isSignatureAwaited) {
    await addNotice(session, { text: { key: "uploads:signatureAwaited" }, variant: "warning" });
    return redirect(page, 303);
  }
  const deletion = { applicationId: application.id, documentId: row.id };
  const about = { event: "document.deleted", user: session.user, subject: application.id } as const;
  const deleted = await auditedCall(
    about,
    () => deleteDocument(backend, deletion, form.operationId ?? randomUUID()),
    ({ ok }) => ok,
  );
  if (!deleted.ok && deleted.reason !== "noRecords") throw refusalPage(deleted.notice);
  await addNotice(session, {
    text: { key: "uploads:deletion.done", params: { name: row.fileName } },
    variant: "success",
  });
  return redirect(page, 303);
}
