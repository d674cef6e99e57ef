import { addressOfStep, type StepKey } from "./application-steps.ts";
import { type ParamOf, fillPattern } from "./pattern.ts";

/**
 * Every address by the folder of `app/routes/` that answers it, in the order of the specification (G01). The steps' own are in
 * `application-steps.ts`. No URL is written as a string anywhere else.
 */
export const SCREENS = {
  home: "/",
  news: "/news",
  applications: "/applications",
  "applications-export": "/applications/export",
  "applications-columns": "/applications/columns",
  "application-buyer": "/applications/add",
  "application-current-draft": "/applications/add/:step",
  "application-edit": "/applications/edit/:applicationId",
  "application-load": "/applications/load/:applicationId",
  "application-delete": "/applications/delete/:applicationId",
  "application-take-over": "/applications/take-over",
  "application-log": "/applications/log/:applicationId",
  "application-archive": "/applications/archive/:applicationId",
  "application-reject": "/applications/reject/:applicationId",
  "application-transfer": "/applications/transfer/:applicationId",
  "application-goods": "/applications/goods/:applicationId/:line",
  "application-catalogue": "/applications/catalogue/:applicationId",
  "application-liabilities": "/applications/liabilities/:applicationId",
  "application-liability": "/applications/liabilities/:applicationId/:liability",
  "application-liability-correction": "/applications/liability-correction/:applicationId/:liability",
  "application-incomes": "/applications/incomes/:applicationId",
  "application-income": "/applications/incomes/:applicationId/:line",
  "application-income-valuation": "/applications/income-valuation/:applicationId/:line",
  "application-permit": "/applications/permit/:applicationId",
  permits: "/permits",
  "permits-export": "/permits/export",
  permit: "/permits/:permit",
  "application-signing": "/applications/signing/:applicationId",
  "application-signature": "/applications/signing/:applicationId/:part",
  "signed-documents": "/applications/signed/:applicationId",
  "signed-document": "/applications/signed/:applicationId/:part",
  "application-protest": "/applications/protest/:applicationId",
  "application-schedule": "/applications/schedule/:applicationId",
  "application-documents": "/applications/documents/:applicationId/:document",
  "application-uploads": "/applications/uploads/:applicationId",
  "application-upload": "/applications/uploads/:applicationId/:upload",
  "application-upload-delete": "/applications/uploads/:applicationId/:upload/delete",
  ratings: "/ratings",
  "ratings-export": "/ratings/export",
  rating: "/ratings/:valuationId",
  "rating-report": "/ratings/:valuationId/report",
  "rating-offers": "/ratings/:valuationId/offers",
  reports: "/reports",
  "reports-export": "/reports/export",
  "reports-pdf": "/reports/pdf",
  "month-overview": "/reports/month",
  "debt-report": "/reports/debt-report/:userId/:applicationId",
  spreadsheet: "/spreadsheet",
  "spreadsheet-export": "/spreadsheet/export",
  search: "/search",
  accounts: "/supervisor/accounts",
  "accounts-export": "/supervisor/accounts/export",
  "account-create": "/supervisor/accounts/create",
  "account-edit": "/supervisor/accounts/edit/:accountId",
  "account-act": "/supervisor/accounts/:act/:accountId",
  "account-warrants": "/supervisor/accounts/warrants",
  manager: "/manager",
  "manager-stuck": "/manager/stuck",
  "manager-users": "/manager/users",
  "manager-conditions": "/manager/users/:accountId",
  "buyer-name": "/buyer-name",
  "address-suggestions": "/address-suggestions",
  "identity-scan": "/identity-scan/:applicationId",
  "identity-scan-picture": "/identity-scan/:applicationId/:side",
  "catalogue-suggestions": "/catalogue-suggestions/:applicationId",
  settings: "/settings",
  login: "/login",
  "login-url": "/login/url",
  "login-url-full": "/login/url_full",
  "frame-login": "/frame/login",
  "verify-device": "/verify-device",
  "sending-status": "/sending-status/:purpose",
  logout: "/logout",
  "reset-password": "/reset-password/:token/:code",
  "reset-password-login": "/reset-password/:token/:code/login",
  "bank-report": "/bank-report/:token",
  recogniser: "/recognizer/:type/:hash",
  "hand-over": "/hand-over/:hash",
  "hand-over-progress": "/hand-over-progress/:applicationId",
  sign: "/sign/:token",
  "sign-document": "/sign/:token/document",
  "verify-document": "/verify-document/:publicId",
  "password-remind": "/password-remind",
  "password-update": "/password-update",
  "own-sessions": "/sessions",
  "not-found": "/404",
  "permission-denied": "/permission-denied",
  preferences: "/preferences",
  "service-statuses": "/service-statuses",
  "today-counts": "/today-counts",
  version: "/version",
  session: "/session",
  "unknown-path": "/*",
} as const;

