import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { loadServiceStatuses } from "~/features/shell/load-service-statuses.server.ts";

/** The badges of the managers' top bar as JSON, asked for every three minutes (F-037, F-408). */
export async function loader({ request }: LoaderFunctionArgs) {
  const answer = await loadServiceStatuses(request);
  return answer.ok ? json(answer.value) : json({ reason: answer.reason }, answer.reason === "guest" ? 401 : 403);
}
