import { redirect } from "@remix-run/node";
import { requireApplicationId } from "~/features/application/application-context.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** An application's address without a step leads to the step where it stands (decision under G01). */
export const loader = defineLoader({ may: "application:view" }, (_portal, { params }) =>
  redirect(paths.loadApplication(requireApplicationId(params["applicationId"]))),
);

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function ApplicationWithoutStepPage() {
  return null;
}
