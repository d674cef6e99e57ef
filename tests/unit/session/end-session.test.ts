import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { runInRequestScope } from "../../../app/platform/raw-response.server.ts";
import { findDraft } from "../../../app/store/drafts.server.ts";
import { endSessionBecause } from "../../../app/request/end-session-because.server.ts";
import { findNotices } from "../../../app/notices/notices.server.ts";
import { endOwnSessions, listOwnSessions } from "../../../app/session/own-sessions.server.ts";
import { endSession, findSession, startSession } from "../../../app/session/session.server.ts";
import { getVisitor, takeWantedPath, findPreviousUser } from "../../../app/request/visitor.server.ts";
import { cookiesOf, JONAS, request, usePortal } from "./portal-environment.ts";

usePortal();

async function logIn() {
  const { headers } = await startSession(request("/login"), JONAS);
  return (path: string) => request(path, { cookie: cookiesOf(headers) });
}

describe("R-G6, O12: a session that is ended for a reason", () => {
  test.each([
    ["backend", "soap:1020"],
    ["device", "errors:sessionEnded.device"],
  ] as const)("%s: 401 with the text, and the log-in a second later", async (reason, textKey) => {
    const at = await logIn();
    const answer = await endSessionBecause(at("/news"), reason);
    expect([answer.status, answer.headers.get("Refresh")]).toEqual([401, "1; url=/login"]);
    expect(await answer.json()).toEqual({ page: "sessionEnded", textKey, leaveAfterMs: 1_000, draftSaved: false });
    expect(await findSession(at("/news"))).toBeNull();
  });

  test("two requests at once: ended once, one guest, one notice, the way back remembered", async () => {
    const at = await logIn();
    const answers = await Promise.all([1, 2].map(() => endSessionBecause(at("/applications/edit/12/4"), "backend")));
    const [one = "", two = ""] = answers.map(({ headers }) => cookiesOf(headers));
    expect(one).toBe(two);
    const guest = request("/login", { cookie: one });
    const notices = await findNotices(await getVisitor(guest), { path: "/login", languageChanged: false });
    expect(notices.length).toBe(1);
    expect(await findPreviousUser(guest, await getVisitor(guest))).toMatchObject({ id: "7", login: "jonas.s" });
    expect((await takeWantedPath(guest, "7"))?.path).toBe("/applications/edit/12/4");
  });

  test("R-A4: a user who has logged out meanwhile is led to the log-in, with nothing to explain", async () => {
    const at = await logIn();
    await endSession(at("/logout"));
    const answer = await endSessionBecause(at("/news"), "backend");
    expect([answer.status, answer.headers.get("Location"), answer.headers.get("Refresh")]).toEqual([
      302,
      "/login",
      null,
    ]);
    const guest = request("/login", { cookie: cookiesOf(answer.headers) });
    expect(await findNotices(await getVisitor(guest), { path: "/login", languageChanged: false })).toEqual([]);
  });

  test("R-A4: a request that has read its session before the log-out is led to the log-in all the same", async () => {
    const at = await logIn();
    const scope = {
      response: { headersSent: false, setHeader: () => undefined } as unknown as ServerResponse,
      requestId: "r-1",
      address: "",
      user: null,
      audited: new Set<string>(),
      draftSaved: false,
    };
    const answer = await runInRequestScope(scope, async () => {
      expect(await findSession(at("/news"))).not.toBeNull();
      await runInRequestScope({ ...scope }, () => endSession(at("/logout")));
      return endSessionBecause(at("/news"), "backend");
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
  });

  test("O2: what was typed is kept, and the way back is not for another user", async () => {
    const at = await logIn();
    const keep = { route: "household", subject: "12", entries: [["workplace", "UAB"]] as const };
    const answer = await endSessionBecause(at("/applications/edit/12/3"), "device", { keep });
    expect((await findDraft({ userId: "7", route: "household", subject: "12" }))?.entries).toEqual([
      ["workplace", "UAB"],
    ]);
    expect(await takeWantedPath(request("/login", { cookie: cookiesOf(answer.headers) }), "8")).toBeNull();
  });
});

describe("R-A14: one log-in on two devices", () => {
  test("both live and both are listed; a log-out ends one of them", async () => {
    const [pc, phone] = [await logIn(), await logIn()];
    expect((await listOwnSessions("7")).length).toBe(2);
    await endSession(phone("/logout"));
    expect((await listOwnSessions("7")).map(({ id }) => id)).toEqual([(await findSession(pc("/news")))?.id]);
  });

  test("after 60 log-ins and log-outs the one device that stayed is still known, and can be ended", async () => {
    const pc = await logIn();
    for (let times = 0; times < 60; times += 1) await endSession((await logIn())("/logout"));
    expect((await listOwnSessions("7")).map(({ id }) => id)).toEqual([(await findSession(pc("/news")))?.id]);
    expect((await endOwnSessions("7", null)).length).toBe(1);
    expect(await findSession(pc("/news"))).toBeNull();
  });

  test("of 53 that live at once the three oldest are ended, none is forgotten", async () => {
    const devices: Awaited<ReturnType<typeof logIn>>[] = [];
    for (let device = 0; device < 53; device += 1) devices.push(await logIn());
    const alive = await Promise.all(devices.map(async (at) => (await findSession(at("/news"))) !== null));
    expect(alive).toEqual([...Array<boolean>(3).fill(false), ...Array<boolean>(50).fill(true)]);
    expect((await listOwnSessions("7")).length).toBe(50);
    expect((await endOwnSessions("7", null)).length).toBe(50);
    expect(await Promise.all(devices.map((at) => findSession(at("/news"))))).toEqual(devices.map(() => null));
  });

  test("R-C18: all others are ended at once", async () => {
    const [pc, phone] = [await logIn(), await logIn()];
    const mine = (await findSession(pc("/news")))?.id ?? "";
    expect((await endOwnSessions("7", mine)).length).toBe(1);
    expect([(await findSession(pc("/news"))) !== null, await findSession(phone("/news"))]).toEqual([true, null]);
  });
});
