import { describe, expect, test } from "vitest";
import { addDays, addMonths } from "../../backend/src/rules/days.ts";
import { uploadCertificate } from "../support/income-certificate.ts";
import { createApplication, EMILIJA, MANTAS_BORROWS_TOO } from "../support/demo-application.ts";
import type { Caller } from "../support/demo-session.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const tomas = useCaller(backEnd, "isip.s");
const manager = useCaller(backEnd, "vadyb2");

const LINE: RequestElements = {
  PajamuRusiesID: 1,
  PajamuSuma: "900.00",
  Pavadinimas: "Darbo užmokestis",
  Saltinis: "UAB „Kavos kampas“",
  DataNuo: "2024-01-01T00:00:00",
  DataIki: "2099-01-01T00:00:00",
};

const read = async (call: Caller, id: number) => (await call("GetIncomes", { ParaiskosID: id })).fields;
const linesOf = (fields: AnswerNode | undefined) => listAt(fields, "Eilutes", "Eilute");
const save = (call: Caller, id: number, lines: RequestElements[], more: RequestElements = {}) =>
  call("SaveIncomes", { ParaiskosID: id, Eilutes: { Eilute: lines }, ...more });
const newApplication = async (change: RequestElements = {}): Promise<number> =>
  (await createApplication(jonas, { ...EMILIJA, ...change })).id;
const decisionOf = async (id: number) =>
  textAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Sprendimas", "TvariosPajamos");

describe("F-294, F-295, F-550: income lines", () => {
  test("a save and a read give the same lines with every element", async () => {
    const id = await newApplication(MANTAS_BORROWS_TOO);
    const second = { ...LINE, PajamuRusiesID: 6, PajamuSuma: "120.50", Pavadinimas: "Nuoma", Sutuoktinis: 1 };
    expect((await save(jonas, id, [LINE, second])).code).toBe(0);
    const lines = linesOf(await read(jonas, id));
    const said = (line: AnswerNode | undefined) =>
      ["PajamuRusiesID", "PajamuSuma", "Pavadinimas", "Saltinis", "Sutuoktinis", "DataNuo", "DataIki"].map((name) =>
        textAt(line, name),
      );
    const { Saltinis, DataNuo, DataIki } = LINE;
    expect(lines.map(said)).toEqual([
      ["1", "900.00", "Darbo užmokestis", Saltinis, "0", DataNuo, DataIki],
      ["6", "120.50", "Nuoma", Saltinis, "1", DataNuo, DataIki],
    ]);
  });

  test("a line marked by TrintiEilute is gone after the save, a changed one is changed, the others stay", async () => {
    const id = await newApplication();
    await save(jonas, id, [LINE, { ...LINE, Pavadinimas: "Antra" }, { ...LINE, Pavadinimas: "Trečia" }]);
    const [first, second] = linesOf(await read(jonas, id)).map((line) => textAt(line, "PajamosID"));
    const changes = [
      { ...LINE, PajamosID: first, TrintiEilute: 1 },
      { ...LINE, PajamosID: second, Pavadinimas: "Pakeista" },
    ];
    expect((await save(jonas, id, changes)).code).toBe(0);
    expect(linesOf(await read(jonas, id)).map((line) => textAt(line, "Pavadinimas"))).toEqual(["Pakeista", "Trečia"]);
  });

  test("F-287: an equal or reversed period is refused", async () => {
    const id = await newApplication();
    for (const DataNuo of ["2099-01-01T00:00:00", "2099-01-02T00:00:00"]) {
      expect((await save(jonas, id, [{ ...LINE, DataNuo }])).code).toBe(2000);
    }
    expect(linesOf(await read(jonas, id))).toEqual([]);
  });

  test("G19: a person has twenty lines at most, the spouse twenty more", async () => {
    const id = await newApplication(MANTAS_BORROWS_TOO);
    const twenty = (change: RequestElements = {}) => Array.from({ length: 20 }, () => ({ ...LINE, ...change }));
    expect((await save(jonas, id, [...twenty(), ...twenty({ Sutuoktinis: 1 })])).code).toBe(0);
    expect((await save(jonas, id, [LINE])).code).toBe(2000);
    expect(linesOf(await read(jonas, id))).toHaveLength(40);
  });

  test("F-225: a line of the spouse is refused where the spouse does not borrow", async () => {
    const id = await newApplication();
    const refused = await save(jonas, id, [LINE, { ...LINE, Sutuoktinis: 1 }]);
    expect([refused.code, textAt(refused.fields, "KlaidosPranesimas")]).toEqual([
      2000,
      expect.stringContaining("Sutuoktinis"),
    ]);
    expect(linesOf(await read(jonas, id))).toEqual([]);
  });

  test("F-294: an amount of 0 is refused, and so is one that a line is changed to", async () => {
    const id = await newApplication();
    expect((await save(jonas, id, [{ ...LINE, PajamuSuma: "0.00" }])).code).toBe(2000);
    await save(jonas, id, [{ ...LINE, PajamuSuma: "0.01" }]);
    const PajamosID = textAt(linesOf(await read(jonas, id))[0], "PajamosID");
    expect((await save(jonas, id, [{ ...LINE, PajamosID, PajamuSuma: "0.00" }])).code).toBe(2000);
    // A line that goes says no amount any more.
    expect((await save(jonas, id, [{ ...LINE, PajamosID, PajamuSuma: "0.00", TrintiEilute: 1 }])).code).toBe(0);
  });

  test("a stale version is refused (1101), an unknown kind and a foreign line by their element", async () => {
    const id = await newApplication();
    expect((await save(jonas, id, [LINE], { Versija: "99" })).code).toBe(1101);
    const bad = await save(jonas, id, [{ ...LINE, PajamuRusiesID: 8 }]);
    expect([bad.code, textAt(bad.fields, "KlaidosPranesimas")]).toEqual([
      2000,
      expect.stringContaining("PajamuRusiesID"),
    ]);
    expect((await save(jonas, id, [{ ...LINE, PajamosID: 1 }])).code).toBe(2000);
    expect((await save(jonas, 1007, [LINE])).code).toBe(1100);
  });
});

