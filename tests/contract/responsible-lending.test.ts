import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readPrinted } from "../support/printed-document.ts";
import {
  createApplication,
  EMILIJA,
  EMILIJA_CODE,
  MANTAS_BORROWS_TOO,
  saveApplication,
} from "../support/demo-application.ts";
import { freshCode, SILENT_CODE } from "../support/fresh-buyers.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { moveClock } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");
const other = useCaller(backEnd, "vadyb1");

const goods = (euros: number) => ({
  Preke: [{ Pavadinimas: "Televizorius", Kiekis: 1, Kaina: `${euros}.00`, TurtoRusiesID: 1 }],
});
const of = (AsmensKodas: string, euros: number, more: RequestElements = {}): RequestElements => ({
  ...EMILIJA,
  AsmensKodas,
  Prekes: goods(euros),
  ...more,
});

const make = (id: number, call = jonas) => call("MakeContract", { ParaiskosID: id, OperacijosID: randomUUID() });
const decisionOf = async (id: number) =>
  valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Sprendimas");
const reasonsIn = (decision: Awaited<ReturnType<typeof decisionOf>>, list = "LeidimoPriezastys") =>
  [valueAt(decision, list, "Priezastis") ?? []].flat();

async function contractOf(elements: RequestElements, call = jonas): Promise<string> {
  const { id } = await saveApplication(call, elements);
  const made = await make(id, call);
  expect([made.code, textAt(made.fields, "KlaidosPranesimas")]).toEqual([0, ""]);
  return textAt(made.fields, "SutartiesNr");
}

async function permitted(id: number, { managers = 1 } = {}): Promise<string> {
  await jonas("GetProposedOptions", { ParaiskosID: id });
  const asked = await jonas("RequestPermission", { application: id, komentaras: "Nuolatinė pirkėja" });
  const leidimoID = textAt(asked.fields, "leidimoID");
  for (const call of [manager, other].slice(0, managers))
    expect((await call("ApprovePermission", { leidimoID, komentaras: "Pajamos patikrintos" })).code).toBe(0);
  return leidimoID;
}

describe("O21: the lender's own contracts count", () => {
  test("a second credit names the first one, counts its instalment, and is compared with the limits together with it", async () => {
    const code = freshCode(EMILIJA_CODE);
    const number = await contractOf(of(code, 1500));
    const { id } = await saveApplication(jonas, of(code, 500));
    const decision = await decisionOf(id);
    const [own, ...more] = listAt(decision, "SavosSutartys", "SavaSutartis");
    expect([textAt(own, "SutartiesNr"), textAt(own, "Suma"), more]).toEqual([number, "1500.00", []]);
    expect(textAt(decision, "IsipareigojimaiPries")).toBe(textAt(own, "MenesioImoka"));
    expect(textAt(decision, "PaskolintaPer30Dienu")).toBe("1500.00");
  });

  test("four credits in a row are not granted at 75 % of the income: the third asks a manager for the sum, later ones for the share", async () => {
    const code = freshCode(EMILIJA_CODE);
    const terms = { Trukme: 12, Prekes: goods(2500) };
    await contractOf(of(code, 2500, { ...terms, Prekes: goods(2400) }));
    const second = await saveApplication(jonas, of(code, 2500, terms));
    const refused = await make(second.id);
    expect(refused.code).toBe(5);
    expect(reasonsIn(await decisionOf(second.id))).toEqual(["DSTI_ABOVE_LIMIT"]);
    const long = await saveApplication(jonas, of(code, 2601, { Trukme: 60 }));
    expect(reasonsIn(await decisionOf(long.id))).toEqual(["SUM_ABOVE_SELLER_LIMIT"]);
  });

  test("two applications of one person at the same moment: the second contract has seen the first", async () => {
    const code = freshCode(EMILIJA_CODE);
    const ids = await Promise.all([1, 2, 3].map(async () => (await saveApplication(jonas, of(code, 2400))).id));
    const codes = (await Promise.all(ids.map((id) => make(id)))).map((made) => made.code);
    expect(codes.sort()).toEqual([0, 5, 5]);
  });

  test("what a spouse owes too counts for both, once", async () => {
    const [wife, husband] = [freshCode("48609049922"), freshCode("38403179912")];
    const both = { ...MANTAS_BORROWS_TOO, SutuoktinioAsmensKodas: husband, Pajamos: "1420.00" };
    const number = await contractOf(of(wife, 900, { ...both, Vardas: "Rūta" }));
    const alone = await saveApplication(jonas, of(husband, 500, { Vardas: "Mantas", Pajamos: "1850.00" }));
    const together = await saveApplication(jonas, of(wife, 500, { ...both, Vardas: "Rūta" }));
    for (const { id } of [alone, together]) {
      const found = listAt(await decisionOf(id), "SavosSutartys", "SavaSutartis");
      expect(found.map((one) => textAt(one, "SutartiesNr"))).toEqual([number]);
    }
  });

  test("a rejected contract counts no more", async () => {
    const code = freshCode(EMILIJA_CODE);
    const { id } = await saveApplication(jonas, of(code, 800));
    expect((await make(id)).code).toBe(0);
    await jonas("RejectContract", { ParaiskosID: id, Priezastis: 1, Komentaras: "Pirkėja persigalvojo" });
    const next = await saveApplication(jonas, of(code, 500));
    expect(valueAt(await decisionOf(next.id), "SavosSutartys") ?? null).toBeNull();
  });

  test("the assessment report names the contract and the registers", async () => {
    const code = freshCode(EMILIJA_CODE);
    const number = await contractOf(of(code, 700));
    const { id } = await saveApplication(jonas, of(code, 500));
    await jonas("GetProposedOptions", { ParaiskosID: id });
    const text = await readPrinted(jonas, "GetValuationReportPdf", { ParaiskosID: id });
    expect(text).toContain(number);
    expect(text).toContain("Skolų registras");
    expect(text).toContain("Per paskutines 30 dienų");
  });
});

