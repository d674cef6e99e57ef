import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, sealsOf, shownValue } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const [signature, email] = [formNamed("contract-signature"), formNamed("contract-email")];
const TYPED: Record<string, string> = { ...signature.fields, confirmed: "on" };

/** The author opens a contract that waits for its signature; then a log-in saves another e-mail, and the author confirms. */
async function confirmAfterSaveOf(login: string) {
  const own = { application: 0, contract: await get().contract() };
  const [seller, other] = [await get().as(AUTHOR), await get().as(login)];
  const step5 = signature.address(own);
  const drawn = await readSeals(seller, step5, "contract-signature");
  const seals = await readSeals(other, step5, "contract-email");
  expect((await other.post(step5, { ...seals, ...email.fields, saveEmail: "" })).status).toBe(303);
  const sent = await seller.post(step5, { ...drawn, ...TYPED, confirmSignature: "" });
  expect([sent.status, sent.location]).toEqual([303, step5]);
  const page = await seller.get(step5);
  return { page, words: wordsOf(page), step5, seller };
}

test("G12, F-362: a signature confirmed on a page that is out of date says what was not done, and is confirmed from the page that follows", async () => {
  const { page, words, step5, seller } = await confirmAfterSaveOf(AUTHOR);
  expect(words).toContain(textOf("lt", "application:contract.signStale"));
  expect(words).not.toContain(textOf("lt", "soap:1101"));
  expect(shownValue(page.body, "contract-signature", "signedOn")).toBe(TYPED["signedOn"]);
  const seals = sealsOf(page.body, "contract-signature");
  expect((await seller.post(step5, { ...seals, ...TYPED, confirmSignature: "" })).location).toBe(step5);
  expect(wordsOf(await seller.get(step5))).toContain(
    textOf("lt", "application:contract.signedNotice").split("{{number}}")[1] ?? "?",
  );
});

test("G12, F-362: a colleague whose change came between is named", async () => {
  const { words } = await confirmAfterSaveOf("vadyb2");
  const [before = "", after = ""] = textOf("lt", "application:contract.signStaleOther").split("{{name}}");
  expect(words).toMatch(new RegExp(`${before}\\p{Lu}[^{]+?${after}`, "u"));
});
