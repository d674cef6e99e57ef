import { ACTORS, SHUT_OUT, FOREIGN, type Actor } from "./actor-names.ts";
import type { RouteSubject } from "./form-table.ts";

/** What a route answers: status, and where it leads without the query that tells a refusal. */
type Verdict = string;
type Verdicts = Readonly<Record<Actor, Verdict>>;

/** PUT, PATCH, DELETE and OPTIONS are answered alike everywhere; HEAD as GET. */
export const OTHER_METHODS: Readonly<Record<string, Verdict>> = {
  PUT: "405",
  PATCH: "405",
  DELETE: "405",
  OPTIONS: "405",
};

export interface RouteRow {
  path: (subject: RouteSubject) => string;
  get: Verdicts;
  /** An empty form of our own page: who may send one is told what it lacks (400), or gets what the button alone does. */
  post: Verdicts;
}

type ByActor = (actor: Actor) => Verdict;

export const row = (path: RouteRow["path"], get: ByActor, post: ByActor = () => NO_ACTION): RouteRow => ({
  path,
  get: toVerdicts(get),
  post: toVerdicts(post),
});

const toVerdicts = (of: ByActor): Verdicts =>
  Object.fromEntries(ACTORS.map((actor) => [actor, of(actor)])) as Record<Actor, Verdict>;

export const NO_ACTION = "405";
export const isOneOf = (actors: readonly Actor[], actor: Actor): boolean => actors.includes(actor);

/** Where those go who are not let in; an expired session is led from pages to the news (F-106), from forms to the log-in. */
export const wayOut = (actor: Actor): string => (actor === "passwordExpired" ? "/password-update" : "/login");
export const wayOutOfPage = (actor: Actor): string => (actor === "expired" ? "/news" : wayOut(actor));

/** A limited auto-login has no page but its own (F-071). */
export const butLimited =
  (verdict: Verdict): ByActor =>
  (actor) =>
    actor === "limited" ? "302 /login" : verdict;

/** An address that is none; an expired session is led to the news from there as well (F-106). */
export const noSuchPage: ByActor = (actor) => (actor === "expired" ? "302 /news" : butLimited("404")(actor));

export const everybody = (path: RouteRow["path"], verdict: Verdict, post: ByActor = () => NO_ACTION) =>
  row(path, butLimited(verdict), post);

/** Every user who has logged in; an expired session reaches the pages of F-105. */
export const members = (path: RouteRow["path"], get = "200", post = NO_ACTION, expired: Verdict | null = null) =>
  row(
    path,
    (actor) =>
      actor === "expired" && expired !== null ? expired : isOneOf(SHUT_OUT, actor) ? `302 ${wayOutOfPage(actor)}` : get,
    (actor) => (isOneOf(SHUT_OUT, actor) && post !== NO_ACTION ? `303 ${wayOut(actor)}` : post),
  );

/**
 * One application, made by a seller of shop 101 (F-414): own and own shop's, the company's for its supervisor,
 * all for a manager. For anybody else it does not exist.
 */
export const application = (
  path: RouteRow["path"],
  seen: Verdict,
  post = NO_ACTION,
  unseen = "404",
  change: Partial<Verdicts> = {},
) => {
  const ofMembers = members(path, seen, post);
  const posted: ByActor = (actor) => change[actor] ?? (isOneOf(FOREIGN, actor) ? "404" : ofMembers.post[actor]);
  return row(
    path,
    (actor) => change[actor] ?? (isOneOf(FOREIGN, actor) ? unseen : ofMembers.get[actor]),
    post === NO_ACTION ? undefined : posted,
  );
};

/** A file about contracts: who has none is told that there is nothing (F-390). */
export const contractFile = (path: RouteRow["path"]) => {
  const ofMembers = members(path);
  return row(path, (actor) => (isOneOf(["single", "otherSupervisor"], actor) ? "404" : ofMembers.get[actor]));
};

