import { describe, expect, test, vi } from "vitest";
import {
  findCurrentApplication,
  deleteOpened,
  rememberOpened,
} from "../../../../app/features/application/opened-applications.server.ts";
import { OPENED } from "../../../../app/request/opened-subjects.ts";
import { closePortalStore, portalStore } from "../../../../app/store/portal-store.server.ts";
import { findSession, startSession } from "../../../../app/session/session.server.ts";
import { cookiesOf, JONAS, pass, request, usePortal } from "../../session/portal-environment.ts";

usePortal();

async function logIn() {
  const { session, headers } = await startSession(request("/login"), JONAS);
  const now = async () => (await findSession(request("/news", { cookie: cookiesOf(headers) }))) ?? session;
  return {
    /** Opens applications one after the other, each by a request of its own. */
    open: async (...ids: number[]) => {
      for (const id of ids) await rememberOpened(await now(), id);
    },
    forget: async (id: number) => deleteOpened(await now(), id),
    opened: async () => OPENED.of(await now()).ids.join(","),
    current: async () => findCurrentApplication(await now()),
    now,
  };
}

describe("F-196: the applications opened in a session are remembered with it", () => {
  test("R-J7: a store that takes no writes keeps no application from being shown", async () => {
    const { open, opened } = await logIn();
    const { records } = await portalStore();
    vi.spyOn(records, "replace").mockRejectedValue(new Response(null, { status: 503 }));
    await open(1001);
    expect(await opened()).toBe("");
    vi.restoreAllMocks();
  });

  test("a new session has opened none", async () => {
    const { opened, current } = await logIn();
    expect([await opened(), await current()]).toEqual(["", null]);
  });

  test("the last one opened comes first and is the current one; one opened again is there once", async () => {
    const { open, opened, current } = await logIn();
    await open(1001, 1002, 1003, 1001);
    expect([await opened(), await current()]).toEqual(["1001,1003,1002", 1001]);
  });

  test("still when the session has expired, and after a restart of the portal", async () => {
    const { open, opened, now } = await logIn();
    await open(1001, 1002);
    await closePortalStore();
    pass(31);
    expect([(await now()).expired, await opened()]).toEqual([true, "1002,1001"]);
  });

  test("two opened at the same time are both kept", async () => {
    const { open, opened } = await logIn();
    await Promise.all([open(1001), open(1002), open(1003)]);
    expect((await opened()).split(",").sort()).toEqual(["1001", "1002", "1003"]);
  });

  test("another session of the same user has opened its own", async () => {
    const [one, other] = [await logIn(), await logIn()];
    await one.open(1001);
    expect([await one.opened(), await other.opened()]).toEqual(["1001", ""]);
  });

  test("forty of them: a day's work at the till does not grow the session without end", async () => {
    const { open, opened } = await logIn();
    await open(...Array.from({ length: 43 }, (_, at) => 2001 + at));
    const kept = (await opened()).split(",");
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([40, "2043", "2004"]);
  });

  test("a deleted one is forgotten, and is current no longer", async () => {
    const { open, opened, current, forget } = await logIn();
    await open(1001, 1002);
    await forget(1002);
    expect([await opened(), await current()]).toEqual(["1001", null]);
    await forget(1002);
    expect(await opened()).toBe("1001");
  });
});
