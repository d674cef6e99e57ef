import type { PortalSession } from "~/session/portal-session.ts";
import { changeSession } from "~/session/session.server.ts";
import type { CodeContact } from "../code-flow.server.ts";

/** Where the session notes the contact of each way that its user has proved by a code. */
const NOTES = { 1: "provedEmail", 2: "provedPhone" } as const;

/** Whether a code has proved this contact by this way in this session: it needs no other one (F-136). */
export const isProved = ({ additional }: PortalSession, { method, contact }: CodeContact): boolean =>
  additional[NOTES[method]] === contact.toLowerCase();

/** Notes it. @returns the session as it is now */
export const noteProved = (session: PortalSession, { method, contact }: CodeContact): Promise<PortalSession> =>
  changeSession(session, ({ additional }) => ({
    additional: { ...additional, [NOTES[method]]: contact.toLowerCase() },
  }));

/** Forgets it: the back end does not know of it any more. */
export const forgetProved = (session: PortalSession, { method }: CodeContact): Promise<PortalSession> =>
  changeSession(session, ({ additional }) => ({ additional: { ...additional, [NOTES[method]]: null } }));
