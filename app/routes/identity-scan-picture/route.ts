import { requireApplicationId } from "~/features/application/application-context.server.ts";
import { readScanPicture } from "~/features/application/scan/read-scan.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** A picture that has come for the seller, who compares it with what was read of it (F-320). */
export const loader = defineLoader({ may: "application:edit" }, (portal, { params }) =>
  readScanPicture(portal, requireApplicationId(params["applicationId"]), params["side"]),
);
