import { toLimited } from "~/flows/log-in/to-limited.ts";
import { pageNamedByPartner } from "~/paths/destinations.ts";
import { paths } from "~/paths/paths.ts";
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

/** To the limited page (F-025). News is all that it has, so that every word leads to them. */
export const LIMITED_LINK: LinkKind = { page: paths.limitedLogin, toStart: toLimited, toWanted: () => null };

/** To the whole portal (F-026, F-087). */
export const FULL_LINK: LinkKind = {
  page: paths.fullLogin,
  toStart: (start) => start,
  toWanted: (r) => ({ path: pageNamedByPartner(r), role: null }),
};
