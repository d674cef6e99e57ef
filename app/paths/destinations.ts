import { NUMBERED_STEPS } from "./application-steps.ts";
import { ownAddress } from "./own-address.ts";
import { paths, SCREENS } from "./paths.ts";
import { safeTo } from "./safe-redirect.ts";

/** Pages that may be named from outside: as the place wanted before the log-in, or the page to come back to (R-B12). */
const DESTINATIONS = {
  names: { news: paths.news(), applications: paths.applications() },
  patterns: [
    paths.news(),
    paths.applications(),
    paths.applicationsColumns(),
    paths.newApplication(),
    ...NUMBERED_STEPS.map(({ key }) => paths.applicationStep(":id", key)),
    SCREENS["application-load"],
    SCREENS["application-schedule"],
    SCREENS["application-signing"],
    SCREENS["application-signature"],
    SCREENS["signed-documents"],
    SCREENS["application-protest"],
    SCREENS["application-liabilities"],
    SCREENS["application-uploads"],
    SCREENS["application-liability"],
    SCREENS["application-liability-correction"],
    SCREENS["application-take-over"],
    SCREENS["application-transfer"],
    SCREENS["application-reject"],
    SCREENS["application-archive"],
    SCREENS["application-log"],
    SCREENS["application-incomes"],
    SCREENS["application-income"],
    SCREENS["application-income-valuation"],
    SCREENS["application-catalogue"],
    SCREENS["application-goods"],
    SCREENS["application-permit"],
    SCREENS.permits,
    SCREENS.permit,
    paths.ratings(),
    SCREENS.rating,
    SCREENS["rating-offers"],
    SCREENS.reports,
    SCREENS["reports-export"],
    SCREENS["reports-pdf"],
    SCREENS["debt-report"],
    SCREENS["month-overview"],
    SCREENS.spreadsheet,
    SCREENS["spreadsheet-export"],
    SCREENS.search,
    SCREENS.accounts,
    SCREENS["account-create"],
    SCREENS["account-edit"],
    SCREENS["account-warrants"],
    SCREENS.manager,
    SCREENS["manager-stuck"],
    SCREENS["manager-users"],
    SCREENS["manager-conditions"],
    paths.settings(),
    paths.ownSessions(),
    paths.passwordUpdate(),
    paths.limitedLogin(),
  ],
  fallback: paths.news(),
};

/** Where to go after a log-in: a page of the table, else the news. */
export const destinationAfterLogin = (wanted: unknown): string => safeTo(wanted, DESTINATIONS);

/**
 * The page that a partner's link names, with its query (F-087): with or without the slash before it, and never anything but a page of the table. Which queries
 * are gone to, the end of the log-in decides.
 */
export function pageNamedByPartner(named: string | null): string {
  const address = ownAddress(named === null || named.startsWith("/") ? (named ?? "") : `/${named}`);
  const [path = "", query = ""] = (address ?? "").split("?");
  const page = destinationAfterLogin(path);
  // A limited log-in has its page anyway; another link's address is no place to go to.
  if (page === paths.limitedLogin()) return paths.news();
  return page === path && query !== "" ? `${page}?${query}` : page;
}

/** Pages on which a form of the frame may have been pressed. */
const FRAMED_PAGES = {
  ...DESTINATIONS,
  patterns: [
    ...DESTINATIONS.patterns,
    SCREENS["application-delete"],
    SCREENS["application-upload-delete"],
    SCREENS["account-act"],
    paths.login(),
    paths.verifyDevice(),
    paths.passwordRemind(),
    SCREENS["reset-password"],
    SCREENS["bank-report"],
    SCREENS.recogniser,
    SCREENS["sign"],
    SCREENS["hand-over"],
    SCREENS["reset-password-login"],
    paths.notFound(),
    paths.permissionDenied(),
  ],
};

/** Parameters that the form has just decided itself, or that ask for data instead of a page. */
const DROPPED_PARAMETERS = ["zoom", "_data"];

/** A value that names a place; no page of ours has one in its address, and none is carried on (R-B12). */
const PLACE = /^[/\\]|\/\//;

/**
 * The page that a form of the frame leads back to, with its query: a page of the table, else the news. The query cannot lead anywhere
 * else: it is written again behind the checked path.
 */
export function pageToReturnTo(back: unknown): string {
  const [path = "", ...rest] = typeof back === "string" ? back.split("?") : [];
  const page = safeTo(path, FRAMED_PAGES);
  const query = new URLSearchParams(page === path ? rest.join("?") : "");
  for (const [name, value] of [...query])
    if (DROPPED_PARAMETERS.includes(name) || PLACE.test(value)) query.delete(name);
  return query.toString() === "" ? page : `${page}?${query.toString()}`;
}
