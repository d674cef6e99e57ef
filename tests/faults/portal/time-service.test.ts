import { describe, expect, test } from "vitest";
import { machineClockAhead, machineClockJumping } from "../../support/portal-servers.ts";
import { TIME_FAULTS } from "../../support/time-service.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { shownValue, verdictOf } from "./page.ts";
import { AUTHOR } from "./stage.ts";
import { EXPIRED_TEXT, factsOf, logInAgain, timesIn, useTimedStage, wordsOf } from "./timed-stage.ts";

const get = useTimedStage();
const household = formNamed("household");
const HALF_HOUR_MS = 1_800_000;

describe("F-101, F-517, R-G13: a time service that is of no use", () => {
  test.each(Object.keys(TIME_FAULTS))(
    "one that %s: the notice of the expiry with a way to log in again, and everything goes on",
    async (name) => {
      const { stage, time, untilRead } = get();
      const own = { application: await stage.application(), contract: 0 };
      const [seller, manager] = [await stage.logIn(AUTHOR), await stage.logIn("vadyb2")];
      time.fault(TIME_FAULTS[name] ?? null);
      await untilRead();
      try {
        const page = await seller.get(household.address(own));
        expect([page.status, timesIn(wordsOf(page), EXPIRED_TEXT)]).toEqual([200, 1]);
        expect(page.body).toContain('href="/login?from=');
        const saved = await seller.post(household.address(own), { ...pressed(household), workplace: `Vieta ${name}` });
        expect(verdictOf(saved)).toBe(`303 ${household.leadsTo(own)}`);
        expect(wordsOf(await manager.get("/news"))).not.toContain(EXPIRED_TEXT);
        expect((await factsOf(seller))?.watch?.state).toBe("unknown");
      } finally {
        time.fault(null);
        await untilRead();
      }
      const page = await seller.get(household.address(own));
      expect(wordsOf(page)).not.toContain(EXPIRED_TEXT);
      expect(shownValue(page.body, "household", "workplace")).toBe(`Vieta ${name}`);
    },
  );

  test("logging in again meanwhile is no endless round: the page comes, with the notice, and works", async () => {
    const { stage, time, untilRead } = get();
    const seller = await stage.logIn(AUTHOR);
    time.fault(TIME_FAULTS["breaks the connection"] ?? null);
    await untilRead();
    await seller.get("/login?from=%2Fapplications");
    expect(verdictOf(await logInAgain(seller))).toBe("303 /news");
    for (const path of ["/news", "/applications"]) {
      const page = await seller.get(path);
      expect([path, page.status, timesIn(wordsOf(page), EXPIRED_TEXT)]).toEqual([path, 200, 1]);
    }
    time.fault(null);
    await untilRead();
  });

  test("a silent one keeps no page waiting but the first", async () => {
    const { stage, time, untilRead } = get();
    const seller = await stage.logIn(AUTHOR);
    time.fault(TIME_FAULTS["is silent"] ?? null);
    await untilRead();
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await seller.get("/session")).status).toBe(200);
    }
    time.fault(null);
    await untilRead();
  });

  test("one that is an hour ahead ends sessions as it says, loses nothing typed, and a new log-in works", async () => {
    const { stage, pass } = get();
    const own = { application: await stage.application(), contract: 0 };
    const seller = await stage.logIn(AUTHOR);
    await pass(60);
    expect(
      verdictOf(await seller.post(household.address(own), { ...pressed(household), workplace: "Valanda per anksti" })),
    ).toBe("303 /login");
    expect(verdictOf(await logInAgain(seller))).toBe(`303 ${household.address(own)}`);
    expect(shownValue((await seller.get(household.address(own))).body, "household", "workplace")).toBe(
      "Valanda per anksti",
    );
    await pass(-60);
    expect((await seller.get("/applications")).status).toBe(200);
    const remaining = (await factsOf(seller))?.watch?.remainingMs ?? 0;
    expect(Math.abs(remaining - HALF_HOUR_MS)).toBeLessThan(5_000);
  });

  test("one that is an hour behind ends no session", async () => {
    const { stage, pass } = get();
    const seller = await stage.logIn(AUTHOR);
    await pass(-60);
    expect((await seller.get("/applications")).status).toBe(200);
    expect((await factsOf(seller))?.watch?.state).toBe("live");
  });
});

describe("R-J9, F-097: the machine of the portal has a wrong clock", () => {
  test.each([10, -10, 60])(
    "by %i minutes: sessions follow the time service, no user is logged out",
    async (minutes) => {
      const { stage, time } = get();
      const sellers = await Promise.all([AUTHOR, "sms.blogas", "pilnas", "vadove", "vadyb2"].map(stage.logIn));
      await stage.servers.restart("SIGTERM", { TIME_URL: time.url, ...machineClockAhead(minutes) });
      for (const seller of sellers) expect((await seller.get("/news")).status).toBe(200);
      const fresh = await stage.logIn(AUTHOR);
      for (const seller of [sellers[0] ?? fresh, fresh]) {
        const remaining = (await factsOf(seller))?.watch?.remainingMs ?? 0;
        expect(Math.abs(remaining - HALF_HOUR_MS)).toBeLessThan(60_000);
      }
      await stage.servers.restart("SIGTERM", { TIME_URL: time.url });
      await expect.poll(async () => (await factsOf(fresh))?.watch?.state).toBe("live");
    },
  );

  test("it jumps back an hour while running: the countdown goes on, and log lines keep their order", async () => {
    const { stage, time } = get();
    await stage.servers.restart("SIGTERM", { TIME_URL: time.url, ...machineClockJumping(-60) });
    const seller = await stage.logIn(AUTHOR);
    const before = (await factsOf(seller))?.watch?.remainingMs ?? 0;
    process.kill(stage.servers.portal.pid, "SIGUSR2");
    await expect.poll(() => stage.servers.portal.output()).toContain("the clock was set");
    const after = (await factsOf(seller))?.watch;
    expect(after?.state).toBe("live");
    expect(before - (after?.remainingMs ?? 0)).toBeGreaterThanOrEqual(0);
    expect(before - (after?.remainingMs ?? 0)).toBeLessThan(5_000);
    expect((await seller.get("/applications")).status).toBe(200);
    const numbers = stage.servers.portal
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => (JSON.parse(line) as { n: number }).n);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    await stage.servers.restart("SIGTERM", { TIME_URL: time.url });
  });
});

testForLeaks(() => get().stage);
