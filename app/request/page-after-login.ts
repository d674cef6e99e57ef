import { findRole } from "~/domain/enumerations/role.ts";
import { mayOpenSettings, type SettingsGuard } from "~/domain/settings-guard.ts";
import { destinationAfterLogin } from "~/paths/destinations.ts";
import { paths, SCREENS } from "~/paths/paths.ts";
import { pageOfFile } from "./wanted-file.server.ts";
import { reportPaths } from "~/paths/report-paths.ts";

/** Pages whose query says what they show (F-072); of all others only the path is gone to (R-B12). */
const WITH_QUERY: readonly string[] = [
  paths.applications(),
  paths.reports(),
  reportPaths.month(),
  paths.spreadsheet(),
  SCREENS.accounts,
  SCREENS.ratings,
  SCREENS.permits,
];

/** Remembered for any user: the page is about the log-in itself (decision under G03). */
const EXEMPT: readonly string[] = [paths.notFound(), paths.passwordUpdate(), paths.verifyDevice()];

/** The page, and the file of it that was wanted. */
export type PageAfterLogin = { page: string; file: string | null };

/**
 * Where a finished log-in leads (F-068): to the page that was wanted before it, if it is one of ours, was wanted in the same role
 * or by no known user, and is open to this role; else to the news. Which rights a page asks for, it says itself: `leaveLanding`.
 * @param wanted path with query, and the role in which it was wanted
 * @param user.settingsGuard whom the chosen reading lets into the settings (F-148)
 */
export function pageAfterLogin(
  wanted: { path: string; role: number | null } | null,
  user: { role: number; settingsGuard: SettingsGuard },
): PageAfterLogin {
  const [path = "", query = ""] = splitQuery(wanted?.path ?? "");
  const wantedRole = wanted?.role ?? null;
  const isSameRole = wantedRole === null || wantedRole === user.role;
  const news = { page: paths.news(), file: null };
  if (!isOpenTo(path, user) || !(isSameRole || EXEMPT.includes(path))) return news;
  const cleaned = new URLSearchParams(query).toString();
  const withQuery = (page: string) => (cleaned === "" ? page : `${page}?${cleaned}`);
  const file = pageOfFile(path);
  if (file !== null) return { page: file.keepsQuery ? withQuery(file.page) : file.page, file: withQuery(path) };
  if (destinationAfterLogin(path) !== path) return news;
  return { page: WITH_QUERY.includes(path) ? withQuery(path) : path, file: null };
}

function splitQuery(path: string): [path: string, query: string] {
  const at = path.indexOf("?");
  return at < 0 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
}

/** The settings are the one page that not every role may open. */
const isOpenTo = (path: string, { role, settingsGuard }: { role: number; settingsGuard: SettingsGuard }): boolean =>
  path !== paths.settings() || mayOpenSettings(findRole(role), settingsGuard);
