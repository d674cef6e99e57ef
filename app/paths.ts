import type { SessionStage } from "./session/portal-session.ts";
import { safeTo } from "./session/safe-redirect.ts";

/** Typed builders of every URL (D1 section 2). No URL is written as a string anywhere else. */
type ApplicationId = number | string;

/** What the application's documents route can print. */
export type PrintedDocument = "set" | "draft" | "standard-information" | "schedule" | "valuation";

export const paths = {
  home: () => "/",
  news: () => "/news",
  applications: (query = "") => (query === "" ? "/applications" : `/applications?${query}`),
  applicationsExport: (query = "") => (query === "" ? "/applications/export" : `/applications/export?${query}`),
  newApplication: () => "/applications/add",
  newApplicationStep: (step: number) => `/applications/add/${step}`,
  /** Step 2 lives under /add, steps 3 to 5 under /edit, as the specification has it (C11). */
  applicationStep: (id: ApplicationId, step: number) =>
    step === 2 ? `/applications/add/2/${id}` : `/applications/edit/${id}/${step}`,
  loadApplication: (id: ApplicationId) => `/applications/load/${id}`,
  deleteApplication: (id: ApplicationId) => `/applications/delete/${id}`,
  applicationGoods: (id: ApplicationId, line: number | "new") => `/applications/goods/${id}/${line}`,
  applicationCatalogue: (id: ApplicationId) => `/applications/catalogue/${id}`,
  applicationSchedule: (id: ApplicationId) => `/applications/schedule/${id}`,
  applicationDocument: (id: ApplicationId, document: PrintedDocument) => `/applications/documents/${id}/${document}`,
  login: () => "/login",
  /** The page of a limited log-in; also where a partner's link to it leads (F-025). */
  limitedLogin: (query = "") => (query === "" ? "/login/url" : `/login/url?${query}`),
  /** Where a partner's link and the framed log-in lead (F-026, O10). */
  fullLogin: (query = "") => (query === "" ? "/login/url_full" : `/login/url_full?${query}`),
  frameLogin: () => "/frame/login",
  passwordRemind: () => "/password-remind",
  passwordUpdate: () => "/password-update",
  verifyDevice: () => "/verify-device",
  logout: () => "/logout",
  notFound: () => "/404",
  permissionDenied: () => "/permission-denied",
  preferences: () => "/preferences",
};

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
    paths.limitedLogin(),
  ],
  fallback: paths.news(),
};

/** Where to go after a log-in or from a form of the frame: a page of the table, else the news. */
export const destinationAfterLogin = (wanted: unknown): string => safeTo(wanted, DESTINATIONS);

/**
 * Where a log-in leads, whichever door it came through: on to what it still lacks, to the one page of a limited one, or to what was wanted.
 * @param wanted a name or path from outside; see `destinationAfterLogin`
 */
export function placeAfterLogin(stage: SessionStage, wanted: unknown): string {
  const places: Record<SessionStage, () => string> = {
    unverified: paths.verifyDevice,
    passwordExpired: paths.passwordUpdate,
    limited: paths.limitedLogin,
    full: () => destinationAfterLogin(wanted),
  };
  return places[stage]();
}
