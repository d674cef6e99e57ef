import { describe, expect, test } from "vitest";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { lenderOn } from "../../../backend/src/configuration/configuration.ts";
import { makeGeneralPages } from "./contract-pages.ts";
import { countPages, readText } from "./pdf-tools.ts";
import { CONTRACT, LENDER } from "./sample-data.ts";

describe("F-340: the form of withdrawal", () => {
  test("is an annex of the general conditions, addressed and with the contract's number; the day of the last signature is written in", async () => {
    const pdf = await makeGeneralPages(CONTRACT);
    const last = readText(pdf, countPages(pdf));
    const form = last.slice(last.indexOf("Priedas. Pranešimo apie sutarties atsisakymą forma"));
    for (const part of [
      "Pranešu, kad atsisakau toliau nurodytos vartojimo kredito sutarties.",
      `Kam ${LENDER.name}, įmonės kodas 999000017, ${LENDER.address}, el. paštas ${LENDER.email}`,
      /\(paskutinio kredito gavėjo parašo\) data\s+Nr\. PL26-000123, _{20,}/,
      "per 14 kalendorinių dienų",
    ])
      expect(form).toMatch(part);
    expect(form.match(/_{20,}/g)).toHaveLength(5);
    expect(readText(pdf)).toContain("Pranešimo forma pateikiama šių sąlygų priede.");
  });

  test("of a draft leaves the number and the day to be written in", async () => {
    const text = readText(await makeGeneralPages({ ...CONTRACT, reference: { kind: "application", number: "1004" } }));
    expect(text).toMatch(/\(paskutinio kredito gavėjo parašo\) data _{20,}/);
  });
});

test("F-280, F-340: the papers name where the lender's file says that debts are advised on", async () => {
  const { debtAdvice } = lenderOn("2026-11-20");
  const contract = { ...CONTRACT, lender: { ...LENDER, debtAdvice } };
  expect(debtAdvice).toContain("www.lb.lt");
  const information = readText(await makeStandardInformation(contract));
  expect(information).toContain("tvarką. Pranešimo forma – bendrųjų sąlygų priede.");
  for (const text of [information, readText(await makeGeneralPages(contract))])
    expect(text.replaceAll("\u00a0", " ")).toContain(`Konsultacijos dėl skolų: ${debtAdvice}.`);
});
