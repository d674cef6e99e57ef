import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, LEASING, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");
const isip = useCaller(backEnd, "isip.s");

const ISIP_ID = 40102;

const ACCOUNT = "LT737300010012345678";
const TV = { Preke: [{ Pavadinimas: "Televizorius", Kiekis: 1, Kaina: "2000.00", TurtoRusiesID: 1 }] };

const make = (id: number) => jonas("MakeContract", { ParaiskosID: id, OperacijosID: randomUUID() });
const decisionOf = async (id: number) =>
  valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Sprendimas");
const refusalsIn = (decision: Awaited<ReturnType<typeof decisionOf>>) =>
  [valueAt(decision, "AtmetimoPriezastys", "Priezastis") ?? []].flat();

describe("O26: married and borrowing alone", () => {
  const ALONE = { ...EMILIJA, Sutuoktinis: 1, SeimyninePadetis: 2, SeimosNariuSkaicius: 2 };

  test("what the family pays together counts, and above 40 % there is no permit, only both spouses", async () => {
    const { id } = await createApplication(jonas, { ...ALONE, BendriSeimosIsipareigojimai: "200.00" });
    const decision = await decisionOf(id);
    expect([textAt(decision, "IsipareigojimaiPries"), textAt(decision, "Rezultatas")]).toEqual(["200.00", "APPROVED"]);
    const above = await createApplication(jonas, { ...ALONE, BendriSeimosIsipareigojimai: "400.00" });
    expect(refusalsIn(await decisionOf(above.id))).toEqual(["DSTI_ABOVE_ALONE"]);
    expect((await make(above.id)).code).toBe(5);
    await jonas("GetProposedOptions", { ParaiskosID: above.id });
    expect((await jonas("RequestPermission", { application: above.id, komentaras: "Labai reikia" })).code).toBe(5);
    await jonas("GetProposedOptions", { ParaiskosID: id });
    const text = await readPrinted(jonas, "GetValuationReportPdf", { ParaiskosID: id });
    expect(text).toContain("Bendri šeimos įsipareigojimai");
  });
});

describe("O27: the one who borrows too is judged by age like the buyer", () => {
  test("a spouse who would be 85 at the end refuses the credit", async () => {
    const old = { ...MANTAS_BORROWS_TOO, SutuoktinioAsmensKodas: "34801039851", SutuoktinioPajamuTipas: 2 };
    const { id } = await createApplication(jonas, { ...EMILIJA, ...old, Trukme: 60, Prekes: TV });
    expect(refusalsIn(await decisionOf(id))).toContain("SPOUSE_AGE_AT_END");
  });
});

describe("O30: refinancing", () => {
  test("needs the creditor's account before a contract", async () => {
    const { id } = await createApplication(jonas, { ...SIMONA, Refinansavimas: 1 });
    const refused = await make(id);
    expect([refused.code, textAt(refused.fields, "KlaidosPranesimas")]).toEqual([
      5,
      expect.stringContaining("sąskaita"),
    ]);
    const found = await manager("GetLiabilities", { ParaiskosID: id });
    const [debt] = listAt(found.fields, "Isipareigojimai", "Isipareigojimas");
    const names = [...Object.keys(LEASING), "IsipareigojimoID"];
    const sent = { ...Object.fromEntries(names.map((name) => [name, textAt(debt, name)])), creditorAccount: ACCOUNT };
    const save = (Isipareigojimas: RequestElements[]) =>
      manager("SaveLiabilities", { ParaiskosID: id, Isipareigojimai: { Isipareigojimas } });
    expect((await save([sent])).code).toBe(0);
    expect((await make(id)).code).toBe(0);
  });

  test("never repays more than is owed, nor a debt of one who does not borrow", async () => {
    const { id } = await createApplication(jonas, SIMONA);
    const save = (change: RequestElements) =>
      manager("SaveLiabilities", {
        ParaiskosID: id,
        Isipareigojimai: { Isipareigojimas: [{ ...LEASING, refinancePossible: 1, ...change }] },
      });
    const tooMuch = await save({ refinanceAmount: "300.01" });
    expect(textAt(tooMuch.fields, "KlaidosPranesimas")).toContain("refinanceAmount");
    const foreign = await save({ refinanceAmount: "300.00", Sutuoktinis: 1 });
    expect(textAt(foreign.fields, "KlaidosPranesimas")).toContain("Sutuoktinis");
  });
});

describe("O31: a registered instalment is corrected downwards", () => {
  const paper = (id: number) =>
    isip("UploadDocument", {
      ParaiskosID: id,
      dokumentoTipas: 15,
      BylosPavadinimas: "banko-pazyma.jpg",
      BylosPletinys: "jpg",
      Turinys: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`pažyma ${id}`)]).toString("base64"),
    });

  test("by a seller with a paper and a reason, by a manager with a reason, upwards by anybody; the log says so", async () => {
    const { id } = await createApplication(isip, { ...SIMONA, SalyguVariantoID: 11 }, ISIP_ID);
    const found = await isip("GetLiabilities", { ParaiskosID: id });
    const [debt] = listAt(found.fields, "Isipareigojimai", "Isipareigojimas");
    const names = [...Object.keys(LEASING), "IsipareigojimoID"];
    const sent = Object.fromEntries(names.map((name) => [name, textAt(debt, name)]));
    const correct = async (call: typeof isip, correctedAmount: string, correctionReason = "") => {
      const Isipareigojimas = [{ ...sent, correctedAmount, correctionReason }];
      return (await call("SaveLiabilities", { ParaiskosID: id, Isipareigojimai: { Isipareigojimas } })).code;
    };
    expect(await correct(isip, "95.00")).toBe(0);
    expect(await correct(isip, "10.00", "Sutartis pakeista")).toBe(5);
    expect(await correct(manager, "80.00")).toBe(5);
    expect(await correct(manager, "80.00", "Sutartis pakeista")).toBe(0);
    expect((await paper(id)).code).toBe(0);
    expect(await correct(isip, "70.00")).toBe(5);
    expect(await correct(isip, "70.00", "Sutartis pakeista")).toBe(0);
    const log = listAt((await manager("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
    const lowered = log.filter((line) => textAt(line, "Veiksmas") === "Sumažinta registruota įmoka");
    expect(lowered.map((line) => textAt(line, "Vartotojas"))).toEqual(["Vadybas Antrasis", "Paulius Matantis"]);
    expect(textAt(lowered[0], "Pastaba")).toContain("Sutartis pakeista");
  });
});
