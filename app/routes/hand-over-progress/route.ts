import { json } from "@remix-run/node";
import { requireApplicationId } from "~/features/application/application-context.server.ts";
import { readHandOverProgress } from "~/features/application/hand-over/read-hand-over.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** How far the buyer is; asked by the script of step 4. */
export const loader = defineLoader({ may: "application:edit", byItself: true }, async (portal, { params }) =>
  json({ progress: await readHandOverProgress(portal, requireApplicationId(params["applicationId"])) }),
);
