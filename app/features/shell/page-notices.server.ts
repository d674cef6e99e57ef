import type { Translate } from "~/i18n/text-key.ts";
import { findLanguageInUrl } from "~/i18n/i18n.server.ts";
import { readLanguageCookie } from "~/i18n/language-cookie.ts";
import { toLanguage } from "~/i18n/language.ts";
import { announceExpiry, isExpiryNotice } from "~/notices/expiry-notice.server.ts";
import { carryNoticesOn, findNotices, markDrawn } from "~/notices/notices.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { getVisitor, type Visitor } from "~/request/visitor.server.ts";
import type { NoticeContent } from "~/ui/notice.tsx";
import { greet } from "./greet.server.ts";
import { toNoticeContent } from "./notice-content.ts";
import { isToldByPage } from "./told-by-page.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

const PASSING_PATH = /^\/(?:logout|applications\/(?:load\/[^/]+|edit\/[^/]+|add\/\d+))?$/;

/** Where data that a script asked for lead (Remix's own header). */
const REDIRECT_OF_DATA = "X-Remix-Redirect";

/** What a page shows: its notices, and the saved notice of the session's expiry, which the session watch draws. */
export type PageNotices = { notices: NoticeContent[]; expiryNotice: string | null };

/**
 * The notices of the page that is being drawn, in its language: the page itself holds the texts of its own route only. The
 * first page of a session asks the back end for its own notices (F-123). An address that only leads on to a page draws
 * none, or they would never be seen.
 */
export async function noticesOfPage(
  portal: PublicPortal,
  visitor: Visitor,
  translate: Translate,
): Promise<PageNotices> {
  const {
    head,
    locale: language,
    url: { pathname },
  } = portal;
  const { session } = visitor;
  await announceExpiry(session);
  if (PASSING_PATH.test(pathname) || visitor.ended) return { notices: [], expiryNotice: null };
  if (session?.stage === "full" && !session.expired) await greet(portal, session);
  const kept = await findNotices(visitor, { path: pathname, languageChanged: isLanguageChanged(head) });
  if (!isDocument(head)) await markDrawn(visitor, idsOf(kept), pathname);
  const notices = kept.filter((notice) => !isExpiryNotice(notice) && !isToldByPage(notice, pathname));
  return {
    notices: notices.map((notice) => toNoticeContent(notice, { language, translate })),
    expiryNotice: kept.find(isExpiryNotice)?.id ?? null,
  };
}

/**
 * To be called when a document is really drawn: until then its loaders may still lead elsewhere, and its notices with them.
 * @param notices those of the document's frame
 */
export async function markNoticesShown(request: RequestHead, notices: readonly NoticeContent[]): Promise<void> {
  if (notices.length > 0) await markDrawn(await getVisitor(request), idsOf(notices), pathOf(request));
}

/**
 * A script asks for the frame of a page and for its content at once, so the frame is handed out before it is known that the content leads
 * elsewhere: its notices go with the user.
 * @param answer what the content answered
 */
export async function markRedirectOfData(request: RequestHead, answer: Response): Promise<void> {
  const target = answer.headers.get(REDIRECT_OF_DATA);
  if (target === null || request.method !== "GET") return;
  await carryNoticesOn(await getVisitor(request), pathOf(request), new URL(target, request.url).pathname);
}

const pathOf = (request: RequestHead): string => new URL(request.url).pathname;

const idsOf = (notices: readonly { id: string }[]): string[] => notices.map(({ id }) => id);

/** Browsers ask for pages as HTML and for data as anything. */
const isDocument = (request: RequestHead): boolean => request.headers.get("Accept")?.includes("text/html") === true;

/** Whether this request switches the language of the page that the visitor sees. */
function isLanguageChanged(request: RequestHead): boolean {
  const chosen = findLanguageInUrl(request);
  return chosen !== null && chosen !== toLanguage(readLanguageCookie(request.headers.get("Cookie")));
}
