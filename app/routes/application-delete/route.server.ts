import { randomUUID } from "node:crypto";
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { openApplication } from "~/features/application/open-application.server.ts";
import { forgetOpened } from "~/features/application/opened-applications.server.ts";
import { paths } from "~/paths.ts";
import { deleteApplication } from "~/services/applications.server.ts";
import { refusalPage, withFaultPages } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async (args: LoaderFunctionArgs) => {
  const { application, session } = await openApplication(args);
  const { id, version, buyer } = application;
  return json({
    id,
    version,
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    seals: formSeals(session, "delete-application"),
  });
});

export const action = withFaultPages(async (args: ActionFunctionArgs) => {
  const form = await parseForm(args.request, {
    formId: "delete-application",
    schema: z.object({}),
    buttons: ["deleteApplication"],
  });
  const { application, session, backend } = await openApplication(args);
  if (!form.ok) return formRefused(form);
  const deleted = await deleteApplication(backend, application.id, {
    operationId: form.operationId ?? randomUUID(),
    version: form.version,
  });
  if (!deleted.ok) throw refusalPage(deleted.notice);
  await forgetOpened(session, application.id);
  await addNotice(session, {
    text: { key: "application:deletion.done", params: { number: application.id } },
    variant: "success",
  });
  return redirect(paths.applications(), 303);
});
