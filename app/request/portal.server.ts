import type { Language } from "~/domain/language.ts";
import { isoDayInVilnius, type IsoDay } from "~/domain/iso-day.ts";
import { findRole } from "~/domain/enumerations/role.ts";
import { can, findGrant, type Action, type Actor, type Facts, type Scope } from "~/domain/permissions.ts";
import { cleanText } from "~/domain/plain-text.ts";
import { mayOpenSettings } from "~/domain/settings-guard.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { environment } from "~/platform/env.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import { anonymousBackend, type Backend, type BackendConnection } from "~/services/backend.server.ts";
import { verifyService, type VerifyService } from "~/services/verify.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { findSession } from "~/session/session.server.ts";
import { LOGIN_FLAGS } from "./login-flags.ts";
import { getVisitor, type Visitor } from "./visitor.server.ts";

/** One request by anybody, logged in or not. */
export interface PublicPortal {
  /** The request without its body: for the session, cookies and languages. */
  readonly head: RequestHead;
  /** Its address, the values of its query cleaned as the texts of a form are. */
  readonly url: URL;
  /** As in `X-Request-Id`, in the log and on error pages. */
  readonly requestId: string;
  /** The visitor's address as seen through the trusted proxies (O11). */
  readonly clientIp: string;
  readonly locale: Language;
  /** Today in Vilnius. */
  readonly today: IsoDay;
  /** The session of the request, of any stage, expired ones too; looked up once. Null for guests. */
  readonly session: PortalSession | null;
  /** The back end before the log-in. */
  readonly connection: BackendConnection;
  readonly verify: VerifyService;
  /** Forms, notices and the wanted path are tied to the visitor's id. */
  visitor(): Promise<Visitor>;
}

/** One request of a signed-in user: session, back end, and rights. Features take this, never `Request`. */
export interface Portal extends PublicPortal {
  readonly session: PortalSession;
  readonly backend: Backend;
  readonly actor: Actor;
  /** Whether the user has a right; a fact that is not given counts as untrue (F-414). */
  can(action: Action, facts?: Facts): boolean;
  /** How far a right reaches; null without it. */
  scopeOf(action: Action): Scope | null;
}

const SECOND_MS = 1_000;

/** How long a page may take, whatever its calls take each. */
function defaultPageSeconds({ method }: RequestHead): number {
  const { limits } = environment();
  return method === "GET" || method === "HEAD" ? limits.pageSeconds : limits.writingPageSeconds;
}

/** Opens the request of a visitor. @param pageSeconds how long its calls may take together */
export async function openPublicPortal(
  request: RequestHead,
  pageSeconds: (request: RequestHead) => number = defaultPageSeconds,
): Promise<PublicPortal> {
  const { requestId, clientIp } = requestFacts(request);
  const scope = {
    signal: request.signal,
    reference: requestId,
    endsAt: performance.now() + pageSeconds(request) * SECOND_MS,
  };
  const [locale, session] = await Promise.all([getLocale(request), findSession(request)]);
  return {
    head: request,
    url: cleanAddress(request.url),
    requestId,
    clientIp,
    locale,
    today: isoDayInVilnius(new Date(portalClock.now())),
    session,
    connection: anonymousBackend({ ...scope, language: locale }),
    verify: verifyService(scope),
    visitor: () => getVisitor(request),
  };
}

function cleanAddress(address: string): URL {
  const url = new URL(address);
  const query = [...url.searchParams];
  const cleaned = query.map(([name, value]) => [name, cleanText(value)]);
  if (query.some(([, value], at) => value !== cleaned[at]?.[1])) url.search = new URLSearchParams(cleaned).toString();
  return url;
}

/** The same for a user whom a guard has let in. */
export function openPortal(open: PublicPortal, session: PortalSession): Portal {
  const actor = actorOf(session);
  return {
    ...open,
    session,
    backend: { ...open.connection, soapSession: session.soapSession },
    actor,
    can: (action, facts = {}) =>
      action === "settings:edit"
        ? mayEditSettings(actor)
        : can(actor, action, { ...factsOf(session, open.head), ...facts }),
    scopeOf: (action) => findGrant(actor, action)?.scope ?? null,
  };
}

/** Columns of the permission matrix; a role that we do not know has no rights (F-569). */
function actorOf({ expired, stage, user }: PortalSession): Actor {
  if (stage === "limited") return "limited";
  if (expired) return "expired";
  return findRole(user.role) ?? "guest";
}

/** The one right whose reading is configured: whether the settings are for sellers or for managers (F-148). */
const mayEditSettings = (actor: Actor): boolean =>
  typeof actor === "number" && mayOpenSettings(actor, environment().settingsGuard);

/**
 * What the guards have made sure of: a limited log-in sees its own page only (F-071), and an expired session reaches only what it has opened,
 * and saves nothing there (F-105).
 */
const factsOf = (session: PortalSession, { method }: RequestHead): Facts => ({
  liabilitiesFlag: LOGIN_FLAGS.of(session).seesDebts,
  mainUser: LOGIN_FLAGS.of(session).mainUser,
  searchFlag: LOGIN_FLAGS.of(session).maySearch,
  insideLimitedLogin: session.stage === "limited",
  openedInThisSession: session.expired,
  typingOnly: session.expired && (method === "GET" || method === "HEAD"),
});
