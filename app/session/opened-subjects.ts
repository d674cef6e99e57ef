import type { PortalSession } from "./portal-session.ts";

/** Under these names a session remembers what was opened in it: ids, the last one first, and the one that is being worked on (F-196). */
export const OPENED = "openedApplications";
export const CURRENT = "currentApplication";

type Remembering = Pick<PortalSession, "additional">;

/** Ids of what this session has opened, the last one first. */
export const openedSubjects = ({ additional }: Remembering): string[] =>
  String(additional[OPENED] ?? "")
    .split(",")
    .filter(Boolean);

/** The id that this session works on, where an address without one goes on; null when there is none. */
export const currentSubject = ({ additional }: Remembering): string | null => {
  const id = additional[CURRENT];
  return typeof id === "number" ? String(id) : null;
};
