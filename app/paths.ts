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
  settings: () => "/settings",
  login: () => "/login",
  verifyDevice: () => "/verify-device",
  /** Asks what became of the message of a running verification; for scripts. */
  sendingStatus: (purpose: string) => `/sending-status/${purpose}`,
  logout: () => "/logout",
  passwordRemind: (query = "") => (query === "" ? "/password-remind" : `/password-remind?${query}`),
  passwordUpdate: () => "/password-update",
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
    paths.settings(),
    paths.passwordUpdate(),
  ],
  fallback: paths.news(),
};

/** Where to go after a log-in or from a form of the frame: a page of the table, else the news. */
export const destinationAfterLogin = (wanted: unknown): string => safeTo(wanted, DESTINATIONS);
