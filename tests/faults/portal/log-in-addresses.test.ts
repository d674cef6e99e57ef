import { describe, expect, test, vi } from "vitest";
import { roundsOf } from "../../support/rounds.ts";
import { verdictOf } from "./page.ts";
import { type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

/** What a browser says of an address that was typed in. */
const TYPED = { "Sec-Fetch-Site": "none" };

test("F-017: a guest reaches the log-in, a user who is logged in is sent on to the news", async () => {
  expect((await stage.guest().get("/login")).status).toBe(200);
  expect(verdictOf(await (await stage.as("pilnas")).get("/login"))).toBe("302 /news");
});

test("F-019: any visit to the log-out ends the session, and a second one harms nothing", async () => {
  const browser = await stage.logIn("pilnas");
  const copy = browser.copy();
  for (let visit = 1; visit <= 2; visit += 1) expect(verdictOf(await browser.get("/logout", TYPED))).toBe("302 /login");
  expect(verdictOf(await copy.get("/news"))).toBe("302 /login");
});

describe("F-075, F-076: a user's name and role are what the log-in said", () => {
  test("the header shows full name and log-in name", async () => {
    const { body } = await (await stage.as("pilnas")).get("/news");
    expect(body.replaceAll("<!-- -->", "")).toMatch(/Partnerio Kasa[^]{0,80}\(pilnas\)/);
  });

  test("a role that the browser names changes nothing", async () => {
    const seller = await stage.logIn("pilnas");
    for (const name of ["role", "Role", "user"]) seller.cookies.set(name, "1");
    for (const path of ["/service-statuses?role=1", "/service-statuses"])
      expect((await seller.get(path, { "X-Role": "1" })).status).toBe(403);
  });
});

/** Each costs the back end a tenth of a second of the processor, right or wrong. */
const STORM = roundsOf({ usual: 150, full: 500 });

test(`R-K6: a storm of ${STORM} log-ins is served or put off, and the portal is there afterwards`, async () => {
  const storm = await Promise.all(
    Array.from({ length: STORM }, (_, at) =>
      stage.guest().post("/login", { username: `audra${at}`, password: "Neteisingas-1!", login: "" }),
    ),
  );
  const verdicts = new Set(storm.map(({ status }) => status));
  expect([...verdicts].filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
  for (const { status, headers } of storm)
    if (status !== 422) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await stage.guest().get("/login")).status).toBe(200);
  // What was put off is tried again, as Retry-After asks.
  await vi.waitFor(async () => expect((await (await stage.logIn("pilnas")).get("/news")).status).toBe(200), {
    timeout: 60_000,
    interval: 2_000,
  });
}, 300_000);
