import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import { textOf } from "../../support/journey-texts.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { givePassword } from "./second-factor.ts";
import { askedOf, findingAt, logInTo, save, shownIn } from "./settings-steps.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});

test.each(["lt", "en"] as const)(
  "F-078: the present password as the new one is 1006 at its field before any code is sent (%s)",
  async (language) => {
    const browser = await logInTo(stage, "pilnas");
    const same = { newPassword: DEMO_PASSWORD, repeatPassword: DEMO_PASSWORD };
    const answer = await save(browser, same, language);
    const finding = expect.stringContaining(textOf(language, "soap:1006")) as unknown;
    expect([answer.status, findingAt(answer.body, "newPassword")]).toEqual([422, finding]);
    expect(askedOf(stage)).toEqual([]);
  },
);

test.each(["lt", "en"] as const)(
  "R-C2: a wrong present password is a guess, told at its field; no code is sent and nothing is saved (%s)",
  async (language) => {
    const browser = await logInTo(stage, "pilnas");
    const wrong = { currentPassword: "Ne-tas-2026!", email: `${language}.pilnas@pavyzdys.example` };
    const answers = [await save(browser, wrong, language), await save(browser, wrong, language)];
    const findings = answers.map(({ body }) => findingAt(body, "currentPassword"));
    expect(findings).toEqual([4, 3].map((n) => expect.stringContaining(textOf(language, "soap:1000", { n }))));
    expect(answers.map(({ status, body }) => [status, body.includes("Ne-tas"), shownIn(body).email])).toEqual(
      answers.map(() => [422, false, wrong.email]),
    );
    expect(askedOf(stage)).toEqual([]);
    expect((await givePassword(stage.guest(), "pilnas")).status).toBe(303);
  },
);

testForLeaks(() => stage);
