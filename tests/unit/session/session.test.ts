import { describe, expect, test } from "vitest";
import { setPortalClock } from "../../../app/platform/clock.ts";
import { findDraft } from "../../../app/store/drafts.server.ts";
import { addNotice } from "../../../app/notices/notices.server.ts";
import { isOwnNavigation, requireStage } from "../../../app/request/guards.server.ts";
import { listOwnSessions } from "../../../app/session/own-sessions.server.ts";
import type { SessionStart } from "../../../app/session/portal-session.ts";
import {
  changeSession,
  endSession,
  findSession,
  regenerateSession,
  startSession,
  touchSession,
} from "../../../app/session/session.server.ts";
import { portalStore } from "../../../app/store/portal-store.server.ts";
import { getVisitor, takeWantedPath } from "../../../app/request/visitor.server.ts";
import { cookiesOf, JONAS, pass, request, usePortal } from "./portal-environment.ts";

usePortal();

async function logIn(start: Partial<SessionStart> = {}) {
  const { session, headers } = await startSession(request("/login"), { ...JONAS, ...start });
  return {
    session,
    cookie: cookiesOf(headers),
    at: (path: string, more = {}) => request(path, { cookie: cookiesOf(headers), ...more }),
  };
}
async function refusedBy(guarded: Promise<unknown>): Promise<Response> {
  return guarded.then(
    () => new Response("let in", { status: 200 }),
    (thrown: unknown) => thrown as Response,
  );
}
const way = (answer: Response) => [answer.status, answer.headers.get("Location")];

