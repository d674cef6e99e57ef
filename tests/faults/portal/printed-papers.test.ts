import { expect, test } from "vitest";
import { readText } from "../../backend/documents/pdf-tools.ts";
import { MANTAS_BORROWS_TOO } from "../../support/demo-application.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

/** The names of the papers that step 5 offers to print, in their order. */
async function offeredOf(id: number): Promise<string[]> {
  const { body } = await (await stage().as(AUTHOR)).get(`/applications/edit/${id}/5`);
  return [...body.matchAll(new RegExp(`href="/applications/documents/${id}/([a-z-]+)"`, "g"))].map(
    ([, name = ""]) => name,
  );
}

test("F-342, F-227: before and after the contract step 5 offers the consent of each borrower, and each prints that borrower's name", async () => {
  const { application, contract, as } = stage();
  const seller = await as(AUTHOR);
  const alone = await contract();
  const both = await application(MANTAS_BORROWS_TOO);
  for (const [id, names] of [
    [alone, ["consent"]],
    [both, ["consent", "spouse-consent"]],
  ] as const)
    expect((await offeredOf(id)).filter((name) => name.endsWith("consent"))).toEqual(names);
  for (const [name, person, other] of [
    ["consent", "Emilija Išgalvotaitė", "Mantas Pavyzdaitis"],
    ["spouse-consent", "Mantas Pavyzdaitis", "Emilija Išgalvotaitė"],
  ] as const) {
    const { bytes } = await seller.get(`/applications/documents/${both}/${name}`);
    const text = readText(bytes);
    expect([text.includes(`Vardas ir pavardė ${person}`), text.includes(`Vardas ir pavardė ${other}`)]).toEqual([
      true,
      false,
    ]);
  }
});
