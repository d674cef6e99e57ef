import { redirect } from "@remix-run/node";
import * as z from "zod";
import { openSession } from "~/flows/verification/device/open-session.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { paths } from "~/paths/paths.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { sessionStart } from "~/session/portal-session.ts";
import { portalRecords } from "~/store/portal-store.server.ts";
import { CHANGE_USER_FORM } from "./change-user-form.ts";

const change = z.object({
  start: sessionStart,
  named: z.object({ path: z.string(), role: z.number().nullable() }).nullable(),
});
type Change = z.output<typeof change>;

/** The log-in that waits for a session's user to agree, sealed under the session's id. */
const CHANGE = { name: "change-user", schema: change };

const ANSWERED_WITHIN_MS = 5 * 60_000;

/**
 * Opens the session of a link or ticket. A session of another user is never replaced without that user's word: any page of the web can hold a stranger's link,
 * and this one's open forms would go into that account (R-C25).
 */
export async function openOrAsk(portal: PublicPortal, { start, named }: Change): Promise<Response> {
  const { session } = portal;
  if (session === null || session.user.id === start.user.id) return openSession(portal, start, named);
  await (await portalRecords()).save(CHANGE, session.id, { start, named }, ANSWERED_WITHIN_MS);
  return redirect(paths.changeUser(), 303);
}

/** The page that names both users and asks; null when nothing waits for this session's user. */
export async function findChangePage({ session, url }: PublicPortal) {
  if (session === null || url.pathname + url.search !== paths.changeUser()) return null;
  const found = await (await portalRecords()).find(CHANGE, session.id);
  if (found === null) return null;
  const present = toName(session);
  return {
    view: "change" as const,
    present,
    next: toName(found.value.start),
    seals: formSeals(session, CHANGE_USER_FORM.id),
  };
}

/** Ends the session and begins the other user's; once, and only for the session that was asked. */
export async function changeUser(portal: PublicPortal, { stale }: Pick<ReadForm, "stale">): Promise<Response> {
  const { session } = portal;
  if (stale || session === null) return redirect(paths.changeUser(), 303);
  const records = await portalRecords();
  const found = await records.find(CHANGE, session.id);
  const isFirst = await records.remove(CHANGE, session.id);
  if (found === null || !isFirst) return redirect(paths.news(), 303);
  return openSession(portal, found.value.start, found.value.named);
}

const toName = ({ user }: Pick<Change["start"], "user">) => ({ fullName: user.fullName, login: user.login });
