import { findRole, Role } from "~/domain/enumerations/role.ts";
import type { Language } from "~/domain/language.ts";
import { TEST_VERSION_LABEL } from "~/domain/limits.ts";
import { mayOpenSettings } from "~/domain/settings-guard.ts";
import { readUnreadNews } from "~/flows/unread-news.server.ts";
import { SHOP_CONTACTS } from "~/flows/log-in/shop-contacts.ts";
import { findLanguageInUrl, getFixedT } from "~/i18n/i18n.server.ts";
import { languageCookie } from "~/i18n/language-cookie.ts";
import type { TextParams, Translate } from "~/i18n/text-key.ts";
import { buildVersion } from "~/platform/build-version.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { Company, OutsideAddresses } from "~/platform/outside-world.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { sessionFacts, type SessionFacts } from "~/session/session-facts.server.ts";
import { touchSession } from "~/session/session.server.ts";
import { LOGIN_FLAGS } from "~/request/login-flags.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { Visitor } from "~/request/visitor.server.ts";
import type { ServiceStatusesContent } from "~/ui/frame/service-statuses-content.ts";
import type { StandingNote } from "~/ui/frame/standing-notes.tsx";
import type { NoticeContent } from "~/ui/notice.tsx";
import { formatZoom } from "~/ui/zoom.ts";
import { isWayWhileExpired } from "~/request/expired-routes.ts";
import { menuOf, type MenuEntry, type Viewer } from "./menu-table.ts";
import { noticesOfPage, type PageNotices } from "./page-notices.server.ts";
import { toServiceContent } from "./service-content.ts";
import { standingNotes } from "./standing-notes.server.ts";
import { readServiceStatuses } from "./watch-services.server.ts";
import { paths, SCREENS } from "~/paths/paths.ts";
import { isOfPattern } from "~/paths/pattern.ts";
import { findZoomInUrl, readZoom, zoomCookie } from "./zoom-cookie.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/** A way with what waits behind it: the figure, and the words that make it a sentence. */
type ShellWay = MenuEntry & { waits?: { count: number; words: string } };

/** The signed-in user as the frame shows it: names, and the ways on. */
export type ShellUser = { fullName: string; login: string; menu: ShellWay[]; settingsTo: string | null };

/** Whom a seller may ask; null for managers. */
export type ShellHelp = { phone: string; managerEmail: string | null };

export type Shell = {
  language: Language;
  zoomPercent: number;
  /** Null for guests, for log-ins that are limited or not verified, and while the session has expired: they get the public frame (F-051, F-052, F-157). */
  user: ShellUser | null;
  /** What an expired session still reaches (F-105, F-157, F-392); empty for anybody else. */
  waysWhileExpired: MenuEntry[];
  /** Where the public frame's mark leads: a limited log-in ends on every page but its own (F-071). */
  publicHome: string;
  /** Of no session, even in a browser that has one: the page follows neither a log-in nor an end of the seller's (F-361, F-363). */
  isBuyersPage: boolean;
  session: SessionFacts | null;
  /** The saved notice of the expiry, drawn by the session watch. */
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
  /** Which build drew the page; "" where none is served. */
  build: string;
  /** Shown where the portal is tried out, never in production (F-426). */
  testVersion: string | null;
};

/** A page is not held up by the states of outside systems for longer than this (R-G15). */
const STATUS_PATIENCE_MS = 500;

