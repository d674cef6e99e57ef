import { describe, expect, test } from "vitest";
import { decapitalize } from "../../../backend/src/documents/format/lithuanian.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { makeGeneralPages, makeSpecialPages } from "./contract-pages.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";

describe("F-340: wording of the contract", () => {
  test("a service has no manufacturer's warranty", async () => {
    const goods = CONTRACT.goods.map((line) => ({ ...line, warrantyMonths: 24, isService: line.quantity === 2 }));
    const text = readText(await makeSpecialPages({ ...CONTRACT, goods }));
    expect(text).toContain("Garso kolonėlė „Aidas Š2“ – 2 100,00 200,00 –");
    expect(text.match(/24 mėn\. Garso/g)).toHaveLength(1);
  });

  test("payments are deferred for no longer than three months", async () => {
    expect(readText(await makeGeneralPages(CONTRACT))).toContain("įmokas ne ilgiau kaip 3 mėnesiams, jeigu");
  });

  test("a purpose and an office within a line begin small", async () => {
    const text = readText(await makeSpecialPages({ ...CONTRACT, moneyUsage: "Buto remontui" }));
    expect(text).toContain("Lėšų paskirtis: buto remontui.");
    expect(text).toContain("(vartojimo kreditų skyriaus vadovė;");
    expect(text).toContain("Vartojimo kreditų skyriaus vadovė Rasa");
    expect(["Šuniui", "BMW remontui", "kelionei", ""].map(decapitalize)).toEqual([
      "šuniui",
      "BMW remontui",
      "kelionei",
      "",
    ]);
  });

  test.each([
    [15, false],
    [28, false],
    [29, true],
    [31, true],
  ])("day %d may be missing in a month: %s", async (paymentDay, mayBeMissing) => {
    const text = readText(await makeSpecialPages({ ...CONTRACT, terms: { ...CONTRACT.terms, paymentDay } }));
    const conditions = text.slice(text.indexOf("Mokėjimo diena"), text.indexOf("Mėnesio įmoka"));
    expect(conditions).toContain(`Kiekvieno mėnesio ${paymentDay} diena`);
    expect(conditions.includes("(jei tokios dienos mėnesyje nėra")).toBe(mayBeMissing);
    const told = readText(await makeStandardInformation({ ...CONTRACT, terms: { ...CONTRACT.terms, paymentDay } }));
    expect(told.includes("Jei tokios dienos mėnesyje nėra")).toBe(mayBeMissing);
  });

  test("F-538: own funds have one name, and come back with the advance when goods are returned", async () => {
    const contract = { ...CONTRACT, terms: { ...CONTRACT.terms, ownFundsCents: 5_000 } };
    for (const make of [makeSpecialPages, makeStandardInformation])
      expect(readText(await make(contract))).toContain("Nuosavos lėšos (sumokėta pardavėjui) – 50,00 €.");
    expect(readText(await makeGeneralPages(contract))).toContain("pradinę įmoką ir nuosavas lėšas.");
  });
});
