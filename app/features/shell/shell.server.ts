import type { Language } from "~/domain/language.ts";
import { findLanguageInUrl, getFixedT, getLocale } from "~/i18n/i18n.server.ts";
import type { TextParams } from "~/i18n/use-text.ts";
import { languageCookie } from "~/i18n/language-cookie.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { takeNotices } from "~/session/notices.server.ts";
import { getVisit, type Visit } from "~/session/visit.server.ts";
import type { NoticeContent } from "~/ui/notice.tsx";
import { parseZoom, ZOOM_DEFAULT_PERCENT } from "~/ui/zoom.ts";
import { LENDER } from "./lender.ts";
import { toNoticeContent } from "./notice-content.ts";

/** The signed-in person as the frame shows him. */
export type ShellUser = { fullName: string; login: string };

/** Whom a seller may ask; null for those without a shop. */
export type ShellHelp = { phone: string; managerEmail: string | null };

export type Shell = {
  language: Language;
  zoomPercent: number;
  user: ShellUser | null;
  help: ShellHelp | null;
  /** In the page's language: the page itself holds the texts of its own route only. */
  notices: NoticeContent[];
  /** Tokens of the frame's own small forms. */
  seals: { logout: string; preferences: string };
  lender: typeof LENDER;
};

/** What the frame of every page needs, and the cookies that go with it. A guest gets the public frame. */
export async function loadShell(request: Request): Promise<{ shell: Shell; headers: Headers }> {
  const visit = await getVisit(request);
  const [language, kept] = await Promise.all([getLocale(request), leadsOn(request) ? [] : takeNotices(visit)]);
  const translate = translatorOf(language);
  const session = visit.session?.stage === "full" && !visit.session.expired ? visit.session : null;
  const shell: Shell = {
    language,
    zoomPercent: readZoom(request),
    user: session === null ? null : { fullName: session.user.fullName, login: session.user.login },
    help: session === null ? null : toHelp(session.additional),
    notices: kept.map((notice) => toNoticeContent(notice, translate)),
    seals: { logout: formSeals(visit, "logout").csrf, preferences: formSeals(visit, "preferences").csrf },
    lender: LENDER,
  };
  return { shell, headers: cookiesOf(request, visit) };
}

/** Looks up keys of any namespace (`application:notices.noDraft`). */
function translatorOf(language: Language) {
  const translate: (key: string, params: TextParams) => unknown = getFixedT(language, "shell") as never;
  return (key: string, params: TextParams = {}) => String(translate(key, params));
}

const PASSING_PATH = /^\/applications\/(?:load\/[^/]+|edit\/[^/]+|add\/\d+)$/;

/** Whether an address only leads on to a page, as a partner's link does: notices wait for that page, or nobody would see them. */
function leadsOn({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return PASSING_PATH.test(pathname) || searchParams.has("p");
}

/** The language asked for by `?lang=` is remembered for a year (F-043). */
function cookiesOf(request: Request, visit: Visit): Headers {
  const headers = new Headers(visit.cookies);
  const chosen = findLanguageInUrl(request);
  const secure = environment().https;
  if (chosen !== null)
    headers.append("Set-Cookie", languageCookie(chosen, { secure, now: new Date(portalClock.now()) }));
  return headers;
}

function readZoom(request: Request): number {
  const factor = /(?:^|;\s*)zoom=([\d.]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return (factor === undefined ? null : parseZoom(factor)) ?? ZOOM_DEFAULT_PERCENT;
}

function toHelp(additional: Record<string, string | number | boolean | null>): ShellHelp | null {
  const { helpPhone, managerEmail } = additional;
  if (typeof helpPhone !== "string") return null;
  return { phone: helpPhone, managerEmail: typeof managerEmail === "string" ? managerEmail : null };
}
