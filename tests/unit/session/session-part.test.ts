import { describe, expect, test } from "vitest";
import * as z from "zod";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { endSession, findSession, startSession } from "~/session/session.server.ts";
import { cookiesOf, JONAS, request, usePortal } from "./portal-environment.ts";

usePortal();

const SEEN = defineSessionPart("seen", z.array(z.number()).default([]));
const OTHER = defineSessionPart("other", z.boolean().default(true));

async function logIn(parts = {}) {
  const { session, headers } = await startSession(request("/login"), { ...JONAS, parts });
  const visit = request("/news", { cookie: cookiesOf(headers) });
  return { session, visit, now: async () => (await findSession(visit)) ?? session };
}

describe("a typed part of the session", () => {
  test("has its default in a new session, and what a log-in has given it", async () => {
    expect(SEEN.of((await logIn()).session)).toEqual([]);
    expect(SEEN.of((await logIn(SEEN.entry([3]))).session)).toEqual([3]);
  });

  test("is changed without the others, and stands in the store", async () => {
    const { session, now } = await logIn(OTHER.entry(false));
    expect(SEEN.of(await SEEN.change(session, (seen) => [...seen, 1]))).toEqual([1]);
    expect([SEEN.of(await now()), OTHER.of(await now())]).toEqual([[1], false]);
  });

  test("loses nothing when two requests change it at once", async () => {
    const { session, now } = await logIn();
    await Promise.all([1, 2, 3].map((id) => SEEN.change(session, (seen) => [...seen, id])));
    expect(SEEN.of(await now()).sort()).toEqual([1, 2, 3]);
  });

  test("of an older version counts as none", async () => {
    expect(SEEN.of((await logIn({ seen: "1,2" })).session)).toEqual([]);
  });

  test("of a session that has ended is changed no more", async () => {
    const { session, visit } = await logIn();
    await endSession(visit);
    await expect(SEEN.change(session, () => [1])).rejects.toMatchObject({ name: "SessionEnded" });
  });
});
