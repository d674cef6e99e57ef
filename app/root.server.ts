import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { loadShell } from "~/features/shell/shell.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { shell, headers } = await loadShell(request);
  return json(shell, { headers });
}
