import { json } from "@remix-run/node";
import type { PublicPortal } from "~/request/portal.server.ts";
import { refuseWhileExpired } from "~/request/guards.server.ts";

/** The page of an address that is none: 404 where it stands (F-029); an expired session reads there that the log-in comes first, on the news (F-106). */
export async function answerNoSuchPage({ head, session }: PublicPortal) {
  await refuseWhileExpired(head, session);
  return json(null, { status: 404 });
}
