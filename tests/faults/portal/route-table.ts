import { SHUT_OUT } from "./actor-names.ts";
import type { RouteSubject } from "./form-table.ts";
import {
  row,
  dead,
  forScript,
  NO_ACTION,
  isOneOf,
  wayOut,
  wayOutOfPage,
  butLimited,
  noSuchPage,
  everybody,
  members,
  application,
  contractFile,
  liabilities,
  managers,
  searchers,
  supervisors,
  archiving,
  forLeaders,
  UNKNOWN,
  guests,
  halfWay,
  beforeLogin,
  forgotten,
  type RouteRow,
} from "./route-verdicts.ts";

/** Requirements 1.3 as it holds for the routes that exist; rows of others come with their screens. */
export const ROUTES: (subject: RouteSubject) => Record<string, RouteRow> = (subject) => {
  const { application: id, rating } = subject;
  const incomes = `/applications/incomes/${id}`;
  const uploads = `/applications/uploads/${id}`;
  const permit = application(() => "/permits/900117", "200", "403");
  return {
    "routes/home/route": everybody(() => "/", "302 /news"),
    // A manager chooses a seller first (F-187): the news start no application for managers.
    "routes/news/route": row(
      () => "/news",
      (actor) => members(() => "/news", "200", "400", "200").get[actor],
      (actor) => (actor === "manager" ? "403" : members(() => "/news", "200", "400").post[actor]),
    ),
    // An empty form names no log-in: it is gone already.
    "routes/own-sessions/route": members(() => "/sessions", "200", "303 /sessions"),
    "routes/applications/route": members(() => "/applications", "200", "400"),
    // An empty choice is refused (F-160).
    "routes/applications-columns/route": members(() => "/applications/columns", "200", "400"),
    "routes/applications-export/route": members(() => "/applications/export"),
    // A manager chooses a seller first (F-187).
    "routes/application-buyer/route": row(
      () => "/applications/add",
      (actor) => members(() => "/applications/add", "200", "400", "200").get[actor],
      (actor) =>
        actor === "manager" ? "303 /applications/add" : members(() => "/applications/add", "200", "400").post[actor],
    ),
    "routes/application-current-draft/route": members(
      () => "/applications/add/3",
      "302 /applications/add",
      NO_ACTION,
      "302 /applications/add",
    ),
    "routes/application-credit/route": application(() => `/applications/add/2/${id}`, "200", "400"),
    "routes/application-edit/route": members(() => `/applications/edit/${id}`, `302 /applications/load/${id}`),
    "routes/application-household/route": application(() => `/applications/edit/${id}/3`, "200", "400"),
    "routes/application-contract-data/route": application(() => `/applications/edit/${id}/4`, "200", "400"),
    "routes/application-contract/route": application(() => `/applications/edit/${id}/5`, "200", "400"),
    "routes/application-load/route": application(() => `/applications/load/${id}`, `302 /applications/edit/${id}/5`),
    // Deleting is for the author, the author's supervisor and managers, not for a colleague (F-190).
    "routes/application-delete/route": application(
      () => `/applications/delete/${id}`,
      "200",
      "303 /applications",
      "404",
      { sameShop: "403" },
    ),
    "routes/application-take-over/route": members(() => "/applications/take-over", "200", "400"),
    "routes/application-transfer/route": application(() => `/applications/transfer/${id}`, "200", "400"),
    "routes/application-log/route": application(() => `/applications/log/${id}`, "200"),
    // Nothing is archived before it is signed, and by no seller (F-163).
    "routes/application-archive/route": row(
      () => `/applications/archive/${subject.contract}`,
      (actor) => (isOneOf(SHUT_OUT, actor) ? `302 ${wayOutOfPage(actor)}` : archiving(actor)),
      (actor) => (isOneOf(SHUT_OUT, actor) ? `303 ${wayOut(actor)}` : archiving(actor)),
    ),
    "routes/application-reject/route": application(() => `/applications/reject/${subject.contract}`, "200", "400"),
    "routes/permits/route": members(() => "/permits"),
    // The demo's request of shop 101: partners read it, a manager's button alone approves it (F-376).
    "routes/permit/route": { ...permit, post: { ...permit.post, manager: "303 /permits/900117" } },
    // Partners ask, and need no words for it: this application needs no permit, and says so.
    "routes/application-permit/route": application(() => `/applications/permit/${id}`, "200", "422", "404", {
      manager: "403",
    }),
    "routes/application-goods/route": application(() => `/applications/goods/${id}/0`, "200", "400"),
    "routes/application-catalogue/route": application(
      () => `/applications/catalogue/${id}`,
      "200",
      `303 /applications/catalogue/${id}`,
    ),
    "routes/application-liabilities/route": liabilities(() => `/applications/liabilities/${id}`),
    "routes/application-liability/route": liabilities(() => `/applications/liabilities/${id}/new`, "400"),
    // Its application has no liability of a register: who may come this far finds none.
    "routes/application-liability-correction/route": liabilities(
      () => `/applications/liability-correction/${id}/0123456789abcdef`,
      "404",
      "404",
    ),
    "routes/application-schedule/route": application(() => `/applications/schedule/${id}`, "200"),
    "routes/application-incomes/route": application(() => incomes, "200", `303 ${incomes}`),
    "routes/application-signing/route": application(() => `/applications/signing/${id}`, "200"),
    "routes/application-signature/route": application(() => `/applications/signing/${id}/application`, "200", "400"),
    // Without a paper chosen nothing is passed, of a contract; of an application there is nothing to pass.
    "routes/signed-documents/route": application(
      () => `/applications/signed/${id}`,
      "200",
      `303 /applications/signed/${id}`,
    ),
    "routes/application-protest/route": application(() => `/applications/protest/${subject.contract}`, "200", "400"),
    // Nothing is signed yet: a refused document leads to the page of the application.
    "routes/signed-document/route": application(
      () => `/applications/signed/${id}/contract`,
      `302 /applications/load/${id}`,
      NO_ACTION,
      `302 /applications/load/${id}`,
    ),
    "routes/application-income/route": application(() => `${incomes}/new`, "200", "400"),
    // The entry of managers alone (F-297).
    "routes/application-income-valuation/route": row(
      () => `/applications/income-valuation/${id}/new`,
      (actor) => (isOneOf(SHUT_OUT, actor) ? `302 ${wayOutOfPage(actor)}` : actor === "manager" ? "200" : "403"),
      (actor) => (isOneOf(SHUT_OUT, actor) ? `303 ${wayOut(actor)}` : actor === "manager" ? "400" : "403"),
    ),
    // A refused document leads to the page of the application, which then says 404.
    "routes/application-documents/route": application(
      () => `/applications/documents/${id}/draft`,
      "200",
      NO_ACTION,
      `302 /applications/load/${id}`,
    ),
    "routes/application-uploads/route": application(() => uploads, "200", "400"),
    "routes/application-upload/route": application(() => `${uploads}/1`, "302 /404", NO_ACTION, `302 ${uploads}`),
    "routes/application-upload-delete/route": application(() => `${uploads}/1/delete`, "404", `303 ${uploads}`),
    "routes/permits-export/route": members(() => "/permits/export"),
    "routes/ratings/route": members(() => "/ratings"),
    "routes/ratings-export/route": members(() => "/ratings/export"),
    "routes/rating/route": application(() => `/ratings/${rating}`, "200"),
    "routes/rating-offers/route": application(() => `/ratings/${rating}/offers`, "200"),
    // A refused report leads to the rating, which then says 404.
    "routes/rating-report/route": application(
      () => `/ratings/${rating}/report`,
      "200",
      NO_ACTION,
      `302 /ratings/${rating}`,
    ),
    "routes/reports/route": members(() => "/reports"),
    "routes/reports-export/route": contractFile(() => "/reports/export?id=3"),
    "routes/reports-pdf/route": contractFile(() => "/reports/pdf?id=2"),
    // What colleagues did is for supervisors and managers.
    "routes/month-overview/route": forLeaders(() => "/reports/month"),
    // The register was asked nothing about it: the page says so.
    "routes/debt-report/route": application(() => `/reports/debt-report/10101/${id}`, "200", undefined, "403"),
    // F-392: every user who has logged in, with an expired session, too.
    "routes/spreadsheet/route": members(() => "/spreadsheet", "200", NO_ACTION, "200"),
    // Without a calculation there is nothing to save.
    "routes/spreadsheet-export/route": members(() => "/spreadsheet/export", "302 /spreadsheet"),
    // The flag of a user, and none of the table has it (F-184).
    "routes/search/route": searchers(() => "/search"),
    // For supervisors, of their own company; one of another company finds no account (F-014 to F-016, F-398).
    "routes/accounts/route": supervisors(() => "/supervisor/accounts"),
    "routes/accounts-export/route": supervisors(() => "/supervisor/accounts/export"),
    "routes/account-create/route": supervisors(() => "/supervisor/accounts/create", "400"),
    "routes/account-edit/route": supervisors(() => "/supervisor/accounts/edit/10101", "400", "422"),
    "routes/account-act/route": supervisors(
      () => "/supervisor/accounts/unblock/10101",
      "303 /supervisor/accounts",
      "422",
    ),
    "routes/account-warrants/route": supervisors(() => "/supervisor/accounts/warrants", "303 /supervisor/accounts"),
    // A manager's own (F-405).
    "routes/manager/route": managers(() => "/manager", "400"),
    "routes/manager-stuck/route": managers(() => "/manager/stuck"),
    "routes/manager-users/route": managers(() => "/manager/users"),
    "routes/manager-conditions/route": managers(() => "/manager/users/10101"),
    // Not for managers, by the reading that holds unless another is chosen (F-148, R-D6).
    "routes/settings/route": row(
      () => "/settings",
      (actor) => (actor === "manager" ? "302 /news" : members(() => "/settings").get[actor]),
      (actor) => (actor === "manager" ? "303 /news" : members(() => "/settings", "200", "400").post[actor]),
    ),
    "routes/login/route": row(
      () => "/login",
      beforeLogin([...guests, ...halfWay], "200"),
      beforeLogin([...guests, ...halfWay], "400"),
    ),
    "routes/login-url/route": row(
      () => "/login/url",
      (actor) => (actor === "limited" ? "200" : beforeLogin(guests, "200")(actor)),
    ),
    "routes/login-url-full/route": row(
      () => "/login/url_full",
      beforeLogin(guests, "200"),
      () => "303 /login/url_full",
    ),
    // It sees no cookie.
    "routes/frame-login/route": row(
      () => "/frame/login",
      () => "200",
      () => "400",
    ),
    "routes/logout/route": row(
      () => "/logout",
      (actor) => (actor === "guest" || actor === "limited" ? "302 /login" : "200"),
      () => "303 /login",
    ),
    "routes/not-found/route": row(() => "/404", noSuchPage),
    "routes/permission-denied/route": members(() => "/permission-denied", "403"),
    "routes/verify-device/route": row(
      () => "/verify-device",
      (actor) => (actor === "unverified" ? "200" : `302 ${isOneOf(SHUT_OUT, actor) ? wayOutOfPage(actor) : "/news"}`),
      (actor) => (actor === "unverified" ? "400" : `303 ${isOneOf(SHUT_OUT, actor) ? wayOut(actor) : "/news"}`),
    ),
    "routes/sending-status/route": row(
      () => "/sending-status/device",
      (actor) => (actor === "unverified" ? "200" : "404"),
    ),
    "routes/reset-password/route": forgotten(() => "/reset-password/A1b2C3d4E5f6G7h8I9j0Kl/123456", "400", "410"),
    "routes/reset-password-login/route": forgotten(
      () => "/reset-password/A1b2C3d4E5f6G7h8I9j0Kl/123456/login",
      "400",
      "410",
    ),
    "routes/bank-report/route": everybody(() => "/bank-report/A1b2C3d4E5f6G7h8", "410", butLimited("410")),
    "routes/recogniser/route": row(() => `/recognizer/1/${"a".repeat(26)}`, dead, dead),
    "routes/sign/route": everybody(() => "/sign/A1b2C3d4E5f6G7h8", "410", butLimited("410")),
    "routes/hand-over/route": everybody(() => `/hand-over/${"a".repeat(26)}`, "410", butLimited("410")),
    "routes/verify-document/route": everybody(() => `/verify-document/${"0".repeat(32)}`, "404", butLimited("404")),
    // A link that opens no document leads to its page, which says so.
    "routes/sign-document/route": row(
      () => "/sign/A1b2C3d4E5f6G7h8/document",
      () => "302 /sign/A1b2C3d4E5f6G7h8",
    ),
    "routes/password-remind/route": forgotten(() => "/password-remind", "400"),
    "routes/password-update/route": row(
      () => "/password-update",
      (actor) => (isOneOf(UNKNOWN, actor) ? "302 /login" : "200"),
      (actor) => (isOneOf(UNKNOWN, actor) ? "303 /login" : "400"),
    ),
    "routes/session/route": row(
      () => "/session",
      () => "200",
      () => "200",
    ),
    // Asked for by scripts: it says who may not, and leads nowhere.
    "routes/service-statuses/route": row(
      () => "/service-statuses",
      (actor) => (isOneOf(SHUT_OUT, actor) ? "401" : actor === "manager" ? "200" : "403"),
    ),
    "routes/today-counts/route": row(
      () => "/today-counts",
      (actor) => (isOneOf(SHUT_OUT, actor) ? "401" : actor === "manager" ? "403" : "200"),
    ),
    "routes/address-suggestions/route": forScript(() => "/address-suggestions?city=Vil"),
    "routes/catalogue-suggestions/route": forScript(() => `/catalogue-suggestions/${id}?item=TEL`),
    "routes/identity-scan/route": forScript(() => `/identity-scan/${id}`),
    "routes/hand-over-progress/route": forScript(() => `/hand-over-progress/${id}`),
    "routes/identity-scan-picture/route": members(() => `/identity-scan/${id}/front`, "404"),
    "routes/buyer-name/route": row(
      () => "/buyer-name",
      (actor) => (isOneOf(SHUT_OUT, actor) ? "401" : "200"),
      (actor) => (isOneOf(SHUT_OUT, actor) ? "401" : "400"),
    ),
    "routes/version/route": row(
      () => "/version",
      () => "200",
    ),
    "routes/preferences/route": everybody(
      () => "/preferences",
      "302 /",
      () => "303 /news",
    ),
    "routes/unknown-path/route": row(() => "/nothing/of/the/kind", noSuchPage, noSuchPage),
  };
};
