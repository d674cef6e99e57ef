import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createClock } from "../../../../backend/src/clock.ts";
import type { Environment } from "../../../../backend/src/environment.ts";
import { login3 } from "../../../../backend/src/operations/session/log-in.ts";
import { sessions, users } from "../../../../backend/src/store/schema/partners.ts";
import { DEMO_PASSWORD, digestOf } from "../../../support/demo-session.ts";
import { seededDatabase, STORY_DAY } from "../../seed/seeded-database.ts";

const { db } = seededDatabase(0);
const clock = createClock(() => STORY_DAY.getTime());

/** Checking a password takes a tenth of a second; what is written at once is there before it is done. */
const logIn = (user: string, password: string) =>
  login3.respond({ db: db(), clock, environment: {} as Environment }, null, {
    user,
    password: digestOf(password),
    hashed: "1",
    ip: "192.0.2.1",
  });

const block = (login: string) => db().update(users).set({ blockState: 1004 }).where(eq(users.login, login));

async function accountOf(login: string) {
  const [user] = await db().select().from(users).where(eq(users.login, login));
  if (user === undefined) throw new Error(`no ${login}`);
  const opened = await db().select().from(sessions).where(eq(sessions.userId, user.id));
  return { failedAttempts: user.failedAttempts, blockState: user.blockState, sessions: opened.length };
}

test.each(["jonas.s", "dalia.s"])(
  "R-C2: %s is blocked while the right password is checked: refused like a wrong one, and no session",
  async (login) => {
    const answer = logIn(login, DEMO_PASSWORD);
    await block(login);
    expect(await answer).toMatchObject({ code: 1004 });
    expect(await accountOf(login)).toMatchObject({ blockState: 1004, sessions: 0 });
  },
);

test("R-C2: a wrong password that is checked meanwhile is not told as wrong any more, and not counted", async () => {
  const before = (await accountOf("vienas.s")).failedAttempts;
  const answer = logIn("vienas.s", "wrong");
  await block("vienas.s");
  expect(await answer).toMatchObject({ code: 1004 });
  expect((await accountOf("vienas.s")).failedAttempts).toBe(before);
});

test("R-C2: unblocked, the right password opens one", async () => {
  expect(await logIn("isip.s", DEMO_PASSWORD)).toMatchObject({ code: 0 });
  expect(await accountOf("isip.s")).toEqual({ failedAttempts: 0, blockState: 0, sessions: 1 });
});