/** What the frame of every page needs, and the cookies that go with it. A guest gets the public frame. */
export async function loadShell(portal: PublicPortal): Promise<{ shell: Shell; headers: Headers }> {
  const { head, locale: language } = portal;
  const sender = await portal.visitor();
  const visitor = readerOf(sender, portal.url.pathname);
  const translate = translatorOf(language);
  const signedIn = visitor.session?.stage === "full" ? visitor.session : null;
  const session = signedIn === null || signedIn.expired ? null : await touchSession(signedIn);
  const [{ notices, expiryNotice }, notes, services, unread] = await Promise.all([
    sender.session === visitor.session ? noticesOfPage(portal, visitor, translate) : NO_NOTICES,
    standingNotes(head, session, translate),
    managersServices(session, language),
    unreadOnPage(portal, session),
  ]);
  const { company, outside, production } = environment();
  const shell: Shell = {
    language,
    zoomPercent: readZoom(head),
    waysWhileExpired: signedIn?.expired === true ? waysWhileExpired(signedIn) : [],
    session: sessionFacts(session ?? visitor.session),
    expiryNotice,
    user: session === null ? null : toUser(session, unread, translate),
    publicHome: publicHomeOf(visitor),
    isBuyersPage: isBuyersPage(portal.url.pathname),
    help: session === null || isManager(session) ? null : toHelp(session, company),
    services,
    standingNotes: notes,
    notices,
    seals: {
      logout: formSeals(visitor, "logout").csrf,
      preferences: formSeals(visitor, "preferences").csrf,
      session: formSeals(visitor, "session").csrf,
    },
    company,
    outside,
    build: buildVersion(),
    testVersion: production ? null : TEST_VERSION_LABEL,
  };
  return { shell, headers: cookiesOf(head, visitor) };
}

const NO_NOTICES: PageNotices = { notices: [], expiryNotice: null };

const publicHomeOf = ({ session }: Visitor): string =>
  session?.stage === "limited" ? paths.limitedLogin() : paths.login();

/** Pages for the buyer, who reads them on the shop's device as well. */
const BUYERS_PAGES = [SCREENS.sign, SCREENS["hand-over"], SCREENS.recogniser, SCREENS["bank-report"]];

const isBuyersPage = (path: string): boolean => BUYERS_PAGES.some((pattern) => isOfPattern(path, pattern));

/**
 * Who reads a page: a device that is handed to the buyer has the session of the seller, whose name, menu and notices are none of the buyer's
 * (F-361, F-363). Forms stay tied to the visitor who sends them.
 */
const readerOf = (visitor: Visitor, path: string): Visitor =>
  isBuyersPage(path) ? { ...visitor, session: null } : visitor;

/** Looks up keys of any namespace (`application:notices.noDraft`). */
export function translatorOf(language: Language): Translate {
  const translate: (key: string, params: TextParams) => unknown = getFixedT(language, "shell") as never;
  return (key, params = {}) => String(translate(key, params));
}

/** What the address asks for is remembered for a year: the language (`?lang=`, F-043) and the zoom (`?zoom=`, F-044). */
function cookiesOf(request: RequestHead, visitor: Visitor): Headers {
  const headers = new Headers(visitor.cookies);
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

/** The page of news shows them itself, and opens them. */
const unreadOnPage = (portal: PublicPortal, session: PortalSession | null): Promise<number> | 0 =>
  session === null || portal.url.pathname === paths.news() ? 0 : readUnreadNews(portal, session);

function toUser(session: PortalSession, unread: number, translate: Translate): ShellUser {
  const { fullName, login, role } = session.user;
  const viewer = { role, maySearch: LOGIN_FLAGS.of(session).maySearch };
  const waits = { count: unread, words: translate("shell:unreadNews", { count: unread }) };
  const menu = menuOf(viewer, "menu").map((way) => (way.name === "news" && unread > 0 ? { ...way, waits } : way));
  return { fullName, login, menu, settingsTo: settingsFor(viewer) };
}

const waysWhileExpired = (session: PortalSession): MenuEntry[] =>
  menuOf({ role: session.user.role, maySearch: false }, "menu").filter(({ to }) => isWayWhileExpired(to));

/** Where the user's name leads; null when the page is not for this role (F-039, F-148). */
const settingsFor = (viewer: Viewer): string | null =>
  mayOpenSettings(findRole(viewer.role), environment().settingsGuard) ? (menuOf(viewer, "name")[0]?.to ?? null) : null;

/** The contacts of the seller's shop (F-035); a shop without a help phone has the company's. */
function toHelp(session: PortalSession, company: Company): ShellHelp {
  const { phone, managerEmail } = SHOP_CONTACTS.of(session);
  return { phone: phone ?? company.phone, managerEmail };
}
