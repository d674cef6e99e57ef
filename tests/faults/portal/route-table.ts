import type { Subject } from "./form-table.ts";

/** Everybody whose rights differ, in the order of the columns below. */
export const ACTORS = [
  "guest",
  "expired",
  "limited",
  "author",
  "sameShop",
  "otherShop",
  "stranger",
  "single",
  "supervisor",
  "otherSupervisor",
  "manager",
] as const;

export type Actor = (typeof ACTORS)[number];

/** Log-ins of the demo; a guest has none, an expired session is one of the author's. */
export const LOGIN_OF: Partial<Record<Actor, string>> = {
  limited: "ribotas",
  author: "jonas.s",
  sameShop: "sms.blogas",
  otherShop: "pilnas",
  stranger: "kasa1",
  single: "vienas.s",
  supervisor: "vadove",
  otherSupervisor: "vadove3",
  manager: "vadyb2",
};

/** What a route answers: status, and where it leads. */
type Verdict = string;

export interface RouteRow {
  path: (subject: Subject) => string;
  /** GET, by actor. */
  get: Record<Actor, Verdict>;
}

const row = (path: RouteRow["path"], ...verdicts: Verdict[]): RouteRow => ({
  path,
  get: Object.fromEntries(ACTORS.map((actor, at) => [actor, verdicts[at] ?? "missing"])) as Record<Actor, Verdict>,
});

const everybody = (path: RouteRow["path"], verdict: Verdict) => row(path, ...ACTORS.map(() => verdict));

const LOGIN = "302 /login";

/** Whoever has logged in; the limited auto-login has no page but its own (F-071). */
const members = (path: RouteRow["path"], verdict = "200") =>
  row(path, ...ACTORS.map((actor) => (["guest", "expired", "limited"].includes(actor) ? LOGIN : verdict)));

/**
 * One application, made by a seller of shop 101 (requirements 1.3): own and own shop's, the company's for its supervisor,
 * all for a manager. For anybody else it does not exist.
 */
const application = (path: RouteRow["path"], seen: Verdict, unseen = "404") =>
  row(path, LOGIN, LOGIN, LOGIN, seen, seen, unseen, unseen, unseen, seen, unseen, seen);

/** Requirements 1.3 as it holds for the routes that exist. Expired sellers are let in nowhere yet (F-105 is not built). */
export const ROUTES: (subject: Subject) => Record<string, RouteRow> = (subject) => {
  const { application: id } = subject;
  return {
    "routes/home/route": everybody(() => "/", "302 /news"),
    "routes/news/route": members(() => "/news"),
    "routes/applications/route": members(() => "/applications"),
    "routes/applications-export/route": members(() => "/applications/export"),
    "routes/application-buyer/route": members(() => "/applications/add"),
    "routes/application-current-draft/route": members(() => "/applications/add/3", "302 /applications/add"),
    "routes/application-credit/route": application(() => `/applications/add/2/${id}`, "200"),
    "routes/application-edit/route": members(() => `/applications/edit/${id}`, `302 /applications/load/${id}`),
    "routes/application-household/route": application(() => `/applications/edit/${id}/3`, "200"),
    "routes/application-contract-data/route": application(() => `/applications/edit/${id}/4`, "200"),
    "routes/application-contract/route": application(() => `/applications/edit/${id}/5`, "200"),
    "routes/application-load/route": application(() => `/applications/load/${id}`, `302 /applications/edit/${id}/5`),
    "routes/application-delete/route": application(() => `/applications/delete/${id}`, "200"),
    "routes/application-goods/route": application(() => `/applications/goods/${id}/0`, "200"),
    "routes/application-catalogue/route": application(() => `/applications/catalogue/${id}`, "200"),
    "routes/application-schedule/route": application(() => `/applications/schedule/${id}`, "200"),
    // A refused document leads to the page of the application, which then says 404.
    "routes/application-documents/route": application(
      () => `/applications/documents/${id}/draft`,
      "200",
      `302 /applications/load/${id}`,
    ),
    "routes/login/route": row(() => "/login", "200", "200", "200", ...Array<string>(8).fill("302 /news")),
    "routes/logout/route": everybody(() => "/logout", "200"),
    "routes/not-found/route": everybody(() => "/404", "404"),
    "routes/permission-denied/route": members(() => "/permission-denied", "403"),
    "routes/preferences/route": everybody(() => "/preferences", "302 /"),
    // Asked for by scripts: it says who may not, and leads nowhere.
    "routes/service-statuses/route": row(
      () => "/service-statuses",
      ...["401", "401", "401", ...Array<string>(7).fill("403"), "200"],
    ),
    "routes/version/route": everybody(() => "/version", "200"),
    "routes/unknown-path/route": everybody(() => "/nothing/of/the/kind", "404"),
  };
};