describe("the life of a session", () => {
  test("F-095: after the log-in it ends 30 minutes from now, by the server's time", async () => {
    setPortalClock(Date.now() + 2 * 3_600_000);
    const { session } = await logIn();
    expect(Math.abs(session.expiresAt - (Date.now() + 2 * 3_600_000 + 1_800_000))).toBeLessThan(1_000);
  });

  test("F-096: the expiry is the same when the page is read again", async () => {
    const { session, at } = await logIn();
    pass(10);
    expect((await findSession(at("/news")))?.expiresAt).toBe(session.expiresAt);
  });

  test("F-098: idle for 30 minutes a seller's session is marked expired, not destroyed, and opens the list no more", async () => {
    const { at } = await logIn();
    pass(30);
    expect(await findSession(at("/news"))).toMatchObject({ expired: true, user: { login: "jonas.s" } });
    expect(way(await refusedBy(requireStage(at("/applications"), ["full"])))).toEqual([302, "/news"]);
  });

  test("F-098: at 29 minutes 59 seconds it still opens everything", async () => {
    const { at } = await logIn();
    pass(30 - 1 / 60);
    expect(await requireStage(at("/news"), ["full"])).toMatchObject({ expired: false });
  });

  test("F-102: every visit moves the expiry forward, written at most once in ten seconds", async () => {
    const { session, at } = await logIn();
    pass(5 / 60);
    expect((await requireStage(at("/news"), ["full"])).expiresAt).toBe(session.expiresAt);
    pass(20);
    expect((await requireStage(at("/news"), ["full"])).expiresAt).toBe(Date.now() + 1_800_000);
    pass(29);
    expect((await findSession(at("/news")))?.expired).toBe(false);
  });

  test("an expired session is not brought back by a late touch", async () => {
    const { at } = await logIn();
    pass(31);
    const expired = await findSession(at("/news"));
    if (expired === null) throw new Error("gone");
    expect((await touchSession(expired)).expired).toBe(true);
    expect((await findSession(at("/news")))?.expired).toBe(true);
  });

  test("F-107: whom idleness does not log out works on after two hours, but not after twelve", async () => {
    const { at } = await logIn({ idleExempt: true });
    pass(120);
    expect(await requireStage(at("/news"), ["full"])).toMatchObject({ expired: false });
    pass(10 * 60);
    expect(await findSession(at("/news"))).toBeNull();
  });

  test("no user stays for more than twelve hours, however busy", async () => {
    const { at } = await logIn();
    for (let minutes = 0; minutes < 719; minutes += 20) {
      expect(await requireStage(at("/news"), ["full"])).toMatchObject({ expired: false });
      pass(20);
    }
    expect(await findSession(at("/news"))).toBeNull();
  });

  test("R-A5: gaining a right gives a new id, and the old one is dead", async () => {
    const { session, at } = await logIn({ stage: "unverified" });
    const next = await regenerateSession(at("/verify-device"), session, { stage: "full" });
    expect(next.session.id).not.toBe(session.id);
    expect(await findSession(at("/news"))).toBeNull();
    expect(await requireStage(request("/news", { cookie: cookiesOf(next.headers) }), ["full"])).toMatchObject({
      stage: "full",
      user: { id: "7" },
    });
  });

  test("R-A4: one that was ended meanwhile is not brought back by a right that it would have gained", async () => {
    const { session, at } = await logIn({ stage: "unverified" });
    await endSession(at("/logout"));
    const regenerated = regenerateSession(at("/verify-device"), session, { stage: "full" });
    await expect(regenerated).rejects.toMatchObject({ name: "SessionEnded" });
    expect(await listOwnSessions("7")).toEqual([]);
  });

  test("R-A5: of two clicks at once one gets the new id", async () => {
    const { session, at } = await logIn({ stage: "unverified" });
    const clicks = [1, 2].map(() => regenerateSession(at("/verify-device"), session, { stage: "full" }));
    const outcomes = (await Promise.allSettled(clicks)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(["fulfilled", "rejected"]);
    expect((await listOwnSessions("7")).length).toBe(1);
  });

  test("a change made by two requests at once loses neither", async () => {
    const { session, at } = await logIn();
    await Promise.all(
      ["a", "b", "c"].map((part) => changeSession(session, (now) => ({ parts: { ...now.parts, [part]: true } }))),
    );
    expect((await findSession(at("/")))?.parts).toEqual({ a: true, b: true, c: true });
  });

  test("a session that was ended elsewhere cannot be changed", async () => {
    const { session, at } = await logIn();
    await endSession(at("/logout"));
    await expect(changeSession(session, () => ({ language: "en" }))).rejects.toMatchObject({ name: "SessionEnded" });
    await expect(touchSession({ ...session, lastSeenAt: 0 })).resolves.toMatchObject({ id: session.id });
    expect(await findSession(at("/"))).toBeNull();
  });

  test("R-J7: a store that takes no writes does not end a visit under way", async () => {
    const { at } = await logIn();
    pass(1);
    const { store } = await portalStore();
    store.compareAndSet = () => Promise.reject(new Error("disk full"));
    expect(await requireStage(at("/news"), ["full"])).toMatchObject({ expired: false });
  });

  test("R-J7: a new log-in meanwhile gets the 503 page and no half session", async () => {
    const { store } = await portalStore();
    store.set = () => Promise.reject(new Error("disk full"));
    const answer = await refusedBy(startSession(request("/login"), JONAS));
    expect([answer.status, answer.headers.get("Retry-After"), answer.headers.getSetCookie()]).toEqual([503, "5", []]);
  });
});

describe("who is let in where", () => {
  test.each([
    ["unverified", [302, "/login"]],
    ["dataUpdate", [302, "/login"]],
    ["passwordExpired", [302, "/password-update"]],
    ["limited", [302, "/login"]],
  ] as const)("a log-in that is %s is sent on", async (stage, expected) => {
    const { at } = await logIn({ stage });
    expect(way(await refusedBy(requireStage(at("/applications"), ["full"])))).toEqual(expected);
    expect(await requireStage(at("/x"), stage === "limited" ? [] : [stage]).catch(() => null)).toEqual(
      stage === "limited" ? null : expect.objectContaining({ stage }),
    );
  });

  test("F-071: a limited log-in that strays loses its session", async () => {
    const { at } = await logIn({ stage: "limited" });
    const answer = await refusedBy(requireStage(at("/news"), ["full"]));
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect(await findSession(at("/login/url"))).toBeNull();
  });

  test("F-072: a guest is sent to the log-in, and the page he wanted is remembered with its query, once", async () => {
    const answer = await refusedBy(requireStage(request("/applications?tab=6&q=a%20b&lang=en&_data=root"), ["full"]));
    expect(way(answer)).toEqual([302, "/login"]);
    const cookie = cookiesOf(answer.headers);
    const wanted = { path: "/applications?tab=6&q=a+b", role: null };
    expect(await takeWantedPath(request("/login", { cookie }))).toEqual(wanted);
    expect(await takeWantedPath(request("/login", { cookie }))).toBeNull();
  });

  test("a query too long to be one of ours is left out", async () => {
    const answer = await refusedBy(requireStage(request(`/applications?q=${"a".repeat(600)}`), ["full"]));
    expect(await takeWantedPath(request("/login", { cookie: cookiesOf(answer.headers) }))).toEqual({
      path: "/applications",
      role: null,
    });
  });

  test("forty requests of one session that each note something lose nothing, and none of them fails", async () => {
    const { session, at } = await logIn();
    const note = (index: number) =>
      changeSession(session, ({ parts }) => ({ parts: { ...parts, [`note${index}`]: index } }));
    await Promise.all(Array.from({ length: 40 }, (_, index) => note(index)));
    expect(Object.keys((await findSession(at("/news")))?.parts ?? {})).toHaveLength(40);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        addNotice(session, { text: { key: "shell:oldBrowser.text" }, variant: "info", uniqueMessage: `n${index}` }),
      ),
    );
  });

  test("F-068: the user who was there before is remembered by role", async () => {
    const { at } = await logIn({ user: { ...JONAS.user, role: 3 } });
    pass(31);
    await refusedBy(requireStage(at("/applications"), ["full"]));
    expect(await takeWantedPath(at("/login"))).toEqual({ path: "/applications", role: 3 });
  });

  test.each(["//evil.test/news", "/a%2fb", "/a;b", `/${"a".repeat(300)}`])(
    "a path such as %s is not remembered",
    async (path) => {
      const answer = await refusedBy(requireStage(new Request(`http://localhost:3000${path}`), ["full"]));
      expect(await takeWantedPath(request("/login", { cookie: cookiesOf(answer.headers) }))).toBeNull();
    },
  );

  test("a posted form of a guest is answered 303", async () => {
    expect(way(await refusedBy(requireStage(request("/news", { body: "a=1" }), ["full"])))).toEqual([303, "/login"]);
  });

  test("O2: a form that meets an expired session is kept for the same user", async () => {
    const { at } = await logIn();
    pass(31);
    const keep = { route: "step-3", subject: "12", entries: [["incomes[0].sum", "1 200,50"]] as const };
    expect(
      way(await refusedBy(requireStage(at("/applications/edit/12/3", { body: "x=1" }), ["full"], { keep }))),
    ).toEqual([303, "/login"]);
    expect((await findDraft({ userId: "7", route: "step-3", subject: "12" }))?.entries).toEqual([
      ["incomes[0].sum", "1 200,50"],
    ]);
    expect(await findDraft({ userId: "8", route: "step-3", subject: "12" })).toBeNull();
  });

  test.each([
    [{ "Sec-Fetch-Site": "same-origin" }, true],
    [{ "Sec-Fetch-Site": "none" }, true],
    [{ "Sec-Fetch-Site": "cross-site" }, false],
    [{ "Sec-Fetch-Site": "cross-site", Referer: "http://localhost:3000/news" }, false],
    [{ Referer: "http://localhost:3000/news" }, true],
    [{ Referer: "https://evil.test/http://localhost:3000/" }, false],
    [{}, false],
  ])("O19: a GET of /logout with %j is the user's own: %s", (headers, own) => {
    expect(isOwnNavigation(request("/logout", { headers: headers as Record<string, string> }))).toBe(own);
  });
});

describe("guests", () => {
  test("a guest keeps one identity, and one page's loaders agree on it before the cookie is set", async () => {
    const visitor = "v".repeat(43);
    const [one, two] = await Promise.all(
      [1, 2].map(() => getVisitor(request("/login", { headers: { "x-portal-visitor": visitor } }))),
    );
    expect(one?.id).toBe(two?.id);
    expect(one?.cookies.get("Set-Cookie")).toContain(`p=${visitor}; `);
    const later = await getVisitor(request("/login", { cookie: cookiesOf(one?.cookies ?? new Headers()) }));
    expect([later.id, later.session, [...later.cookies]]).toEqual([one?.id, null, []]);
  });

  test.each(["s=short", `s=${"a".repeat(44)}`, `s=${"a".repeat(42)}%`, `xs=${"a".repeat(43)}`])(
    "a malformed cookie (%s) is no cookie",
    async (cookie) => {
      expect(await findSession(request("/news", { cookie }))).toBeNull();
    },
  );
});
