import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formSeals } from "~/forms/csrf.server.ts";
import { defineForm } from "~/forms/define-form.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { deleteApplication } from "~/services/applications.server.ts";
import { requireApplication } from "./application-context.server.ts";
import { deleteOpened } from "./opened-applications.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

export const DELETE_FORM = defineForm({
  id: "delete-application",
  buttons: ["deleteApplication"],
  fields: [],
  draft: false,
});

const NEEDED = { may: "application:delete", status: "delete" } as const;

/** The page that asks before an application is deleted (F-190). */
export async function deletionPage(portal: Portal, params: Params) {
  const { application, session } = await requireApplication(portal, params, NEEDED);
  const { id, version, buyer } = application;
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(" ");
  return { id, version, buyer: name, seals: formSeals(session, DELETE_FORM.id) };
}

/** Deletes the application once it is confirmed; a refusal of the back end is a page. */
export async function answerDeletion(portal: Portal, read: ReadForm<typeof DELETE_FORM>, params: Params) {
  const { application, session, backend } = await requireApplication(portal, params, NEEDED);
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const deleted = await deleteApplication(backend, application.id, {
    operationId: form.operationId ?? randomUUID(),
    version: form.version,
  });
  if (!deleted.ok) throw refusalPage(deleted.notice);
  await deleteOpened(session, application.id);
  const { id: number } = application;
  await addNotice(session, { text: { key: "application:deletion.done", params: { number } }, variant: "success" });
  return redirect(paths.applications(), 303);
}
