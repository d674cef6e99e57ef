import { expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const cable = { Pavadinimas: "Laidas", Kiekis: 1, Kaina: "100.00", TurtoRusiesID: 2 };

/** An application for a good of 100,00 €, as it is answered. */
async function answered(change: RequestElements) {
  const { id } = await createApplication(jonas, { ...EMILIJA, Prekes: { Preke: [cable] }, ...change });
  return valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
}

test("G17: payments below 5,00 € are told with what would pass, with the application and with a refused schedule", async () => {
  const asked = { Suma: "100.00", Trukme: 60, SalyguVariantoID: 11, MokejimoDiena: 15 };
  const refused = await jonas("CalculateSchedule", asked);
  const Trukme = Number(textAt(refused.fields, "PerMazaImoka", "IlgiausiaTrukme"));
  expect([refused.code, textAt(refused.fields, "PerMazaImoka", "MaziausiaImoka")]).toEqual([1400, "5.00"]);
  expect((await jonas("CalculateSchedule", { ...asked, Trukme })).code).toBe(0);
  expect((await jonas("CalculateSchedule", { ...asked, Trukme: Trukme + 1 })).code).toBe(1400);
  const application = await answered({ Trukme: 60 });
  expect(valueAt(application, "PerMazaImoka")).toEqual(valueAt(refused.fields, "PerMazaImoka"));
  expect(["MenesioImoka", "Sprendimas"].map((name) => valueAt(application, name))).toEqual([undefined, undefined]);
});

test("G17: an application says whether what it has chosen can be had, whatever a caller says", async () => {
  const saysOf = async (change: RequestElements) => textAt(await answered(change), "SalygosTaikomos");
  const [forged, none] = [{ SalygosTaikomos: 1, PerMazaImoka: undefined }, { SalyguVariantoID: undefined }];
  expect(
    await Promise.all([saysOf({}), saysOf({ Trukme: 60, ...forged }), saysOf({ Trukme: 7 }), saysOf(none)]),
  ).toEqual(["1", "0", "1", ""]);
  // Not affordable, and still among the offers: the decision says so.
  expect(await saysOf({ Pajamos: "100.00" })).toBe("1");
});
