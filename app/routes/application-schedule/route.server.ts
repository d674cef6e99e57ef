import { json } from "@remix-run/node";
import { limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { scheduleOf } from "~/features/application/schedule-page.server.ts";
import { isPrintable } from "~/features/contract/print-document.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:view" }, async (portal, { params }) => {
  const open = await requireApplication(portal, params, { may: "application:view", status: "view" });
  return json({
    applicationId: open.application.id,
    schedule: await scheduleOf(open),
    limit: limitKindOf(open.application.contractType),
    printable: isPrintable(open, open.application),
  });
});
