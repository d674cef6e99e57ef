import { describe, expect, test } from "vitest";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { isFullProof } from "../../support/rounds.ts";
import { useCast } from "./actors.ts";
import { FORMS, type RouteSubject } from "./form-table.ts";
import {
  ENTRY_ACTIONS,
  FILE_FORMS,
  FLAGGED_FORMS,
  FORMLESS_ACTIONS,
  FORMS_OF_OTHERS,
  FRAME_FORMS,
} from "./form-groups.ts";
import { testForLeaks } from "./leaks.ts";
import { builtRoutes } from "./manifest.ts";
import { verdictOf } from "./page.ts";
import { ACTORS, LOGIN_OF, type Actor } from "./actor-names.ts";
import { ROUTES } from "./route-table.ts";
import { OTHER_METHODS, type RouteRow } from "./route-verdicts.ts";

const DELETE = "routes/application-delete/route";
const LOGOUT = "routes/logout/route";
/** What data of an answer without a frame says to a limited log-in that is still one. */
const LIMITED_DATA: Readonly<Record<string, string>> = {
  "routes/sign-document/route": "302 /login",
  "routes/identity-scan/route": "302 /login",
  "routes/hand-over-progress/route": "302 /login",
  "routes/address-suggestions/route": "302 /login",
  "routes/catalogue-suggestions/route": "302 /login",
};
/** Pages that a limited log-in may open besides its own (F-023). */
const OPEN_TO_LIMITED = "routes/recogniser/route";

const { stage, subject, browserOf } = useCast();

const routes = builtRoutes();

describe("R-D1: the tables are whole", () => {
  test("every built route has a row of rights", () => {
    expect(Object.keys(ROUTES(subject)).sort()).toEqual(routes.map(({ id }) => id).sort());
  });

  test("every route with an action has its forms, and a verdict for a posted form; every other refuses one", () => {
    const withAction = routes.filter(({ hasAction }) => hasAction).map(({ id }) => id);
    const ofForms = [
      ...FORMS.map(({ route }) => route),
      ...FORMLESS_ACTIONS,
      ...ENTRY_ACTIONS,
      ...FORMS_OF_OTHERS,
      ...FRAME_FORMS,
      ...FLAGGED_FORMS,
      ...FILE_FORMS,
    ];
    expect([...new Set(ofForms)].sort()).toEqual(withAction.sort());
    const refusing = Object.entries(ROUTES(subject)).filter(([, { post }]) => post.author === "405");
    expect(refusing.map(([id]) => id).sort()).toEqual(
      routes
        .filter(({ hasAction }) => !hasAction)
        .map(({ id }) => id)
        .sort(),
    );
  });
});

/** A browser for one request: a log-out ends the session of all that share it. */
const browserFor = (actor: Actor, route: string): Promise<Visitor> =>
  route === LOGOUT && LOGIN_OF[actor] !== undefined ? stage.logIn(LOGIN_OF[actor]) : browserOf(actor);

