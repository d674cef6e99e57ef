import { json } from "@remix-run/node";
import { requireApplicationId } from "~/features/application/application-context.server.ts";
import { readProgress } from "~/features/application/scan/read-scan.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** What has become of the pictures that the seller waits for; asked by the script of step 4. */
export const loader = defineLoader({ may: "application:edit", byItself: true }, async (portal, { params }) =>
  json({ progress: await readProgress(portal, requireApplicationId(params["applicationId"])) }),
);
