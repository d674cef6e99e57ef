import { expect, test } from "vitest";
import { createTokenCache } from "../../../backend/src/signing/token-cache.ts";

const LIFE_SECONDS = 900;

/** A provider that counts how often it is asked, and a clock that the test moves. */
function provider() {
  let now = Date.UTC(2026, 10, 25);
  let asked = 0;
  const clock = { now: () => new Date(now) };
  const tokenOf = createTokenCache(clock, () => {
    asked += 1;
    return Promise.resolve({ value: `token ${asked}`, expiresInSeconds: LIFE_SECONDS });
  });
  return {
    tokenOf,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

test("F-365, F-566: a provider's token is fetched once and used again; its end is counted from when it was received", async () => {
  const { tokenOf, pass } = provider();
  expect(await tokenOf()).toBe("token 1");
  pass(LIFE_SECONDS - 61);
  expect([await tokenOf(), await tokenOf()]).toEqual(["token 1", "token 1"]);
});

test("F-366: at 59 seconds before its end another one is fetched, which lives as long", async () => {
  const { tokenOf, pass } = provider();
  await tokenOf();
  pass(LIFE_SECONDS - 59);
  expect(await tokenOf()).toBe("token 2");
  pass(LIFE_SECONDS - 61);
  expect(await tokenOf()).toBe("token 2");
});

test("F-366: exactly a minute before its end it is over", async () => {
  const { tokenOf, pass } = provider();
  await tokenOf();
  pass(LIFE_SECONDS - 60);
  expect(await tokenOf()).toBe("token 2");
});