describe("F-297: what only managers say", () => {
  test.each([
    ["a corrected amount", { PatikslintaSuma: "500.00" }],
    ["a line left out", { Praleisti: 1 }],
    ["a manager's line", { IveseVadybininkas: 1 }],
  ])("%s of a seller is refused with 1021, and nothing is saved", async (_case, forged) => {
    const id = await newApplication();
    expect((await save(jonas, id, [LINE, { ...LINE, ...forged }])).code).toBe(1021);
    expect(linesOf(await read(jonas, id))).toEqual([]);
  });

  test("a manager's line is marked, and a seller can neither change nor remove it", async () => {
    const id = await newApplication();
    expect((await save(manager, id, [LINE])).code).toBe(0);
    const [line] = linesOf(await read(jonas, id));
    expect(textAt(line, "IveseVadybininkas")).toBe("1");
    const PajamosID = textAt(line, "PajamosID");
    expect((await save(jonas, id, [{ ...LINE, PajamosID, PajamuSuma: "1.00" }])).code).toBe(1021);
    expect((await save(jonas, id, [{ ...LINE, PajamosID, TrintiEilute: 1 }])).code).toBe(1021);
  });
});

describe("F-296: what counts", () => {
  test("one number stands in the income report, the decision and the offers", async () => {
    const id = await newApplication();
    expect(await decisionOf(id)).toBe("1080.00");
    await save(manager, id, [
      { ...LINE, PajamuSuma: "900.00", PatikslintaSuma: "850.00" },
      { ...LINE, PajamuSuma: "400.00", Praleisti: 1 },
    ]);
    const fields = await read(jonas, id);
    expect(textAt(fields, "TvariosPajamos")).toBe("850.00");
    expect(await decisionOf(id)).toBe("850.00");
    const offers = await jonas("GetProposedOptions", { ParaiskosID: id });
    expect(textAt(offers.fields, "Sprendimas", "TvariosPajamos")).toBe("850.00");
    const report = ["ApskaiciuotaSuma", "PateiktaSuma", "VertintaSuma", "Pagrindas", "Praleisti", "Tikslinta"];
    expect(linesOf(fields).map((line) => report.map((name) => textAt(line, name)))).toEqual([
      ["1080.00", "900.00", "850.00", "CORRECTED", "0", "1"],
      ["1080.00", "400.00", "0.00", "SKIPPED", "1", "0"],
    ]);
  });

  test("F-225: a spouse who borrows no more leaves lines that count nothing, and that can still be removed", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, ...MANTAS_BORROWS_TOO });
    await save(jonas, id, [LINE, { ...LINE, Sutuoktinis: 1 }], { Versija: version });
    const Versija = textAt(await read(jonas, id), "Versija");
    const alone = { ...EMILIJA, AsmensKodas: "", Sutuoktinis: 1, SeimyninePadetis: 2, SeimosNariuSkaicius: 2 };
    expect((await jonas("SaveApplication", { Versija, Paraiska: { ParaiskosID: id, ...alone } })).code).toBe(0);
    const [, ofSpouse] = linesOf(await read(jonas, id));
    expect(["VertintaSuma", "Pagrindas"].map((name) => textAt(ofSpouse, name))).toEqual(["0.00", "SKIPPED"]);
    const gone = { ...LINE, PajamosID: textAt(ofSpouse, "PajamosID"), Sutuoktinis: 1 };
    expect((await save(jonas, id, [gone])).code).toBe(0);
    expect((await save(jonas, id, [{ ...gone, TrintiEilute: 1 }])).code).toBe(0);
    expect(linesOf(await read(jonas, id))).toHaveLength(1);
  });

  test("registered income is used where the line states more, and the basis says so", async () => {
    const id = await newApplication();
    await save(jonas, id, [{ ...LINE, PajamuSuma: "3000.00" }]);
    const fields = await read(jonas, id);
    expect(textAt(linesOf(fields)[0], "Pagrindas")).toBe("REGISTER");
    expect([textAt(fields, "TvariosPajamos"), await decisionOf(id)]).toEqual(["1080.00", "1080.00"]);
  });

  test("without lines the stated income counts as ever, no more than the registers know", async () => {
    const id = await newApplication({ Pajamos: "3000.00" });
    const [person] = listAt(await read(jonas, id), "Asmenys", "Asmuo");
    const said = ["NurodytaSuma", "NaudojamaSuma", "Pagrindas"].map((name) => textAt(person, name));
    expect(said).toEqual(["3000.00", "1080.00", "REGISTER"]);
  });
});

