import { safeTo } from "./session/safe-redirect.ts";

/** Typed builders of every URL (D1 section 2). No URL is written as a string anywhere else. */
type ApplicationId = number | string;

/** What the application's documents route can print. */
export type PrintedDocument = "set" | "draft" | "standard-information" | "schedule" | "valuation";

/** The parameter of step 1 that names the application without a buyer. */
export const EMPTY_DRAFT = "draft";

export const paths = {
  home: () => "/",
  news: () => "/news",
  applications: (query = "") => (query === "" ? "/applications" : `/applications?${query}`),
  applicationsExport: (query = "") => (query === "" ? "/applications/export" : `/applications/export?${query}`),
  /** Step 1; a manager's names the seller for whom he works (F-187). */
  newApplication: (sellerId: number | null = null) =>
    sellerId === null ? "/applications/add" : `/applications/add?seller=${sellerId}`,
  /** Step 1 of an application that has no buyer yet. */
  emptyApplication: (id: ApplicationId) => `/applications/add?${EMPTY_DRAFT}=${id}`,
  newApplicationStep: (step: number) => `/applications/add/${step}`,
  /** Step 2 lives under /add, steps 3 to 5 under /edit, as the specification has it (C11); step 1 only as long as there is no buyer. */
  applicationStep: (id: ApplicationId, step: number) => {
    if (step === 1) return paths.emptyApplication(id);
    return step === 2 ? `/applications/add/2/${id}` : `/applications/edit/${id}/${step}`;
  },
  loadApplication: (id: ApplicationId) => `/applications/load/${id}`,
  deleteApplication: (id: ApplicationId) => `/applications/delete/${id}`,
  /** The list of goods in step 2; its card has this id. */
  applicationGoodsList: (id: ApplicationId) => `/applications/add/2/${id}#credit-goods`,
  applicationGoods: (id: ApplicationId, line: number | "new") => `/applications/goods/${id}/${line}`,
  applicationCatalogue: (id: ApplicationId) => `/applications/catalogue/${id}`,
  applicationSchedule: (id: ApplicationId) => `/applications/schedule/${id}`,
  applicationDocument: (id: ApplicationId, document: PrintedDocument) => `/applications/documents/${id}/${document}`,
  /** What the address dictionary knows of a half-typed address; for scripts. */
  addressSuggestions: (query: string) => `/address-suggestions?${query}`,
  spreadsheet: () => "/spreadsheet",
  reports: () => "/reports",
  search: () => "/search",
  accounts: () => "/supervisor/accounts",
  settings: () => "/settings",
  /** The step of the account update that asks for the code; `typing`: whoever has his code no longer waits for the message. */
  settingsCode: (typing = false) => (typing ? "/settings?step=code&typing=now" : "/settings?step=code"),
  /** One's own log-ins and remembered devices (A14). */
  ownSessions: () => "/sessions",
  login: () => "/login",
  /** The log-in that leads back to a page afterwards; for a session that has expired there. */
  loginFrom: (path: string) => (path === paths.news() ? "/login" : `/login?from=${encodeURIComponent(path)}`),
  /** The page of a limited log-in; also where a partner's link to it leads (F-025). */
  limitedLogin: (query = "") => (query === "" ? "/login/url" : `/login/url?${query}`),
  /** Where a partner's link and the framed log-in lead (F-026, O10). */
  fullLogin: (query = "") => (query === "" ? "/login/url_full" : `/login/url_full?${query}`),
  frameLogin: () => "/frame/login",
  verifyDevice: () => "/verify-device",
  /** The same with the code field, whatever became of the message. */
  verifyDeviceTyping: () => "/verify-device?step=code",
  /** Asks what became of the message of a running verification; for scripts. */
  sendingStatus: (purpose: string) => `/sending-status/${purpose}`,
  logout: () => "/logout",
  passwordRemind: (query = "") => (query === "" ? "/password-remind" : `/password-remind?${query}`),
  passwordUpdate: () => "/password-update",
  notFound: () => "/404",
  permissionDenied: () => "/permission-denied",
  preferences: () => "/preferences",
  serviceStatuses: () => "/service-statuses",
  version: () => "/version",
  session: () => "/session",
};

/** A line's number, or `new`. */
const GOODS_LINE_PATTERN = "/applications/goods/:id/:line";

/** Pages that may be named from outside: as the place wanted before the log-in, or the page to come back to (B12). */
const DESTINATIONS = {
  names: { news: paths.news(), applications: paths.applications() },
  patterns: [
    paths.news(),
    paths.applications(),
    paths.newApplication(),
    paths.applicationStep(":id", 2),
    paths.applicationStep(":id", 3),
    paths.applicationStep(":id", 4),
    paths.applicationStep(":id", 5),
    paths.loadApplication(":id"),
    paths.applicationSchedule(":id"),
    paths.applicationCatalogue(":id"),
    GOODS_LINE_PATTERN,
    paths.settings(),
    paths.ownSessions(),
    paths.passwordUpdate(),
    paths.limitedLogin(),
  ],
  fallback: paths.news(),
};

/** Where to go after a log-in: a page of the table, else the news. */
export const destinationAfterLogin = (wanted: unknown): string => safeTo(wanted, DESTINATIONS);

/** Pages on which a form of the frame may have been pressed. */
const FRAMED_PAGES = {
  ...DESTINATIONS,
  patterns: [
    ...DESTINATIONS.patterns,
    paths.deleteApplication(":id"),
    paths.login(),
    paths.verifyDevice(),
    paths.passwordRemind(),
    "/reset-password/:token/:code",
    "/reset-password/:token/:code/login",
    paths.notFound(),
    paths.permissionDenied(),
  ],
};

/** Parameters that the form has just decided itself, or that ask for data instead of a page. */
const DROPPED_PARAMETERS = ["zoom", "_data"];

/** A value that names a place; no page of ours has one in its address, and none is carried on (B12). */
const PLACE = /^[/\\]|\/\//;

/**
 * The page that a form of the frame leads back to, with its query: a page of the table, else the news. The query cannot lead anywhere
 * else: it is written anew behind the checked path.
 */
export function pageToReturnTo(back: unknown): string {
  const [path = "", ...rest] = typeof back === "string" ? back.split("?") : [];
  const page = safeTo(path, FRAMED_PAGES);
  const query = new URLSearchParams(page === path ? rest.join("?") : "");
  for (const [name, value] of [...query])
    if (DROPPED_PARAMETERS.includes(name) || PLACE.test(value)) query.delete(name);
  return query.toString() === "" ? page : `${page}?${query.toString()}`;
}
