import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, verdictOf } from "./page.ts";
import { AUTHOR, useOwnStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useOwnStage({ variables: { SCAN_LICENCE: "off" } });
const STEP = formNamed("contract-data");

test("F-319: without the licence step 4 says so and offers no address, no button makes one, and what is typed by hand is saved", async () => {
  const application = await get().application();
  const seller = await get().logIn(AUTHOR);
  const step = `/applications/edit/${application}/4`;
  const page = await seller.get(step);
  expect(wordsOf(page)).toContain(textOf("lt", "soap:scanner.licence"));
  expect(page.body).not.toContain('name="scan"');
  // Nor does the hand-over promise a photographed document.
  expect(wordsOf(page)).toContain(textOf("lt", "hand-over:textUnscanned"));
  const press = async (button: string) =>
    seller.post(step, { ...STEP.fields, ...(await readSeals(seller, step, STEP.form)), [button]: "" });
  expect(verdictOf(await press("scan"))).toBe(`303 ${step}#document-scan`);
  expect((await seller.get(step)).body).not.toContain("/recognizer/");
  expect(verdictOf(await press("continue"))).toBe(`303 /applications/edit/${application}/5`);
});