const LEADERS = ["supervisor", "otherSupervisor", "manager"] as const satisfies Actor[];

/** A page for supervisors and managers. */
export const forLeaders = (path: RouteRow["path"]) => {
  const ofMembers = members(path);
  return row(path, (actor) => (isOneOf([...LEADERS, ...SHUT_OUT], actor) ? ofMembers.get[actor] : "403"));
};

/** A page of some roles only: everybody else who has logged in is denied. */
const onlyFor = (allowed: readonly Actor[], path: RouteRow["path"], get: Verdict, post: Verdict, foreign?: Verdict) => {
  const answers =
    (verdict: Verdict, shutOut: ByActor): ByActor =>
    (actor) => {
      if (isOneOf(SHUT_OUT, actor)) return shutOut(actor);
      if (!isOneOf(allowed, actor)) return "403";
      return actor === "otherSupervisor" && foreign !== undefined ? foreign : verdict;
    };
  return row(
    path,
    answers(get, (actor) => `302 ${wayOutOfPage(actor)}`),
    post === NO_ACTION ? undefined : answers(post, (actor) => `303 ${wayOut(actor)}`),
  );
};

/** A supervisor's pages; of an account, none of another company (1050). */
export const supervisors = (path: RouteRow["path"], post = NO_ACTION, foreign?: Verdict) =>
  onlyFor(["supervisor", "otherSupervisor"], path, "200", post, foreign);

/** The search: none of the actors has its flag. */
export const searchers = (path: RouteRow["path"]) => onlyFor([], path, "200", NO_ACTION);

/** A manager's pages. */
export const managers = (path: RouteRow["path"], post = NO_ACTION) => onlyFor(["manager"], path, "200", post);

/** An address that leads nowhere any more, for everybody. */
export const dead: ByActor = () => "410";

/** Asked for by the script of a form: it says who may not, and leads nowhere. */
export const forScript = (path: RouteRow["path"]) => row(path, (actor) => (isOneOf(SHUT_OUT, actor) ? "401" : "200"));

/** Liabilities are a manager's here: none of the sellers and supervisors of the table has MatoIsipareigojimus (F-302). */
export const liabilities = (path: RouteRow["path"], post = NO_ACTION, get: Verdict = "200") => {
  const ofMembers = members(path, get, post);
  const refused = (actor: Actor) => actor !== "manager" && !isOneOf(SHUT_OUT, actor);
  return row(
    path,
    (actor) => (refused(actor) ? "403" : ofMembers.get[actor]),
    (actor) => (refused(actor) && post !== NO_ACTION ? "403" : ofMembers.post[actor]),
  );
};

/** An unsigned contract is not archived (1100), a foreign one does not exist, and a seller has no right. */
export const archiving: ByActor = (actor) =>
  actor === "otherSupervisor" ? "404" : actor === "manager" || actor === "supervisor" ? "422" : "403";

/** Users whose password may not be set yet: it is not known who they are, or they have one page only. */
export const UNKNOWN = ["guest", "unverified", "limited"] as const satisfies Actor[];
export const guests = ["guest", "expired"] as const satisfies Actor[];
export const halfWay = ["unverified", "passwordExpired"] as const satisfies Actor[];

/** Pages before the log-in: a user who is logged in is sent on. */
export const beforeLogin =
  (open: readonly Actor[], verdict: Verdict): ByActor =>
  (actor) =>
    isOneOf(open, actor) ? verdict : butLimited("302 /news")(actor);

/** Pages of a forgotten password: for those who have not logged in (F-073). */
export const forgotten = (path: RouteRow["path"], post: Verdict, get: Verdict = "200") => {
  const of =
    (verdict: Verdict): ByActor =>
    (actor) =>
      isOneOf([...guests, ...halfWay], actor) ? verdict : butLimited("404")(actor);
  return row(path, of(get), of(post));
};
