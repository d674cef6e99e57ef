import type { Language } from "~/domain/language.ts";
import { findLanguageInUrl } from "~/i18n/i18n.server.ts";
import { readLanguageCookie } from "~/i18n/language-cookie.ts";
import { toLanguage } from "~/i18n/language.ts";
import { announceExpiry, isExpiryNotice } from "~/session/expiry-notice.server.ts";
import { findNotices, markDrawn } from "~/session/notices.server.ts";
import { getVisit, type Visit } from "~/session/visit.server.ts";
import type { NoticeContent } from "~/ui/notice.tsx";
import { greet } from "./greet.server.ts";
import { toNoticeContent, type Translate } from "./notice-content.ts";

const PASSING_PATH = /^\/(?:logout|applications\/(?:load\/[^/]+|edit\/[^/]+|add\/\d+))?$/;

/** What a page tells: its notices, and the kept notice of the session's expiry, which the session watch draws. */
export type PageNotices = { notices: NoticeContent[]; expiryNotice: string | null };

/**
 * The notices of the page that is being drawn, in its language: the page itself holds the texts of its own route only. The
 * first page of a session asks the back end for its own notices (F-123). An address that only leads on to a page draws
 * none, or nobody would see them.
 */
export async function noticesOfPage(
  request: Request,
  visit: Visit,
  { language, translate }: { language: Language; translate: Translate },
): Promise<PageNotices> {
  const { pathname } = new URL(request.url);
  const { session } = visit;
  await announceExpiry(session);
  if (PASSING_PATH.test(pathname) || visit.ended) return { notices: [], expiryNotice: null };
  if (session?.stage === "full" && !session.expired) await greet(request, session);
  const kept = await findNotices(visit, { path: pathname, languageChanged: isLanguageChanged(request) });
  if (!isDocument(request)) await markDrawn(visit, idsOf(kept));
  const notices = kept.filter((notice) => !isExpiryNotice(notice));
  return {
    notices: notices.map((notice) => toNoticeContent(notice, { language, translate })),
    expiryNotice: kept.find(isExpiryNotice)?.id ?? null,
  };
}

/**
 * To be called when a document is really drawn: until then its loaders may still lead elsewhere, and its notices with them.
 * @param notices those of the document's frame
 */
export async function noteNoticesOnPage(request: Request, notices: readonly NoticeContent[]): Promise<void> {
  if (notices.length > 0) await markDrawn(await getVisit(request), idsOf(notices));
}

const idsOf = (notices: readonly { id: string }[]): string[] => notices.map(({ id }) => id);

/** Browsers ask for pages as HTML and for data as anything. */
const isDocument = (request: Request): boolean => request.headers.get("Accept")?.includes("text/html") === true;

/** Whether this request switches the language of the page that the visitor sees. */
function isLanguageChanged(request: Request): boolean {
  const chosen = findLanguageInUrl(request);
  return chosen !== null && chosen !== toLanguage(readLanguageCookie(request.headers.get("Cookie")));
}
