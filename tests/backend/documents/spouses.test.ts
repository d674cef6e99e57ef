import { describe, expect, test } from "vitest";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { makeGeneralPages, makeSpecialPages } from "./contract-pages.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT, SPOUSE } from "./sample-data.ts";

const BOTH = { ...CONTRACT, spouse: SPOUSE, purpose: "family" } as const;
const HUSBAND = { ...SPOUSE, name: "Tadas Pavyzdaitis", personalCode: "38609049922" };

describe("F-335, C18: what the spouse's signature means", () => {
  test("both spouses agree and are liable together", async () => {
    const text = readText(await makeSpecialPages(BOTH));
    expect(text).toContain("Sutartį pasirašo abu sutuoktiniai: jie abu sutinka su kreditu ir jo sąlygomis");
    expect(text).toContain("solidariai atsako už visų sutarties įsipareigojimų įvykdymą");
  });

  test("who borrows alone alone is bound", async () => {
    const personal = readText(await makeSpecialPages({ ...CONTRACT, purpose: "personal" }));
    expect(personal).toContain("Kitas sutuoktinis nėra sutarties šalis ir jos nepasirašo.");
    const own = readText(await makeSpecialPages({ ...CONTRACT, purpose: "own" }));
    for (const text of [personal, own]) expect(text).not.toContain("solidariai");
    expect(own).not.toContain("sutuoktin");
  });

  test("a wife is called one, and so is a husband", async () => {
    expect(readText(await makeSpecialPages(BOTH))).toContain("Kredito gavėjo sutuoktinė Rūta");
    const text = readText(await makeSpecialPages({ ...BOTH, spouse: HUSBAND }));
    expect(text).toContain("Kredito gavėjo sutuoktinis Tadas");
    expect(text).not.toContain("sutuoktinė");
  });

  test("the spouse confirms the standard information too and is given a copy of everything", async () => {
    const receipt = (text: string) => text.slice(text.indexOf("Gavimo patvirtinimas"));
    const both = receipt(readText(await makeStandardInformation(BOTH)));
    expect(both.match(/\(parašas\)/g)).toHaveLength(2);
    expect(both).toContain("Rūta Pavyzdaitienė");
    expect(receipt(readText(await makeStandardInformation(CONTRACT))).match(/\(parašas\)/g)).toHaveLength(1);
    const copy = "Sutartį pasirašančiam sutuoktiniui taip pat įteikiama po vieną";
    expect(readText(await makeGeneralPages(BOTH))).toContain(copy);
    expect(readText(await makeGeneralPages(CONTRACT))).not.toContain(copy);
  });
});
