import { findRole, Role } from "~/domain/enumerations/role.ts";
import type { Language } from "~/domain/language.ts";
import { TEST_VERSION_LABEL } from "~/domain/limits.ts";
import { mayOpenSettings } from "~/domain/settings-guard.ts";
import { findLanguageInUrl, getFixedT, getLocale } from "~/i18n/i18n.server.ts";
import { languageCookie } from "~/i18n/language-cookie.ts";
import type { TextParams } from "~/i18n/use-text.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { Company, OutsideAddresses } from "~/platform/outside-world.ts";
import { formSeals } from "~/session/csrf.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { sessionFacts, type SessionFacts } from "~/session/session-facts.server.ts";
import { touchSession } from "~/session/session.server.ts";
import { getVisit, type Visit } from "~/session/visit.server.ts";
import type { ServiceStatusesContent } from "~/ui/frame/service-statuses-content.ts";
import type { StandingNote } from "~/ui/frame/standing-notes.tsx";
import type { NoticeContent } from "~/ui/notice.tsx";
import { formatZoom } from "~/ui/zoom.ts";
import { menuOf, type MenuEntry, type Viewer } from "./menu-table.ts";
import { noticesOfPage } from "./page-notices.server.ts";
import { toServiceContent } from "./service-content.ts";
import { standingNotes } from "./standing-notes.server.ts";
import { readServiceStatuses } from "./watch-services.server.ts";
import { findZoomInUrl, readZoom, zoomCookie } from "./zoom-cookie.ts";

/** The signed-in person as the frame shows him, and the ways that it offers him. */
export type ShellUser = { fullName: string; login: string; menu: MenuEntry[]; settingsTo: string | null };

/** Whom a seller may ask; null for managers. */
export type ShellHelp = { phone: string; managerEmail: string | null };

export type Shell = {
  language: Language;
  zoomPercent: number;
  /** Null for guests, for log-ins that are limited or not verified, and while the session has expired: they get the public frame (F-051, F-052, F-157). */
  user: ShellUser | null;
  /** Somebody who may work here once he has logged in again. */
  isExpired: boolean;
  session: SessionFacts | null;
  /** The kept notice of the expiry, drawn by the session watch. */
  expiryNotice: string | null;
  help: ShellHelp | null;
  /** For managers only (F-037). */
  services: ServiceStatusesContent | null;
  standingNotes: StandingNote[];
  /** In the page's language: the page itself holds the texts of its own route only. */
  notices: NoticeContent[];
  /** Tokens of the frame's own small forms. */
  seals: { logout: string; preferences: string; session: string };
  company: Company;
  outside: OutsideAddresses;
  /** Shown where the portal is tried out, never in production (F-426). */
  testVersion: string | null;
};

/** A page is not held up by the states of outside systems for longer than this (G15). */
const STATUS_PATIENCE_MS = 500;

/** What the frame of every page needs, and the cookies that go with it. A guest gets the public frame. */
export async function loadShell(request: Request): Promise<{ shell: Shell; headers: Headers }> {
  const visit = await getVisit(request);
  const language = await getLocale(request);
  const translate = translatorOf(language);
  const signedIn = visit.session?.stage === "full" ? visit.session : null;
  const session = signedIn === null || signedIn.expired ? null : await touchSession(signedIn);
  const [{ notices, expiryNotice }, notes, services] = await Promise.all([
    noticesOfPage(request, visit, { language, translate }),
    standingNotes(request, session, translate),
    managersServices(session, language),
  ]);
  const { company, outside, production } = environment();
  const shell: Shell = {
    language,
    zoomPercent: readZoom(request),
    isExpired: signedIn?.expired === true,
    session: sessionFacts(session ?? visit.session),
    expiryNotice,
    user: session === null ? null : toUser(session),
    help: session === null || isManager(session) ? null : toHelp(session, company),
    services,
    standingNotes: notes,
    notices,
    seals: {
      logout: formSeals(visit, "logout").csrf,
      preferences: formSeals(visit, "preferences").csrf,
      session: formSeals(visit, "session").csrf,
    },
    company,
    outside,
    testVersion: production ? null : TEST_VERSION_LABEL,
  };
  return { shell, headers: cookiesOf(request, visit) };
}

/** Looks up keys of any namespace (`application:notices.noDraft`). */
export function translatorOf(language: Language): (key: string, params?: TextParams) => string {
  const translate: (key: string, params: TextParams) => unknown = getFixedT(language, "shell") as never;
  return (key, params = {}) => String(translate(key, params));
}

/** What the address asks for is remembered for a year: the language (`?lang=`, F-043) and the zoom (`?zoom=`, F-044). */
function cookiesOf(request: Request, visit: Visit): Headers {
  const headers = new Headers(visit.cookies);
  const secure = environment().https;
  const now = portalClock.now();
  const language = findLanguageInUrl(request);
  const zoom = findZoomInUrl(request);
  if (language !== null) headers.append("Set-Cookie", languageCookie(language, { secure, now: new Date(now) }));
  if (zoom !== null) headers.append("Set-Cookie", zoomCookie(formatZoom(zoom), { secure, now }));
  return headers;
}

const isManager = ({ user }: PortalSession): boolean => findRole(user.role) === Role.manager;

async function managersServices(session: PortalSession | null, language: Language) {
  if (session === null || !isManager(session)) return null;
  return toServiceContent(await readServiceStatuses(session, STATUS_PATIENCE_MS), language, portalClock.now());
}

function toUser({ user, flags }: PortalSession): ShellUser {
  const viewer = { role: user.role, maySearch: flags["maySearch"] === true };
  const { fullName, login } = user;
  return { fullName, login, menu: menuOf(viewer, "menu"), settingsTo: settingsFor(viewer) };
}

/** Where his name leads, as long as the page is for him (F-039, F-148). */
const settingsFor = (viewer: Viewer): string | null =>
  mayOpenSettings(findRole(viewer.role), environment().settingsGuard) ? (menuOf(viewer, "name")[0]?.to ?? null) : null;

/** The contacts of the seller's shop (F-035); a shop without a help phone has the company's. */
function toHelp({ additional }: PortalSession, company: Company): ShellHelp {
  const { helpPhone, managerEmail } = additional;
  return {
    phone: typeof helpPhone === "string" ? helpPhone : company.phone,
    managerEmail: typeof managerEmail === "string" ? managerEmail : null,
  };
}
