import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import { getActionLog } from "~/services/action-log.server.ts";

/** The action log of an application; its right reaches as far as the sight of it (F-180). */
export const loader = defineLoader({ may: "application:viewLog" }, async (portal, { params }) => {
  const needed = { may: "application:viewLog", status: "view" } as const;
  const { application, backend } = await requireApplication(portal, params, needed);
  const log = await getActionLog(backend, application.id);
  if (!log.ok) throw refusalPage(log.notice);
  const { id, contractNumber, status } = application;
  return json({ id, contractNumber, status, ...log.value });
});
