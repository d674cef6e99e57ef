import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { refuseStrayVisit } from "~/features/login/stray-visit.server.ts";
import { loadShell } from "~/features/shell/shell.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const astray = await refuseStrayVisit(request);
  if (astray !== null) throw astray;
  const { shell, headers } = await loadShell(request);
  return json(shell, { headers });
}
