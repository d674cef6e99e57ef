import { expect, test } from "vitest";
import { createApplication, EMILIJA, SIMONA } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const PHONE_PROMOTION = 13;
const GOODS = { Preke: [{ Pavadinimas: "Telefonas", Kiekis: 1, Kaina: "500.00", TurtoRusiesID: 2 }] };
const PROMOTED = { Prekes: GOODS, SalyguVariantoID: PHONE_PROMOTION, Trukme: 10 };
const ONLY_GOODS = "akcijos sąlygomis finansuojamos tik prekės";

async function promotionsOffered(id: number): Promise<string[]> {
  const { fields } = await jonas("GetProposedOptions", { ParaiskosID: id });
  const options = listAt(fields, "SiulomiVariantai", "SiulomasVariantas2");
  return options.filter((one) => textAt(one, "Akcijinis") === "1").map((one) => textAt(one, "SalyguVariantoID"));
}

test("O23: for goods alone the promotion is offered, and the contract is made", async () => {
  const { id } = await createApplication(jonas, { ...EMILIJA, ...PROMOTED });
  expect(await promotionsOffered(id)).toEqual([String(PHONE_PROMOTION)]);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
});

test.each<[string, RequestElements]>([
  ["pays money out to the buyer", { ...EMILIJA, ...PROMOTED, PervestiKlientui: "300.00" }],
  ["repays another debt", { ...SIMONA, ...PROMOTED, Refinansavimas: 1 }],
])("O23: a promotion that %s is neither offered nor priced, and no contract is made", async (_what, elements) => {
  const { id } = await createApplication(jonas, elements);
  expect(await promotionsOffered(id)).toEqual([]);
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  const shown = ["SalygosTaikomos", "MenesioImoka", "Bvkkmn"].map((name) => textAt(fields, "Paraiska", name));
  expect(shown).toEqual(["0", "", ""]);
  const made = await jonas("MakeContract", { ParaiskosID: id });
  expect([made.code, textAt(made.fields, "KlaidosPranesimas")]).toEqual([5, expect.stringContaining(ONLY_GOODS)]);
  expect((await jonas("GetContractDraft", { ParaiskosID: id })).code).not.toBe(0);
});
