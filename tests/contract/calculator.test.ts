import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import type { Caller } from "../support/demo-session.ts";
import { listAt, textAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const lina = useCaller(backEnd, "isimtis.s");
const manager = useCaller(backEnd, "vadyb2");
const limited = useCaller(backEnd, "ribotas");

const TERMS = { Suma: "500.00", Trukme: 12, SalyguVariantoID: 11, MokejimoDiena: 15, SuTrukmiuKainomis: 1 };
const ask = (change: RequestElements = {}, call = jonas) => call("CalculateSchedule", { ...TERMS, ...change });

const pricesOf = (fields: AnswerNode | undefined) => listAt(fields, "TrukmiuKainos", "TrukmesKaina");
const FIGURES = ["Trukme", "MenesioImoka", "BendraSuma", "ImokuSkaicius", "Bvkkmn"];
const figuresOf = (row: AnswerNode) => FIGURES.map((name) => textAt(row, name));

/** Of the offers and of the calculation: they must be the same texts. */
async function compareWithOffers(
  call: Caller,
  id: number,
  asked: RequestElements,
  isAsked: (variant: number) => boolean = () => true,
) {
  const { fields } = await call("GetProposedOptions", { ParaiskosID: id });
  const offers = listAt(fields, "SiulomiVariantai", "SiulomasVariantas2");
  const variants = [...new Set(offers.map((offer) => Number(textAt(offer, "SalyguVariantoID"))))].filter(isAsked);
  expect(variants.length).toBeGreaterThan(0);
  for (const variant of variants) {
    const offered = offers.filter((offer) => textAt(offer, "SalyguVariantoID") === String(variant));
    const Trukme = Number(textAt(offered[0], "Trukme"));
    const calculated = await ask({ ...asked, SalyguVariantoID: variant, Trukme }, call);
    expect(calculated.code).toBe(0);
    expect(pricesOf(calculated.fields).map(figuresOf)).toEqual(expect.arrayContaining(offered.map(figuresOf)));
  }
}

describe("F-488: the prices of a calculation by duration", () => {
  test.each<[string, RequestElements, RequestElements]>([
    ["of goods", {}, {}],
    ["with an advance", { Avansas: "120.50", AvansoTipas: 0 }, { Suma: "379.50" }],
    [
      "with insurance, paid on the last day",
      { DraudimoID: 1, MokejimoDiena: 31 },
      { DraudimoID: 1, MokejimoDiena: 31 },
    ],
  ])("%s are to the cent those of the offers of an application", async (_what, elements, asked) => {
    const { id } = await createApplication(jonas, { ...EMILIJA, ...elements });
    await compareWithOffers(jonas, id, asked);
  });

  test("with smaller winter payments, too", async () => {
    const solar = { Pavadinimas: "Moduliai", Kiekis: 1, Kaina: "1500.00", TurtoRusiesID: 9, SerijosNr: "SN-2041" };
    const winter = { MazesnesZiemosImokos: 1, SalyguVariantoID: 15, Trukme: 24, Prekes: { Preke: [solar] } };
    const { id } = await createApplication(lina, { ...EMILIJA, ...winter }, 40101);
    await compareWithOffers(lina, id, { Suma: "1500.00", MazesnesZiemosImokos: 1 }, (variant) => variant === 15);
  });

  test.each<[string, RequestElements]>([
    ["without insurance", {}],
    ["with an insurance, which is no cost of the credit (L-2.4)", { DraudimoID: 2 }],
  ])("total, cost and annual rate of a duration are those of its own schedule, %s", async (_what, asked) => {
    const { fields } = await ask(asked);
    expect(pricesOf(fields).length).toBeGreaterThan(5);
    for (const price of pricesOf(fields)) {
      const own = await ask({ ...asked, Trukme: Number(textAt(price, "Trukme")) });
      for (const element of ["BendraSuma", "BendraKaina", "Bvkkmn"])
        expect(textAt(price, element)).toBe(textAt(own.fields, "Grafikas", element));
    }
  });

  test.each([
    ["a manager", manager],
    ["a limited log-in", limited],
  ])("F-392: %s calculates, too", async (_who, call) => {
    const { fields } = await call("GetConditionVariants");
    const [first] = listAt(fields, "SalyguVariantai", "SalyguVariantas").filter(
      (row) => textAt(row, "Nebegalioja") === "0",
    );
    const asked = {
      SalyguVariantoID: Number(textAt(first, "SalyguVariantoID")),
      Trukme: Number(textAt(first, "TrukmeNuo")),
    };
    const { code, fields: calculated } = await ask({ ...asked, Suma: "900.00" }, call);
    expect(code).toBe(0);
    expect(pricesOf(calculated).length).toBeGreaterThan(0);
  });
});

test("F-487: with the variants comes the insurance that any buyer may take, without a premium", async () => {
  for (const call of [jonas, manager]) {
    const { fields } = await call("GetConditionVariants");
    const offered = listAt(fields, "Draudimai", "Draudimas");
    expect(offered.map((row) => textAt(row, "DraudimoID"))).toEqual(["1", "2"]);
    expect(offered.map((row) => textAt(row, "Imoka"))).toEqual(["", ""]);
  }
});