describe("O22: only proved income decides", () => {
  const NOJUS = { ...EMILIJA, AsmensKodas: "50710029801", Vardas: "Nojus", Pavarde: "Naujokas" };

  test("of one in no register it is stated and not counted: a manager must permit what it would carry", async () => {
    const { id } = await createApplication(jonas, { ...NOJUS, Pajamos: "9000.00" });
    const decision = await decisionOf(id);
    expect([textAt(decision, "Rezultatas"), reasonsIn(decision)]).toEqual(["NEEDS_APPROVAL", ["SHORT_INCOME_HISTORY"]]);
    expect((await make(id)).code).toBe(5);
    await permitted(id);
    expect((await make(id)).code).toBe(0);
    const text = await readPrinted(jonas, "GetValuationReportPdf", { ParaiskosID: id });
    expect(text).toContain("nepatvirtinta");
  });

  test("any other valid code has four months of wages in the register, the same at each question, and needs no permit", async () => {
    const unknown = {
      ...EMILIJA,
      AsmensKodas: "39501015676",
      Vardas: "Linas",
      Pavarde: "Nežinomas",
      Pajamos: "9000.00",
    };
    const counted = async () => {
      const { id } = await createApplication(jonas, unknown);
      const decision = await decisionOf(id);
      expect(textAt(decision, "Rezultatas")).toBe("APPROVED");
      return Number(textAt(decision, "TvariosPajamos"));
    };
    const first = await counted();
    expect(first).toBeGreaterThanOrEqual(1100);
    expect(first).toBeLessThanOrEqual(2600);
    expect(await counted()).toBe(first);
  });

  test("a line counts with the part of its period in the months looked at, an old or a future one never", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, PajamuPazyma: 1 });
    const line = (from: string, to: string) => ({
      ...{ PajamuRusiesID: 3, PajamuSuma: "5000.00", Pavadinimas: "Kitos pajamos", Saltinis: "Užsakovas" },
      ...{ DataNuo: `${from}T00:00:00`, DataIki: `${to}T00:00:00` },
    });
    for (const period of [line("2020-01-01", "2020-12-31"), line("2099-01-01", "2099-12-31")]) {
      const saved = await jonas("SaveIncomes", { ParaiskosID: id, Eilutes: { Eilute: period } });
      expect(saved.code).toBe(0);
    }
    const { fields } = await jonas("GetIncomes", { ParaiskosID: id });
    const said = listAt(fields, "Eilutes", "Eilute").map((one) => [
      textAt(one, "VertintaSuma"),
      textAt(one, "Pagrindas"),
    ]);
    expect(said).toEqual([
      ["0.00", "OUT_OF_PERIOD"],
      ["0.00", "OUT_OF_PERIOD"],
    ]);
  });
});

