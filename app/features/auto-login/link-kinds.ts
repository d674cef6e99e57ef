import { toLimited } from "~/flows/log-in/to-limited.ts";
import { pageNamedByPartner } from "~/paths/destinations.ts";
import { LIMITED_CALCULATOR, paths } from "~/paths/paths.ts";
import type { WantedPage } from "~/request/visitor.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";

/** What a partner's link opens. */
export interface LinkKind {
  /** The clean address of its page, with the query that tells a refusal. */
  page: (query?: string) => string;
  /** The session that its log-in begins. */
  toStart: (start: SessionStart) => SessionStart;
  /** The page that its `r` names; null where there is no choice. */
  toWanted: (r: string | null) => WantedPage | null;
}

/** To the limited page (F-025): the calculator where the link names it, else the news, whatever it says (F-086). */
export const LIMITED_LINK: LinkKind = {
  page: paths.limitedLogin,
  toStart: toLimited,
  toWanted: (r) => (r === LIMITED_CALCULATOR.value ? { path: paths.limitedCalculator(), role: null } : null),
};

/** Whether the address of the limited page asks for the calculator. */
export const asksCalculator = ({ url }: { url: URL }): boolean =>
  url.searchParams.get(LIMITED_CALCULATOR.name) === LIMITED_CALCULATOR.value;

/** To the whole portal (F-026, F-087). */
export const FULL_LINK: LinkKind = {
  page: paths.fullLogin,
  toStart: (start) => start,
  toWanted: (r) => ({ path: pageNamedByPartner(r), role: null }),
};
