import { expect, test } from "vitest";
import { createApplication, JONAS_ID, SIMONA } from "../support/demo-application.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const ADDED: RequestElements = {
  type: "Lombardas",
  creditor: "UAB Lombardas",
  dateOfContract: "2026-01-05T00:00:00",
  limit: "500.00",
  outstandingTotal: "300.00",
  instalmentCount: 12,
  outstandingCount: 7,
  installmentAmount: "50.00",
};

const listOf = (fields: AnswerNode | undefined) => listAt(fields, "Isipareigojimai", "Isipareigojimas");

const liabilitiesOf = async (id: number) => (await manager("GetLiabilities", { ParaiskosID: id })).fields;

async function save(id: number, list: readonly RequestElements[], Versija?: string) {
  return manager("SaveLiabilities", {
    ...(Versija !== undefined && { Versija }),
    ParaiskosID: id,
    Isipareigojimai: { Isipareigojimas: [...list] },
  });
}

const obligations = async (id: number) =>
  textAt((await manager("GetProposedOptions", { ParaiskosID: id })).fields, "Sprendimas", "Isipareigojimai");

const toSent = (row: AnswerNode | undefined): RequestElements => ({
  IsipareigojimoID: textAt(row, "IsipareigojimoID"),
  ...Object.fromEntries(Object.keys(ADDED).map((name) => [name, textAt(row, name)])),
});

test("F-299, F-300, F-301: the registers' liabilities come with every field, in the spelling in which they are kept", async () => {
  const rows = listOf(await liabilitiesOf(1021));
  expect(rows.map((row) => textAt(row, "type"))).toEqual([
    "mortgage",
    "CreditCards",
    "Leasing",
    "consumer",
    "other",
    "Consumer",
  ]);
  const consumer = rows.find((row) => textAt(row, "type") === "consumer");
  expect(
    ["overdueDays", "refinancePossible", "refinanceAmount", "Registre"].map((name) => textAt(consumer, name)),
  ).toEqual(["34", "1", "2400.00", "1"]);
  expect(textAt(rows.at(-1), "Sutuoktinis")).toBe("1");
});

test("F-302: a user without MatoIsipareigojimus gets and saves none, nor the credits of the refinancing part", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  expect((await jonas("GetLiabilities", { ParaiskosID: id })).code).toBe(1021);
  expect((await jonas("SaveLiabilities", { ParaiskosID: id })).code).toBe(1021);
  const creditsFor = async (call: typeof jonas) =>
    valueAt((await call("GetProposedOptions", { ParaiskosID: id })).fields, "Refinansavimas", "RefinansuojamiKreditai");
  expect(await creditsFor(jonas)).toBeUndefined();
  expect(await creditsFor(manager)).toBeDefined();
});

test("F-300: a corrected amount goes before the registered one in the decision, and what the register says stays", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  expect(await obligations(id)).toBe("89.90");
  const [row] = listOf(await liabilitiesOf(id));
  const saved = await save(
    id,
    [{ ...toSent(row), correctedAmount: "61.00", limit: "1.00", correctionReason: "Pagal pažymą" }],
    "0",
  );
  expect([saved.code, textAt(saved.fields, "Versija")]).toEqual([0, "1"]);
  const [after] = listOf(await liabilitiesOf(id));
  expect([textAt(after, "correctedAmount"), textAt(after, "installmentAmount"), textAt(after, "limit")]).toEqual([
    "61.00",
    "89.90",
    textAt(row, "limit"),
  ]);
  expect(await obligations(id)).toBe("61.00");
  expect((await save(id, [], "0")).code).toBe(1101);
});

test("F-299, F-573: an added liability counts, keeps its own word for the type and elements that no contract names", async () => {
  const { id } = await createApplication(jonas);
  expect((await save(id, [{ ...ADDED, KitiElementai: { Pastaba: "sena" } }])).code).toBe(0);
  const [row] = listOf(await liabilitiesOf(id));
  expect([textAt(row, "type"), textAt(row, "Registre"), textAt(row, "KitiElementai", "Pastaba")]).toEqual([
    "Lombardas",
    "0",
    "sena",
  ]);
  expect(await obligations(id)).toBe("50.00");
});

