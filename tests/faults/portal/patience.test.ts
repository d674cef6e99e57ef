import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { pass, stayingSilent, type SoapFault } from "../../support/soap-proxy.ts";
import { useOwnStage } from "./stage.ts";

/** The portal's own figures; the other suites have their circuit breakers out of the way. */
const LIMITS = { breakerCalls: 20, breakerConnectionFailures: 5, parallelReads: 64, requestsInFlight: 6 };

const stage = useOwnStage({ limits: LIMITS });

/** Every answer comes, but later than the first page waits for what it can do without. */
const late: SoapFault = async (...call) => {
  await pause(2_600);
  await pass(...call);
};

describe("R-G10: the portal's own patience takes nothing away from others", () => {
  test("four users on the first page leave the list of a fifth open while every answer takes 2.6 seconds", async () => {
    const users = await Promise.all(["jonas.s", "kasa1", "vienas.s", "isip.s"].map((user) => stage().as(user)));
    const reader = await stage().as("vadove");
    const { proxy } = stage().servers;
    proxy.fault("*", late);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all([...users.map((user) => user.get("/news")), reader.get("/applications")]);
      statuses.push(...pages.map(({ status }) => status));
    }
    proxy.heal();
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  test("the figures of the day stay with their time when the back end is too slow for them, and are not asked for after news that were slow", async () => {
    const seller = await stage().as("jonas.s");
    const { proxy } = stage().servers;
    const since = textOf("lt", "news:today.since", { time: "" }).split(",")[0] ?? "";
    const healthy = await seller.get("/news");
    expect([healthy.status, healthy.body.includes(since.trim())]).toEqual([200, false]);
    proxy.fault("ListContracts", stayingSilent);
    const kept = await seller.get("/news");
    expect([kept.status, new RegExp(`${since.trim()} \\d\\d:\\d\\d`).test(kept.body)]).toEqual([200, true]);
    expect(kept.body).not.toContain(textOf("lt", "news:today.unavailable"));
    proxy.fault("ListNews", late);
    proxy.forget();
    const page = await seller.get("/news");
    expect([page.status, page.body.includes(since.trim())]).toEqual([200, true]);
    expect(proxy.operations()).not.toContain("ListContracts");
    proxy.heal();
    const renewed = JSON.parse((await seller.get("/today-counts")).body) as { counts: unknown[]; since: string | null };
    expect([renewed.counts.length, renewed.since]).toEqual([4, null]);
  });
});

describe("R-G11: log-ins that wait for their turn take no place of those who work", () => {
  test("twenty at once are held by the back end, the list of a seller is served, and all are let in", async () => {
    const seller = await stage().as("jonas.s");
    const { proxy } = stage().servers;
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    proxy.fault("Login3", async (...call) => {
      await opened;
      await pass(...call);
    });
    const logIns = Promise.all(Array.from({ length: 20 }, () => stage().logIn("jonas.s")));
    await pause(300);
    for (let time = 0; time < 5; time += 1) expect((await seller.get("/applications")).status).toBe(200);
    open();
    await expect(logIns).resolves.toHaveLength(20);
    proxy.heal();
  });
});