type Screen = keyof typeof SCREENS;

/** The address of a screen; a parameter may also be that of another pattern (`:id`). */
const addressOf = <Name extends Screen>(
  screen: Name,
  params: Record<ParamOf<(typeof SCREENS)[Name]>, string | number>,
): string => fillPattern(SCREENS[screen], params);

const withQuery = (address: string, query: string): string => (query === "" ? address : `${address}?${query}`);

type ApplicationId = number | string;

/** What the application's documents route can print. */
export type PrintedDocument =
  | "set"
  | "spouse-set"
  | "draft"
  | "standard-information"
  | "schedule"
  | "valuation"
  | "consent"
  | "spouse-consent"
  | "insurance";

/** Names the calculator on the page of a limited log-in, as a partner's link does (F-025, F-086). */
export const LIMITED_CALCULATOR = { name: "r", value: "spreadsheet" } as const;

/** Typed builders of every URL. */
export const paths = {
  home: () => SCREENS.home,
  news: () => SCREENS.news,
  applications: (query = "") => withQuery(SCREENS.applications, query),
  applicationsExport: (query = "") => withQuery(SCREENS["applications-export"], query),
  /** Which columns the list has and how wide it is; the query is the list's own (F-160). */
  applicationsColumns: (query = "") => withQuery(SCREENS["applications-columns"], query),
  /** Step 1; a manager's names the seller for whom the application is (F-187), and one from the calculator what was calculated (F-391). */
  newApplication: (sellerId: number | null = null, calculation = "") => {
    const seller = sellerId === null ? [] : [`seller=${sellerId}`];
    const calculated = calculation === "" ? [] : [`calculation=${encodeURIComponent(calculation)}`];
    return withQuery(SCREENS["application-buyer"], [...seller, ...calculated].join("&"));
  },
  /** A step of the application that the session works on; the number is a parameter of the pattern. */
  currentApplicationStep: (step: number | string) => addressOf("application-current-draft", { step }),
  /** A step of the wizard by its key; the buyer's only as long as the application has no buyer. */
  applicationStep: (id: ApplicationId, step: StepKey) => addressOfStep(step, id),
  loadApplication: (applicationId: ApplicationId) => addressOf("application-load", { applicationId }),
  deleteApplication: (applicationId: ApplicationId) => addressOf("application-delete", { applicationId }),
  /** The list of goods in step 2; its card has this id. */
  applicationGoodsList: (id: ApplicationId) => `${addressOfStep("credit", id)}#credit-goods`,
  applicationGoods: (applicationId: ApplicationId, line: number | "new") =>
    addressOf("application-goods", { applicationId, line }),
  applicationCatalogue: (applicationId: ApplicationId, query = "") =>
    withQuery(addressOf("application-catalogue", { applicationId }), query),
  applicationLiabilities: (applicationId: ApplicationId) => addressOf("application-liabilities", { applicationId }),
  /** One liability by its id; `new` for another one. */
  applicationLiability: (applicationId: ApplicationId, liability: string) =>
    addressOf("application-liability", { applicationId, liability }),
  /** What may be said of a debt that a register knows (F-300). */
  applicationLiabilityCorrection: (applicationId: ApplicationId, liability: string) =>
    addressOf("application-liability-correction", { applicationId, liability }),
  /** Income lines, certificates and the bank statement (F-295). */
  applicationIncomes: (applicationId: ApplicationId) => addressOf("application-incomes", { applicationId }),
  applicationIncome: (applicationId: ApplicationId, line: number | "new") =>
    addressOf("application-income", { applicationId, line }),
  /** The manager's own entry of incomes (F-297). */
  applicationIncomeValuation: (applicationId: ApplicationId, line: number | "new") =>
    addressOf("application-income-valuation", { applicationId, line }),
  applicationSchedule: (applicationId: ApplicationId) => addressOf("application-schedule", { applicationId }),
  applicationDocument: (applicationId: ApplicationId, document: PrintedDocument) =>
    addressOf("application-documents", { applicationId, document }),
  /** What was uploaded to an application (F-332). */
  applicationUploads: (applicationId: ApplicationId) => addressOf("application-uploads", { applicationId }),
  /** An uploaded file to look at; to be saved with the query (F-332). */
  applicationUpload: (applicationId: ApplicationId, upload: number, save = false) =>
    withQuery(addressOf("application-upload", { applicationId, upload }), save ? "save=1" : ""),
  deleteUpload: (applicationId: ApplicationId, upload: number) =>
    addressOf("application-upload-delete", { applicationId, upload }),
  /** Assessments, newest first (F-384). */
  ratings: (query = "") => withQuery(SCREENS.ratings, query),
  ratingsExport: (query = "") => withQuery(SCREENS["ratings-export"], query),
  /** The assessments of one application (F-385). */
  ratingsOf: (applicationId: ApplicationId) => withQuery(SCREENS.ratings, `application=${applicationId}`),
  rating: (valuationId: number | string) => addressOf("rating", { valuationId }),
  ratingReport: (valuationId: number | string) => addressOf("rating-report", { valuationId }),
  /** The offers that an assessment led to (F-258). */
  ratingOffers: (valuationId: number | string) => addressOf("rating-offers", { valuationId }),
  /** Whose personal code was typed; for scripts. */
  buyerName: () => SCREENS["buyer-name"],
  /** What the address dictionary knows of a half-typed address; for scripts. */
  addressSuggestions: (query: string) => withQuery(SCREENS["address-suggestions"], query),
  /** What the catalogue of the application's shop has for a half-typed item; for scripts. */
  catalogueSuggestions: (applicationId: ApplicationId, query: string) =>
    withQuery(addressOf("catalogue-suggestions", { applicationId }), query),
  /** The calculator; its state stands in the query (F-013). */
  spreadsheet: (query = "") => withQuery(SCREENS.spreadsheet, query),
  spreadsheetFile: (query = "") => withQuery(SCREENS["spreadsheet-export"], query),
  reports: () => SCREENS.reports,
  search: () => SCREENS.search,
  accounts: () => SCREENS.accounts,
  manager: () => SCREENS.manager,
  /** Where a document is photographed (F-023); parameters may be those of a pattern. */
  recognizer: (type: number | string, hash: string) => addressOf("recogniser", { type, hash }),
  /** The buyer's own page, by a secret address. */
  handOver: (hash: string) => addressOf("hand-over", { hash }),
  /** How far the buyer is; for scripts. */
  handOverProgress: (applicationId: ApplicationId) => addressOf("hand-over-progress", { applicationId }),
  /** The picture of one side, for the seller to compare what was read with. */
  identityScanPicture: (applicationId: ApplicationId, side: string) =>
    addressOf("identity-scan-picture", { applicationId, side }),
  /** What has become of the pictures; for scripts. */
  identityScan: (applicationId: ApplicationId) => addressOf("identity-scan", { applicationId }),
  settings: () => SCREENS.settings,
  /** The step of the account update that asks for the code; `typing`: a user who has the code no longer waits for the message. */
  settingsCode: (typing = false) => withQuery(SCREENS.settings, typing ? "step=code&typing=now" : "step=code"),
  /** One's own log-ins and remembered devices (R-A14). */
  ownSessions: () => SCREENS["own-sessions"],
  login: () => SCREENS.login,
  /** The log-in that leads back to a page afterwards; for a session that has expired there. */
  loginFrom: (path: string) =>
    withQuery(SCREENS.login, path === SCREENS.news ? "" : `from=${encodeURIComponent(path)}`),
  /** The page of a limited log-in; also where a partner's link to it leads (F-025). */
  limitedLogin: (query = "") => withQuery(SCREENS["login-url"], query),
  /** The calculator inside of it (F-392). */
  limitedCalculator: (query = "") => {
    const view = `${LIMITED_CALCULATOR.name}=${LIMITED_CALCULATOR.value}`;
    return withQuery(SCREENS["login-url"], query === "" ? view : `${view}&${query}`);
  },
  /** Where a partner's link and the framed log-in lead (F-026, O10). */
  fullLogin: (query = "") => withQuery(SCREENS["login-url-full"], query),
  /** Asks whether another user's log-in may end this session. */
  changeUser: () => withQuery(SCREENS["login-url-full"], "change=ask"),
  frameLogin: () => SCREENS["frame-login"],
  verifyDevice: () => SCREENS["verify-device"],
  /** The same with the code field, whatever became of the message. */
  verifyDeviceTyping: () => withQuery(SCREENS["verify-device"], "step=code"),
  /** Asks what became of the message of a running verification; for scripts. */
  sendingStatus: (purpose: string) => addressOf("sending-status", { purpose }),
  logout: () => SCREENS.logout,
  passwordRemind: (query = "") => withQuery(SCREENS["password-remind"], query),
  passwordUpdate: () => SCREENS["password-update"],
  notFound: () => SCREENS["not-found"],
  permissionDenied: () => SCREENS["permission-denied"],
  preferences: () => SCREENS.preferences,
  serviceStatuses: () => SCREENS["service-statuses"],
  todayCounts: () => SCREENS["today-counts"],
  version: () => SCREENS.version,
  session: () => SCREENS.session,
};
