import { describe, expect, test } from "vitest";
import { encodeForm, type Headers, type Visitor } from "../../support/http-client.ts";
import {
  formNamed,
  FORMS,
  markerOf,
  otherFormOf,
  pageOf,
  pressed,
  type FormEntry,
  type RouteSubject,
} from "./form-table.ts";
import { FORMLESS_ACTIONS } from "./form-groups.ts";
import { testForLeaks } from "./leaks.ts";
import { builtRoutes } from "./manifest.ts";
import { findForm, isPage, readSeals, sealsOf, verdictOf } from "./page.ts";
import { ROUTES } from "./route-table.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
let subject: RouteSubject;
useStage(async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

/** An old browser says neither where a form comes from nor what it is for. */
const OLD_BROWSER: Headers = {};

/** Who posts it: guests log in, everything else is done by the author. */
const senderOf = ({ form }: FormEntry): Promise<Visitor> =>
  form === "login" ? guestWithCookie() : stage.as("jonas.s");

async function guestWithCookie(): Promise<Visitor> {
  const guest = stage.guest();
  await guest.get("/login");
  return guest;
}

const dataOf = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`;
const refusals = () => stage.servers.output().split('"guard.refused"').length - 1;

const FOREIGN: Headers[] = [
  { Origin: "https://evil.test" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

describe("R-B1: a form from elsewhere never reaches the back end, whatever carries it", () => {
  test.each(FORMS)("$form", async (entry) => {
    const sender = await senderOf(entry);
    const address = entry.address(subject);
    const body = encodeForm({
      ...(await readSeals(sender, pageOf(entry, subject), markerOf(entry))),
      ...pressed(entry),
    });
    stage.servers.proxy.forget();
    const before = refusals();
    for (const headers of FOREIGN) {
      for (const path of [address, dataOf(address, entry.route)]) {
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const answer = await sender.ask(
            method,
            path,
            { "Content-Type": "application/x-www-form-urlencoded", ...headers },
            body,
          );
          expect([method, path, headers, answer.status, isPage(answer)]).toEqual([method, path, headers, 403, true]);
        }
      }
    }
    expect(stage.servers.proxy.operations()).toEqual([]);
    await expect.poll(() => refusals() - before).toBe(FOREIGN.length * 2 * 4);
  });
});

test("R-B1: a route without a form is no way round", async () => {
  for (const route of FORMLESS_ACTIONS) {
    const path = ROUTES(subject)[route]?.path(subject) ?? "";
    for (const headers of FOREIGN) expect((await stage.guest().post(path, { a: "1" }, headers)).status).toBe(403);
  }
});

test("R-B2: an old browser's form without a token is refused before the application hears of it", async () => {
  const seller = await stage.as("jonas.s");
  for (const entry of FORMS) {
    stage.servers.proxy.forget();
    const address = entry.address(subject);
    for (const path of [address, dataOf(address, entry.route)]) {
      const answer = await seller.post(path, pressed(entry), OLD_BROWSER);
      expect([path, answer.status, isPage(answer)]).toEqual([path, 403, true]);
    }
    expect(stage.servers.proxy.operations()).toEqual([]);
  }
});

describe("R-B3: an old browser's form with its token works, as a page and as data", () => {
  test.each(FORMS)("$form", async (entry) => {
    for (const isData of [false, true]) {
      const own = {
        application: await stage.application(),
        contract: entry.address(subject).includes(`${subject.contract}`) ? await stage.contract() : 0,
      };
      const sender = entry.form === "logout" ? await stage.logIn("jonas.s") : await senderOf(entry);
      const seals = await readSeals(sender, pageOf(entry, own), markerOf(entry));
      expect(seals["_csrf"]).toMatch(/^\w+\.[\w-]{86}$/);
      stage.servers.proxy.forget();
      const address = entry.address(own);
      const answer = await sender.post(
        isData ? dataOf(address, entry.route) : address,
        { ...seals, ...pressed(entry) },
        OLD_BROWSER,
      );
      const { leadsTo } = entry;
      expect([answer.status, answer.location]).toEqual([
        isData ? 204 : 303,
        expect.stringMatching(toPattern(leadsTo(own))),
      ]);
      expect(stage.servers.proxy.writes()).toEqual(entry.writes);
    }
  });
});

const toPattern = (place: string | RegExp): RegExp =>
  typeof place === "string" ? new RegExp(`^${place.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) : place;

/** A token that is wrong in one of the four ways. */
async function wrongTokens(entry: FormEntry, sender: Visitor): Promise<[string, string][]> {
  const { _csrf: token = "" } = await readSeals(sender, pageOf(entry, subject), markerOf(entry));
  const other = entry.form === "login" ? await guestWithCookie() : await stage.as("vadove");
  const { _csrf: others = "" } = await readSeals(other, pageOf(entry, subject), markerOf(entry));
  const { _csrf: ofOtherForm = "" } = await readSeals(sender, ...otherFormOf(entry, subject));
  return [
    ["of another session", others],
    ["of another form", ofOtherForm],
    ["25 hours old", token.replace(/^\w+/, (hour) => (Number.parseInt(hour, 36) - 25).toString(36))],
    ["altered", `${token.slice(0, -3)}${token.endsWith("AAA") ? "BBB" : "AAA"}`],
  ];
}

describe("R-B4: a token that does not fit shows the form again with what was typed, and does nothing", () => {
  test.each(FORMS)("$form", async (entry) => {
    const sender = await senderOf(entry);
    const seals = await readSeals(sender, pageOf(entry, subject), markerOf(entry));
    for (const [how, token] of await wrongTokens(entry, sender)) {
      stage.servers.proxy.forget();
      const answer = await sender.post(
        entry.address(subject),
        { ...seals, ...pressed(entry), _csrf: token },
        OLD_BROWSER,
      );
      const expected = entry.stale === undefined ? "403" : `303 ${entry.stale(subject)}`;
      expect([how, verdictOf(answer)]).toEqual([how, expected]);
      expect(stage.servers.proxy.writes()).toEqual([]);
      expect(answer.cookies.join()).not.toContain("zoom");
      const data = await sender.post(
        dataOf(entry.address(subject), entry.route),
        { ...seals, ...pressed(entry), _csrf: token },
        OLD_BROWSER,
      );
      expect([how, data.status, data.location]).toEqual(
        entry.stale === undefined ? [how, 403, null] : [how, 204, entry.stale(subject)],
      );
      expect(stage.servers.proxy.writes()).toEqual([]);
      if (entry.stale !== undefined) continue;
      const form = findForm(answer.body, markerOf(entry));
      expect(form).not.toBeNull();
      expect(sealsOf(answer.body, markerOf(entry))["_csrf"]).toMatch(/^\w+\.[\w-]{86}$/);
      expect(answer.body).toContain("Formą atvėrėte seniai");
      for (const [name, value] of Object.entries(entry.fields)) {
        if (value !== "on" && name !== "password")
          expect([name, isShown(form ?? "", name, value)]).toEqual([name, true]);
      }
    }
  });
});

/** Whether a form shows a typed value: in a field, as the chosen option, as the ticked button. */
function isShown(form: string, name: string, value: string): boolean {
  const all = [...form.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => tag);
  const tags = all.filter((tag) => tag.includes(`name="${name}"`));
  if (tags.some((tag) => tag.includes(`value="${value}"`) && (!/type="radio"/.test(tag) || / checked=""/.test(tag))))
    return true;
  const select = form.split("<select").find((part) => part.split(">")[0]?.includes(`name="${name}"`));
  if (form.includes(`name="${name}"`) && form.includes(`>${value}</textarea>`)) return true;
  return select?.split("</select>")[0]?.includes(`<option value="${value}" selected=""`) ?? false;
}

describe("R-B7: reading changes nothing, whatever the address says", () => {
  const names = [...new Set(FORMS.flatMap(({ fields, button }) => [button, ...Object.keys(fields)]))];
  const query = encodeForm([
    ...names.map((name): [string, string] => [name, "1"]),
    ["_action", "delete"],
    ["intent", "makeContract"],
    ["_method", "DELETE"],
    ["id", "1"],
    ["_op", "b3b1c1d0-0000-4000-8000-00000000000a"],
    ["__intent__", '{"type":"reset","payload":{}}'],
  ]);

  test.each(["GET", "HEAD"])("%s on every route, as a page and as data", async (method) => {
    const [seller, { proxy }] = [await stage.as("jonas.s"), stage.servers];
    proxy.forget();
    const read = async (id: string) => {
      const path = ROUTES(subject)[id]?.path(subject) ?? "";
      const page = await seller.ask(method, `${path}?${query}`, { "X-HTTP-Method-Override": "POST" });
      const data = await seller.ask(method, `${dataOf(path, id)}&${query}`);
      expect([id, page.status < 500, data.status < 500]).toEqual([id, true, true]);
    };
    const ids = builtRoutes().map(({ id }) => id);
    // A few at a time: two hundred pages at once would meet the deadlines of a busy machine.
    while (ids.length > 0) await Promise.all(ids.splice(0, 8).map(read));
    expect([proxy.operations().length > 10, proxy.writes()]).toEqual([true, []]);
  });
});

const HOSTILE_PLACES = [
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "///evil.test",
  "https:evil.test",
  "https:/\\evil.test",
  "https://evil.test/news",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%09/evil.test",
  "/%5cevil.test",
  "/..//evil.test",
  "@evil.test",
  "/news@evil.test",
  "/news/../..//evil.test",
  "%2f%2fevil.test",
  "/news\r\nSet-Cookie: a=b",
  "/news?next=//evil.test",
  "/news#//evil.test",
  "//evil%E3%80%82test",
  "／／evil.test",
  "/／evil.test",
  "/applications/load/1/../../../login",
  "/logout",
  "/preferences",
  "/applications/export",
  "/applications/documents/1001/set",
  ` /news`,
  `/${"a".repeat(190)}`,
  `/${"a".repeat(4_000)}`,
];

describe("R-B12: a user is led to our own pages only", () => {
  test.each(HOSTILE_PLACES)("the frame's forms come back to the news, not to %j", async (place) => {
    const seller = await stage.as("jonas.s");
    const answer = await seller.post("/preferences", { zoom: "1.00", back: place, zoomReset: "" });
    expect(verdictOf(answer)).toBe("303 /news");
    expect(answer.headers["set-cookie"]?.join() ?? "").not.toContain("a=b");
  });

  test("a place that is ours is kept; two places at once are none", async () => {
    const seller = await stage.as("jonas.s");
    const post = (fields: [string, string][]) =>
      seller.post("/preferences", [["zoom", "1.00"], ["zoomReset", ""], ...fields]);
    expect((await post([["back", `/applications/edit/${subject.application}/4`]])).location).toBe(
      `/applications/edit/${subject.application}/4`,
    );
    expect(
      (
        await post([
          ["back", "/applications"],
          ["back", "//evil.test"],
        ])
      ).location,
    ).toBe("/news");
  });

  test("the page wanted before the log-in is remembered by its path, and only a page of the table is gone to", async () => {
    const wanted: [string, string][] = [
      ["/applications/load/1002?next=//evil.test", "/applications/load/1002"],
      ["/applications/delete/1002", "/news"],
      ["/applications/export", "/applications"],
      ["/applications/load/@evil.test", "/news"],
      ["/applications/load/%2f%2fevil.test", "/news"],
    ];
    for (const [asked, place] of wanted) {
      const guest = stage.guest();
      expect([asked, verdictOf(await guest.get(asked))]).toEqual([asked, "302 /login"]);
      const entry = formNamed("login");
      expect([asked, verdictOf(await guest.post("/login", entry.fields))]).toEqual([asked, `303 ${place}`]);
    }
  });

  test("a hostile request line is refused before it can be remembered", async () => {
    const guest = stage.guest();
    for (const path of ["//evil.test", "/\\evil.test", "/%5cevil.test", "/a%00b", "/%zz"]) {
      expect([path, (await guest.get(path)).status]).toEqual([path, 400]);
    }
    expect(verdictOf(await guest.post("/login", formNamed("login").fields))).toBe("303 /news");
  });
});

testForLeaks(() => stage);