describe("O24: the answer of the debt register decides", () => {
  test("a debt of 120 days refuses, without anybody having asked the register", async () => {
    const tomas = { ...EMILIJA, AsmensKodas: "39002289878", Vardas: "Tomas", Pavarde: "Skolinskas" };
    const { id } = await createApplication(jonas, tomas);
    expect(reasonsIn(await decisionOf(id), "AtmetimoPriezastys")).toContain("OVERDUE_DEBT");
  });

  test("while it has not answered no contract is made, and the answer says what is waited for", async () => {
    const slow = { ...EMILIJA, AsmensKodas: SILENT_CODE };
    const { id } = await createApplication(jonas, slow);
    expect(textAt(await decisionOf(id), "SkoluRegistras")).toBe("WAITING");
    const made = await make(id);
    expect([made.code, textAt(made.fields, "KlaidosPranesimas")]).toEqual([
      5,
      "Sutarties sudaryti dar negalima: laukiama skolų registro atsakymo.",
    ]);
  });

  test("without the buyer's consent it is not asked, and no contract is made", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, SutikimasTikrinti: 0 });
    expect(textAt((await make(id)).fields, "KlaidosPranesimas")).toContain("nesutiko");
  });
});

describe("O25: a permit covers the assessment that it was given for, and nothing worse", () => {
  const big = (euros: number): RequestElements => ({
    ...EMILIJA,
    Trukme: 60,
    Prekes: { Preke: [{ Pavadinimas: "Kompiuteris", Kiekis: 2, Kaina: `${euros / 2}.00`, TurtoRusiesID: 3 }] },
  });
  const endsOf = async (id: number) =>
    [valueAt(await decisionOf(id), "SuteiktasLeidimas", "Pabaiga", "Priezastis") ?? []].flat();

  test.each<[string, RequestElements, string]>([
    ["a worse share", { KlientoVartojimoPaskola: "100.00" }, "WORSE_RATIO"],
    ["a reason that no manager has seen", { KlientoVartojimoPaskola: "350.00" }, "NEW_REASON"],
    ["a larger sum", { Prekes: big(5600)["Prekes"] }, "SUM"],
    ["a longer duration", { Trukme: 60 }, "DURATION"],
  ])("%s ends it, the decision says so, and no contract is made", async (_what, change, end) => {
    const { id, elements } = await createApplication(jonas, { ...big(5400), Trukme: 54 });
    await permitted(id);
    const saved = await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...elements, ...change } });
    expect(saved.code).toBe(0);
    expect(await endsOf(id)).toContain(end);
    expect((await make(id)).code).toBe(5);
  });

  test("what is better keeps it; the decision, the report and the contract name who has allowed it", async () => {
    const { id, elements } = await createApplication(jonas, big(5400));
    const permit = await permitted(id);
    const better = { ...elements, Prekes: big(5200)["Prekes"] };
    expect((await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...better } })).code).toBe(0);
    const given = valueAt(await decisionOf(id), "SuteiktasLeidimas");
    expect([textAt(given, "LeidimoID"), textAt(given, "Leido"), await endsOf(id)]).toEqual([
      permit,
      "Vadybas Antrasis",
      [],
    ]);
    expect((await make(id)).code).toBe(0);
    const text = await readPrinted(jonas, "GetValuationReportPdf", { ParaiskosID: id });
    expect(text).toContain(`Leidimą Nr. ${permit} suteikė Vadybas Antrasis`);
    expect(text).toContain("Pajamos patikrintos");
  });

  test("another contract of the buyer made after the permit ends it", async () => {
    const code = freshCode(EMILIJA_CODE);
    const { id } = await saveApplication(jonas, { ...big(5400), AsmensKodas: code });
    await permitted(id);
    await contractOf(of(code, 900));
    expect((await make(id)).code).toBe(5);
    expect(await endsOf(id)).toContain("WORSE_RATIO");
  });

  test("a request that waits cannot be approved once the assessment is worse (2405)", async () => {
    const { id, elements } = await createApplication(jonas, big(5400));
    await jonas("GetProposedOptions", { ParaiskosID: id });
    const asked = await jonas("RequestPermission", { application: id, komentaras: "Nuolatinė pirkėja" });
    const worse = { ...elements, KlientoVartojimoPaskola: "150.00" };
    await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...worse } });
    const answered = await manager("ApprovePermission", { leidimoID: textAt(asked.fields, "leidimoID") });
    expect(answered.code).toBe(2405);
  });
});

// The clock of the back end only goes on: what waits for it stands last.
test("O24: of a register that is silent for ten minutes a manager decides", async () => {
  const { id } = await createApplication(jonas, { ...EMILIJA, AsmensKodas: SILENT_CODE });
  await moveClock(backEnd, 11);
  expect(reasonsIn(await decisionOf(id))).toEqual(["DEBT_REGISTER_SILENT"]);
  await permitted(id);
  expect((await make(id)).code).toBe(0);
});
