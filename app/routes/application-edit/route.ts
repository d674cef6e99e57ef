import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireApplicationId } from "~/features/application/open-application.server.ts";
import { paths } from "~/paths.ts";
import { requireUser } from "~/session/guards.server.ts";

/** An application's address without a step leads to the step where it stands (decision under G01). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireUser(request);
  return redirect(paths.loadApplication(requireApplicationId(params["applicationId"])));
}

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function ApplicationWithoutStepPage() {
  return null;
}
