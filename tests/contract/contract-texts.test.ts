import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const draftOf = async (elements: RequestElements) => {
  const { id } = await createApplication(jonas, { ...EMILIJA, ...elements });
  return readPrinted(jonas, "GetContractDraft", { ParaiskosID: id });
};

const SPOUSE = {
  SutuoktinioAsmensKodas: "38403179912",
  SutuoktinioVardas: "Tadas",
  SutuoktinioPavarde: "Išgalvotaitis",
};

const toCents = (amount = ""): number => Number(amount.replaceAll(" ", "").replace(",", ""));

/** The first amount after some words of a text. */
function amountAfter(text: string, words: string): number {
  const rest = text.slice(text.indexOf(words) + words.length);
  return text.includes(words) ? toCents(/\d{1,3}(?: \d{3})*,\d{2}/.exec(rest)?.[0]) : Number.NaN;
}

const standardInformationOf = async (elements: RequestElements) => {
  const { id } = await createApplication(jonas, { ...EMILIJA, ...elements });
  return readPrinted(jonas, "GetStandardInformationPdf", { ParaiskosID: id });
};

describe("F-280, L-2.4: optional insurance in the standard information", () => {
  const insured = { DraudimoID: 1, Trukme: 24 };

  test("the representative example is without it and adds up", async () => {
    const text = await standardInformationOf(insured);
    const example = text.slice(text.indexOf("Reprezentatyvusis"), text.indexOf("Susijusios"));
    const monthly = amountAfter(example, "mėnesio įmoka be neprivalomo draudimo – ");
    const premium = amountAfter(text, "(iš jos ");
    const total = amountAfter(example, "bendra mokama suma – ");
    expect(premium).toBeGreaterThan(0);
    expect(amountAfter(text, "Mėnesio įmoka – ")).toBe(monthly + premium);
    const last = amountAfter(text, "paskutinė įmoka – ") - premium;
    expect(23 * monthly + last).toBe(total);
    expect(amountAfter(text, "Bendra mokama suma ")).toBe(total);
    expect(amountAfter(text, "Bendra mokama suma su Jūsų pasirinktu neprivalomu draudimu – ")).toBe(
      total + 24 * premium,
    );
  });

  test("the contract says which part of the payment is optional", async () => {
    expect(await draftOf(insured)).toMatch(/Mėnesio įmoka \d+,\d\d € \(iš jos \d+,\d\d € – neprivalomas draudimas\)/);
  });
});

describe("F-280: what the credit pays for stands in the standard information", () => {
  const goods = [1, 2, 3, 4].map((number) => ({
    Pavadinimas: `Telefonas ${number}`,
    Kiekis: number,
    Kaina: "100.00",
    TurtoRusiesID: 2,
  }));

  test("price, warranty, advance and own funds add up to the credit", async () => {
    const warranty = { Apdrausta: "40.00", GarantijosKaina: "40.00", GarantijosTrukme: 2, SerijosNr: "SN-12345" };
    const text = await standardInformationOf({
      Prekes: { Preke: [{ ...goods[0], Kaina: "700.00", ...warranty }] },
      AvansoTipas: 0,
      Avansas: "70.00",
      NuosavosLesos: "33.33",
    });
    const facts = text.slice(text.indexOf("Prekė (paslauga)"), text.indexOf("Mokesčiai uždelsus"));
    const price = amountAfter(facts, "Bendra kaina – ");
    const warrantyCents = facts.includes("Pratęsta garantija – ") ? amountAfter(facts, "Pratęsta garantija – ") : 0;
    expect(warrantyCents).toBeGreaterThan(0);
    const paid = amountAfter(facts, "Pradinė įmoka – ") + amountAfter(facts, "Nuosavos lėšos (sumokėta pardavėjui) – ");
    expect(price + warrantyCents - paid).toBe(amountAfter(text, "Bendra vartojimo kredito suma "));
  });

  test("every good is named with its quantity", async () => {
    const text = await standardInformationOf({ Prekes: { Preke: goods } });
    for (const quantity of [2, 3, 4])
      expect(text).toContain(`Telefonas ${quantity}, ${quantity} vnt. – ${quantity}00,00 €`);
    expect(text).toContain("Telefonas 1 – 100,00 €");
  });
});

