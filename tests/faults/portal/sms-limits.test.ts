import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { moveClock } from "../../support/verify-call.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { verdictOf } from "./page.ts";
import { RESENDABLE_MINUTES, CODE_STEP, save, wordsOf } from "./settings-steps.ts";
import { callsOf } from "./second-factor.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// The service's clock moves between two messages; the portal's own must not end the sessions meanwhile.
useOwnStage({ limits: { smsPerNumberDay: 3, smsPerShopDay: 3 }, variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});

const askBySms = async (login: string, phone: string) => save(await stage.logIn(login), { method: "2", phone });
const dayLimit = () => textOf("lt", "verification:notice.dayLimit");
const asked = () => callsOf(stage).filter((name) => name === "account-update-code").length;

test("F-137: one number gets so many messages a day from whichever accounts, and a shop sends so many; then the service is not asked", async () => {
  for (const login of ["jonas.s", "pilnas", "vienas.s"]) {
    expect([login, verdictOf(await askBySms(login, "61112223"))]).toEqual([login, `303 ${CODE_STEP}`]);
    await moveClock(stage.servers.backEnd, RESENDABLE_MINUTES);
  }
  stage.servers.verify.forget();
  const fourth = await askBySms("jonas.s", "61112223");
  expect([fourth.status, wordsOf(fourth.body).includes(dayLimit())]).toEqual([422, true]);
  expect(asked()).toBe(0);
  for (const [phone, status] of [
    ["61112224", 303],
    ["61112225", 303],
    ["61112226", 422],
  ] as const)
    expect([phone, (await askBySms("jonas.s", phone)).status]).toEqual([phone, status]);
  expect(asked()).toBe(2);
});

testForLeaks(() => stage);
