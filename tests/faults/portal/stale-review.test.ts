import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, sealsOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const [credit, contract] = [formNamed("credit"), formNamed("contract")];

/** The author reads step 5; then another log-in saves another duration, and the author presses the button. */
async function makeAfterSaveOf(login: string) {
  const own = { application: await get().application(), contract: 0 };
  const [seller, other] = [await get().as(AUTHOR), await get().as(login)];
  const [step5, step2] = [contract.address(own), credit.address(own)];
  const review = await readSeals(seller, step5, "makeContract");
  const seals = await readSeals(other, step2, "credit");
  expect((await other.post(step2, { ...seals, ...credit.fields, duration: "36", continue: "" })).status).toBe(303);
  const sent = await seller.post(step5, { ...review, makeContract: "" });
  expect([sent.status, sent.location]).toEqual([303, step5]);
  const page = await seller.get(step5);
  return { words: wordsOf(page), seals: sealsOf(page.body, "makeContract"), step5, seller };
}

test("G12, F-335: a contract of a review that the user has made stale in another tab is not made, and the page says whose change it was", async () => {
  const { words, seals, seller, step5 } = await makeAfterSaveOf(AUTHOR);
  expect(words).toContain(textOf("lt", "application:contract.staleOwn"));
  expect(words).not.toContain(textOf("lt", "soap:1101"));
  expect(words).toMatch(/, 36\s+mėn\./);
  expect((await seller.post(step5, { ...seals, makeContract: "" })).location).toBe(step5);
  expect(wordsOf(await seller.get(step5))).toContain(textOf("lt", "application:contract.signature"));
});

test("G12, F-335: a colleague who has made the review stale is named", async () => {
  const { words } = await makeAfterSaveOf("vadyb2");
  const [before = "", after = ""] = textOf("lt", "application:contract.staleOther").split("{{name}}");
  expect(words).toMatch(new RegExp(`${before}\\p{Lu}[^{]+?${after}`, "u"));
});