/** What the page's script asks of a route at the same address. */
const dataOf = (address: string, route: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(route)}`;

/** One request as a row of the table words it: a data request says 204 where a document is redirected. */
const wordsOf = (reply: Reply): string =>
  verdictOf(reply)
    .replace(/^204 /, "302 ")
    .replace(/\?refused=.*$/, "");

interface Seen {
  route: string;
  what: string;
  verdict: string;
  expected: string;
}

async function tryRoute(
  actor: Actor,
  route: string,
  { path, get, post }: RouteRow,
  about: RouteSubject,
): Promise<Seen[]> {
  const address = path(about);
  const data = dataOf(address, route);
  const ask = async (what: string, expected: string, request: (browser: Visitor) => Promise<Reply>): Promise<Seen> => ({
    route,
    what,
    verdict: wordsOf(await request(await browserFor(actor, route))),
    expected,
  });
  // Data of a page that is not its own ends a limited log-in (F-071), an answer without a frame does not: the address after it finds a guest.
  const ofData = LIMITED_DATA[route] !== undefined && actor === "limited" ? LIMITED_DATA[route] : get[actor];
  const asksOfData = () => ask("data", ofData, (browser) => browser.get(data));
  const asksForHead = () => ask("HEAD", get[actor], (browser) => browser.ask("HEAD", address));
  const seen = [await ask("page", get[actor], (browser) => browser.get(address))];
  for (const request of waysToRead(actor, route, [asksOfData, asksForHead])) seen.push(await request());
  seen.push(await ask("POST", post[actor], (browser) => browser.post(address, {})));
  for (const method of otherMethodsOf(actor, route)) {
    const ownForm = { "Sec-Fetch-Site": "same-origin" };
    seen.push(await ask(method, OTHER_METHODS[method] ?? "", (browser) => browser.ask(method, address, ownForm)));
  }
  return seen;
}

/** Where a route and an actor meet in the table: neighbours of a row and of a column differ by one. */
const placeOf = (actor: Actor, route: string): number =>
  routes.findIndex(({ id }) => id === route) + ACTORS.indexOf(actor);

/** Besides its page each actor asks a route for its data or its head, in turn; only `npm run test:full` asks for both. */
const waysToRead = <Request>(actor: Actor, route: string, requests: readonly Request[]): readonly Request[] =>
  isFullProof() ? requests : requests.slice(placeOf(actor, route) % 2).slice(0, 1);

/**
 * Methods that no route has. Each is tried with every route and with every actor; only `npm run test:full` tries each
 * route with each actor.
 */
function otherMethodsOf(actor: Actor, route: string): string[] {
  const methods = Object.keys(OTHER_METHODS);
  if (isFullProof()) return methods;
  return methods.filter((_method, index) => (placeOf(actor, route) + index) % ACTORS.length === 0);
}

describe("R-D1, F-414: every route, method and actor", () => {
  test.each(ACTORS)("%s", async (actor) => {
    const seen: Seen[] = [];
    // A limited log-in stays one where it may be, and is a guest after any other page; the expired session cannot log in again: what ends it comes last.
    const last = [OPEN_TO_LIMITED, LOGOUT];
    const inOrder = Object.keys(ROUTES(subject)).sort((one, other) => last.indexOf(one) - last.indexOf(other));
    for (const route of inOrder) {
      // A posted deletion deletes: it gets an application of its own.
      const about = route === DELETE ? { ...subject, application: await stage.application() } : subject;
      const row = ROUTES(about)[route];
      if (row !== undefined) seen.push(...(await tryRoute(actor, route, row, about)));
    }
    const others = routes.flatMap(({ id }) => otherMethodsOf(actor, id));
    expect(new Set(others)).toEqual(new Set(Object.keys(OTHER_METHODS)));
    expect(seen.length).toBe(routes.length * (isFullProof() ? 4 : 3) + others.length);
    expect(seen.filter(({ verdict, expected }) => verdict !== expected)).toEqual([]);
  });

  test("R-C8, F-071: a limited log-in is over with its first step aside, as a page, as data and by a form", async () => {
    for (const [place, [route, { path, get, post }]] of Object.entries(ROUTES(subject)).entries()) {
      const address = path(subject);
      const data = dataOf(address, route);
      const steps: [string, (browser: Visitor) => Promise<Reply>][] = [
        [get.limited, (browser) => browser.get(address)],
        [get.limited, (browser) => browser.get(data)],
        [post.limited, (browser) => browser.post(address, {})],
      ];
      // Each route in one of the three ways, and only `npm run test:full` in all: every step costs a log-in.
      const ending = steps.filter(
        ([expected], way) => / \/login$/.test(expected) && (isFullProof() || way === place % 3),
      );
      for (const [verdict, step] of ending) {
        const browser = await stage.logIn("ribotas");
        const before = browser.copy();
        await step(browser);
        expect([route, verdict, verdictOf(await before.get("/news"))]).toEqual([route, verdict, "302 /login"]);
        expect((await before.get("/login/url")).body).not.toContain("ribotas");
      }
    }
  });
});

testForLeaks(() => stage);
