import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/session/guards.server.ts";

/** Says 403 to somebody who is logged in; a guest has no page here and logs in first (F-028, F-031). */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return json(null, { status: 403 });
}