describe("F-298: the income certificate", () => {
  const firstOfMonth = `${new Date().toISOString().slice(0, 7)}-01`;
  const [lastOfMonth, today] = [addDays(firstOfMonth, -1), new Date().toISOString().slice(0, 10)];
  const certificate = (
    months: number,
    { to = lastOfMonth, issuedOn = today, ...more }: Record<string, string> = {},
  ) => ({
    Pazymos: {
      Pazyma: {
        DataNuo: `${addMonths(firstOfMonth, -months)}T00:00:00`,
        DataIki: `${to}T00:00:00`,
        IsdavimoData: `${issuedOn}T00:00:00`,
        ...more,
      },
    },
  });

  test("one of three months is refused by the name of the month that it lacks", async () => {
    const id = await newApplication();
    const refused = await jonas("SaveIncomes", { ParaiskosID: id, ...certificate(3) });
    const missing = addMonths(firstOfMonth, -4).slice(0, 7);
    expect([refused.code, textAt(refused.fields, "KlaidosPranesimas")]).toEqual([
      2000,
      expect.stringContaining(missing),
    ]);
  });

  test("one that ends after it was issued is refused: nothing is certified before it is over", async () => {
    const id = await newApplication();
    const early = certificate(4, { to: firstOfMonth, issuedOn: lastOfMonth });
    const refused = await jonas("SaveIncomes", { ParaiskosID: id, ...early });
    expect(textAt(refused.fields, "KlaidosPranesimas")).toBe(
      "Pajamų pažymos laikotarpis baigiasi vėliau, nei ji išduota.",
    );
  });

  test("with a certificate that is taken back its tick goes: emptying a bad period approves nothing", async () => {
    const id = await newApplication({ Pajamos: "900.00", PajamuTipas: 3, PajamuPazyma: 1 });
    const decidedWith = async (sent: RequestElements) => {
      expect((await jonas("SaveIncomes", { ParaiskosID: id, ...sent })).code).toBe(0);
      const { fields } = await jonas("GetContract", { ParaiskosID: id });
      return [textAt(fields, "Paraiska", "PajamuPazyma"), textAt(fields, "Paraiska", "Sprendimas", "Rezultatas")];
    };
    await uploadCertificate(jonas, id);
    expect(await decidedWith(certificate(4))).toEqual(["1", "APPROVED"]);
    expect(await decidedWith(certificate(4, { TrintiEilute: "1" }))).toEqual(["0", "NEEDS_APPROVAL"]);
  });

  test("the demo has one of four months and one of three", async () => {
    for (const id of [1022, 10224]) {
      expect(listAt(await read(manager, id), "Pazymos", "Pazyma")).toHaveLength(1);
    }
  });
});

describe("F-303, F-589: the bank statement in the demo", () => {
  test.each([
    [1022, "0"],
    [10222, "1"],
    [10223, "2"],
    [10224, "3"],
  ])("application %i has state %s", async (id, state) => {
    expect(textAt(await read(manager, id), "BankoAtaskaitosBusena")).toBe(state);
  });

  test("a link cannot be sent while one is waited for, nor after the statement has come (1100)", async () => {
    for (const id of [10222, 10223]) {
      expect((await manager("RequestBankReport", { ParaiskosID: id })).code).toBe(1100);
    }
  });

  test("the received statement has become income lines of the bank", async () => {
    const lines = linesOf(await read(manager, 10223));
    expect(lines.map((line) => [textAt(line, "IsBanko"), textAt(line, "Pagrindas")])).toEqual([
      ["1", "BANK"],
      ["1", "BANK"],
    ]);
  });

  test("G19: the demo has every kind of income, of a manager, corrected, left out, and of a spouse", async () => {
    const lines = linesOf(await read(manager, 1022));
    expect(lines.map((line) => textAt(line, "PajamuRusiesID"))).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(new Set(lines.map((line) => textAt(line, "Pagrindas")))).toContain("SKIPPED");
    const ofCouple = linesOf(await read(manager, 1004));
    expect(ofCouple.map((line) => textAt(line, "Sutuoktinis"))).toEqual(["0", "1"]);
  });
});

test("R-D3: incomes of another company's application do not exist", async () => {
  for (const [operation, more] of [
    ["GetIncomes", {}],
    ["SaveIncomes", { Eilutes: { Eilute: LINE } }],
    ["RequestBankReport", {}],
  ] as const) {
    expect((await tomas(operation, { ParaiskosID: 1024, ...more })).code).toBe(1063);
  }
});