test.each([
  ["dateOfContract", { dateOfContract: "2199-01-01T00:00:00" }],
  ["outstandingTotal", { outstandingTotal: "500.01" }],
  ["outstandingCount", { outstandingCount: 13 }],
  ["instalmentCount", { instalmentCount: "1.5" }],
  ["refinanceAmount", { refinanceAmount: "10.00" }],
])("F-299, F-300, F-559: %s is refused over the wire as well", async (element, change) => {
  const { id } = await createApplication(jonas);
  const refused = await save(id, [{ ...ADDED, ...change }]);
  expect(refused.code).toBe(2000);
  expect(textAt(refused.fields, "KlaidosPranesimas")).toContain(element);
  expect(listOf(await liabilitiesOf(id))).toEqual([]);
});

test("G19: what the buyer states and what the registers list is not counted twice: the greater sum counts", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, KlientoVartojimoPaskola: "70.00" });
  expect(await obligations(id)).toBe("89.90");
  const more = await createApplication(jonas, { ...SIMONA, KlientoVartojimoPaskola: "120.00" });
  expect(await obligations(more.id)).toBe("120.00");
});

test("F-265: refinancing adds what is repaid to the sum and takes it off the obligations; a kept credit stays outside", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, Refinansavimas: 1 }, JONAS_ID);
  const sumOf = async () => textAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Suma");
  expect([await sumOf(), await obligations(id)]).toEqual(["2100.00", "0.00"]);
  const [row] = listOf(await liabilitiesOf(id));
  expect((await save(id, [{ ...toSent(row), refinance: 0 }])).code).toBe(0);
  expect([await sumOf(), await obligations(id)]).toEqual(["500.00", "89.90"]);
});

test("F-265, F-180: a sum that a liability has changed is told with what it was and logged, and no contract is made before it was looked at", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, Refinansavimas: 1 });
  const paraiska = async () => valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska");
  const sums = async () => {
    const application = await paraiska();
    return [textAt(application, "SumaPries"), textAt(application, "Suma")];
  };
  const make = () => jonas("MakeContract", { ParaiskosID: id, OperacijosID: crypto.randomUUID() });
  expect(await sums()).toEqual(["", "2100.00"]);
  const [row] = listOf(await liabilitiesOf(id));
  const added = { ...ADDED, refinancePossible: 1, refinanceAmount: "300.00" };
  expect((await save(id, [toSent(row), added])).code).toBe(0);
  expect(await sums()).toEqual(["2100.00", "2400.00"]);
  const log = listAt((await manager("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
  expect(log.map((line) => textAt(line, "Pastaba").replaceAll("\u00a0", " "))).toContain("2 100,00 € → 2 400,00 €");
  const refused = await make();
  expect([refused.code, textAt(refused.fields, "KlaidosPranesimas")]).toEqual([
    5,
    expect.stringContaining("pasiūlymai dar neperžiūrėti"),
  ]);
  expect(textAt(refused.fields, "KlaidosPranesimasEn")).toContain("the offers have not been looked at again");
  // Changed once more it is still what it was; as it was there is nothing to tell.
  expect((await save(id, [toSent(row), { ...added, refinanceAmount: "250.00" }])).code).toBe(0);
  expect(await sums()).toEqual(["2100.00", "2350.00"]);
  expect((await save(id, [toSent(row)])).code).toBe(0);
  expect(await sums()).toEqual(["", "2100.00"]);
  const account = { creditorAccount: "LT737300010012345678" };
  expect(
    (
      await save(id, [
        { ...toSent(row), ...account },
        { ...added, ...account },
      ])
    ).code,
  ).toBe(0);
  expect(
    (await jonas("SaveApplication", { Paraiska: { ...SIMONA, AsmensKodas: "", ParaiskosID: id, Refinansavimas: 1 } }))
      .code,
  ).toBe(0);
  expect([await sums(), (await make()).code]).toEqual([["", "2400.00"], 0]);
});

test("F-265: what the decision says of now is the same with and without refinancing, what it says of after is not", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  const decided = async (Refinansavimas: 0 | 1) => {
    const paraiska = { ...SIMONA, AsmensKodas: "", ParaiskosID: id, Refinansavimas };
    expect((await jonas("SaveApplication", { Paraiska: paraiska })).code).toBe(0);
    const { fields } = await manager("GetProposedOptions", { ParaiskosID: id });
    return ["IsipareigojimaiPries", "DstiPries", "Isipareigojimai"].map((name) => textAt(fields, "Sprendimas", name));
  };
  const [now, share, after] = await decided(0);
  expect([now, after]).toEqual(["89.90", "89.90"]);
  expect(await decided(1)).toEqual([now, share, "0.00"]);
});

test("F-302: liabilities of a contract do not change", async () => {
  expect((await save(1006, [])).code).toBe(1065);
});