describe("F-341, F-340: legal sentences of a contract", () => {
  test("interest of a day is named where withdrawal is explained", async () => {
    const text = await draftOf({ Trukme: 24 });
    // 500,00 € at 12,9 % over the 365 days of a year.
    expect(text).toContain("Per dieną mokėtinos palūkanos, kai panaudotas visas kreditas, – 0,18 €");
    expect(await standardInformationOf({ Trukme: 24 })).toContain("panaudojus visą kreditą – 0,18 € per dieną");
  });

  test("interest is described as the schedule computes it", async () => {
    const text = await draftOf({});
    expect(text).toContain("Už kiekvieną visą mėnesį skaičiuojama dvyliktoji metinės normos dalis");
    expect(text).toContain("už likusias dienas metinė norma dalijama iš 365, keliamaisiais metais – iš 366");
    expect(text).not.toContain("už faktines dienas");
  });

  test("the lender is named with its representative, powers and the contacts of the portal", async () => {
    const text = await draftOf({});
    expect(text).toContain("Kredito davėjui atstovauja Rasa Pavyzdienė");
    expect(text).toContain(
      "Vartojimo kreditų skyriaus vadovė Rasa Pavyzdienė Atstovavimo pagrindas: 2024-01-02 įgaliojimas",
    );
    expect(text).toContain("tel. +370 700 55 555, el. paštas pagalba@pavyzdys.example");
    expect(text).toContain("Tel. +370 612 34567");
  });

  test.each([
    [3, "LT1234567", "Leidimas nuolat gyventi"],
    [5, "LT1234567", "Leidimas laikinai gyventi"],
  ])("F-307: permit %i is named as the portal names it", async (DokumentoTipoID, DokumentoNr, name) => {
    expect(await draftOf({ DokumentoTipoID, DokumentoNr })).toContain(`${name} Nr. ${DokumentoNr}`);
  });

  test("a draft has no contract number, nor has a schedule of an application", async () => {
    const { id } = await createApplication(jonas, EMILIJA);
    const draft = await readPrinted(jonas, "GetContractDraft", { ParaiskosID: id });
    const schedule = await readPrinted(jonas, "GetSchedulePdf", { ParaiskosID: id });
    for (const text of [draft, schedule]) {
      expect(text).toContain(`Paraiškos Nr. ${id}`);
      expect(text).not.toContain("Sutarties Nr.");
    }
    expect(draft).toContain(`Suteikiamas rengiant sutartį (paraiškos Nr. ${id})`);
  });
});

describe("F-280: the schedule of a contract", () => {
  test("is never printed for another payment day than the agreed one", async () => {
    const { id } = await createApplication(jonas, EMILIJA);
    expect((await jonas("GetSchedulePdf", { ParaiskosID: id, MokejimoDiena: 5 })).code).toBe(0);
    expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
    expect((await jonas("GetSchedulePdf", { ParaiskosID: id, MokejimoDiena: 5 })).code).toBe(2002);
    expect(await readPrinted(jonas, "GetSchedulePdf", { ParaiskosID: id, MokejimoDiena: 15 })).toContain(
      "Sutarties Nr. PL",
    );
  });
});

describe("F-340, L-3.2: the purpose of the credit follows who borrows", () => {
  test.each([
    ["a single buyer", { Sutuoktinis: 0, SeimyninePadetis: 1 }, "kredito gavėjo vartojimo reikmėms"],
    ["a married buyer alone", { Sutuoktinis: 1, SeimyninePadetis: 2 }, "kredito gavėjo asmeninėms reikmėms"],
    ["a married buyer of whom no more is said", { Sutuoktinis: 0, SeimyninePadetis: 2 }, "asmeninėms reikmėms"],
    ["both spouses", { Sutuoktinis: 2, SeimyninePadetis: 2, ...SPOUSE }, "šeimos reikmėms"],
  ])("%s", async (_, elements, purpose) => {
    const text = await draftOf(elements);
    expect(text).toContain(purpose);
    expect(text.includes("abiejų sutuoktinių")).toBe(purpose.startsWith("šeimos"));
  });
});
