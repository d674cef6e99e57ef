import { json } from "@remix-run/node";
import { confineLimitedSession } from "~/features/login/confine-limited-session.server.ts";
import { loadShell } from "~/features/shell/shell.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "open" }, async (portal) => {
  const astray = await confineLimitedSession(portal.head);
  if (astray !== null) throw astray;
  const { shell, headers } = await loadShell(portal);
  return json(shell, { headers });
});
