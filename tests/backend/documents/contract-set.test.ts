import { describe, expect, test } from "vitest";
import { makeContract, makeContractSet } from "../../../backend/src/documents/contract-set.ts";
import type { CopyCounts } from "../../../backend/src/documents/contract-data.ts";
import { countPages, readLines, readText, requireCleanSyntax } from "./pdf-tools.ts";
import { renderPage } from "./rendered-page.ts";
import { CONTRACT } from "./sample-data.ts";

const COUNTS: CopyCounts = { standardInformation: 2, contract: 3, conditions: 2, sort: 0 };

const INFORMATION = ["Standartinė informacija 1 / 2", "Standartinė informacija 2 / 2"];
const SPECIAL = ["Specialiosios sąlygos 1 / 2", "Specialiosios sąlygos 2 / 2", "Įmokų mokėjimo grafikas 1 / 1"];
const GENERAL = [1, 2, 3, 4].map((page) => `Bendrosios sąlygos ${page} / 4`);

/** Running title and page number of every page of a file. */
function listPages(pdf: Uint8Array): string[] {
  return Array.from({ length: countPages(pdf) }, (_, index) => {
    const text = readText(pdf, index + 1);
    const title =
      /(Standartinė informacija|Specialiosios sąlygos|Įmokų mokėjimo grafikas|Bendrosios sąlygos) Sutarties Nr\. PL26/.exec(
        text,
      );
    return `${title?.[1]} ${/\d+ \/ \d+$/.exec(text)?.[0]}`;
  });
}

describe("contract set", () => {
  test("F-340: 2/3/2/0 prints two standard informations, three contracts and two conditions, each part together", async () => {
    const pdf = await makeContractSet(CONTRACT, COUNTS);
    requireCleanSyntax(pdf);
    expect(listPages(pdf)).toEqual([INFORMATION, INFORMATION, SPECIAL, SPECIAL, SPECIAL, GENERAL, GENERAL].flat());
  });

  test("F-340: with sort 1 whole sets follow each other", async () => {
    const pdf = await makeContractSet(CONTRACT, { ...COUNTS, sort: 1 });
    const set = [INFORMATION, SPECIAL, GENERAL].flat();
    expect(listPages(pdf)).toEqual([...set, ...set, ...SPECIAL]);
  });

  test("F-340: a part with no copies is left out", async () => {
    const pdf = await makeContractSet(CONTRACT, { standardInformation: 0, contract: 1, conditions: 0, sort: 0 });
    expect(listPages(pdf)).toEqual(SPECIAL);
  });

  test.each([
    { ...COUNTS, standardInformation: 0, contract: 0, conditions: 0 },
    { ...COUNTS, contract: -1 },
    { ...COUNTS, conditions: 1.5 },
    { ...COUNTS, contract: 100 },
  ])("F-340: $standardInformation/$contract/$conditions copies cannot be printed", async (copies) => {
    await expect(makeContractSet(CONTRACT, copies)).rejects.toThrow(RangeError);
  });

  test("F-340: further copies share their pages' content", async () => {
    const single = await makeContractSet(CONTRACT, { standardInformation: 1, contract: 1, conditions: 1, sort: 0 });
    const many = await makeContractSet(CONTRACT, { standardInformation: 20, contract: 20, conditions: 20, sort: 0 });
    const addedPages = countPages(many) - countPages(single);
    // The words of a page are some 7000 bytes: a copy adds nothing but its place in the structure.
    expect((many.length - single.length) / addedPages).toBeLessThan(2_500);
  });
});

describe("contract and its draft", () => {
  const draft = { ...CONTRACT, presentation: { ...CONTRACT.presentation, draft: true } };

  test("F-343: the contract to sign holds special conditions, schedule and general conditions once", async () => {
    const pdf = await makeContract(CONTRACT);
    expect(listPages(pdf)).toEqual([...SPECIAL, ...GENERAL]);
    expect(readText(pdf)).not.toContain("PROJEKTAS");
  });

  test("F-341: every page of a draft is marked, and its text is the contract's", async () => {
    const [drafted, final] = await Promise.all([makeContract(draft), makeContract(CONTRACT)]);
    requireCleanSyntax(drafted);
    expect(listPages(drafted)).toEqual(listPages(final));
    for (let page = 1; page <= countPages(drafted); page++) {
      const [marked, plain] = [renderPage(drafted, page).pixels, renderPage(final, page).pixels];
      const tinted = marked.reduce(
        (count, pixel, index) => (pixel < 240 && (plain[index] ?? 0) > 250 ? count + 1 : count),
        0,
      );
      expect(tinted / marked.length).toBeGreaterThan(0.03);
      expect([...readText(drafted, page).replace(/\s/g, "")].length).toBeGreaterThan(100);
    }
  });

  test("F-341: the mark of a draft leaves no letters among the clauses when the text is copied", async () => {
    const [drafted, final] = await Promise.all([makeContract(draft), makeContract(CONTRACT)]);
    const clauses = (pdf: Uint8Array) =>
      readLines(pdf)
        .filter((line) => !line.startsWith("Puslapio kontrolinė suma"))
        .map((line) => line.replace(". Projektas, teisinės galios neturi.", ""));
    expect(clauses(drafted)).toEqual(clauses(final));
  });

  test("F-341: a trial environment says so on every page, a real one does not", async () => {
    const trial = await makeContract({ ...CONTRACT, presentation: { ...CONTRACT.presentation, trial: true } });
    for (let page = 1; page <= countPages(trial); page++)
      expect(readText(trial, page)).toContain("BANDOMASIS DOKUMENTAS");
    expect(readText(await makeContract(CONTRACT))).not.toContain("BANDOMASIS");
  });
});
