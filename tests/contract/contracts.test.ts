import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { createApplication, EMILIJA, PHONE } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const load = async (id: number) => valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska");

const actionsOf = async (id: number) =>
  listAt((await manager("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");

/** Contracts made since the story, by their numbers. */
async function countContracts(): Promise<number> {
  const reply = await manager("ListContracts", { Skirtukas: 6, Kiekis: 1, SuKiekiais: 1 });
  return Number(textAt(reply.fields, "Viso"));
}

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });

describe("F-335: a contract is made", () => {
  test("number, status, date and frozen terms; the log says so", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 1 });
    const before = await load(id);
    const reply = await jonas("MakeContract", { ParaiskosID: id, Versija: version, OperacijosID: randomUUID() });
    expect(reply.code).toBe(0);
    expect(textAt(reply.fields, "SutartiesNr")).toMatch(/^PL\d{2}-\d{6}$/);
    expect(textAt(reply.fields, "Busena")).toBe("1");
    expect(Number(textAt(reply.fields, "DraudimoImoka"))).toBeGreaterThan(0);
    const contract = await load(id);
    const shown = ["Busena", "EKreditoBusena", "SutartiesNr", "SutartiesData", "Versija"];
    expect(shown.map((element) => textAt(contract, element))).toEqual([
      "1",
      "0",
      textAt(reply.fields, "SutartiesNr"),
      `${today()}T00:00:00`,
      textAt(reply.fields, "Versija"),
    ]);
    for (const element of ["MenesioImoka", "BendraSuma", "Bvkkmn", "Suma", "DraudimoImoka"]) {
      expect([element, textAt(contract, element)]).toEqual([element, textAt(before, element)]);
    }
    const last = (await actionsOf(id)).at(-1);
    expect([textAt(last, "Veiksmas"), textAt(last, "Vartotojas")]).toEqual(["Sutartis sudaryta", "Jonas Pardavėjas"]);
    expect(textAt(last, "Pastaba")).toBe(`${textAt(reply.fields, "SutartiesNr")}, 500,00\u00a0€`);
  });

  test("numbers follow each other without gaps, refused attempts among them", async () => {
    const numberOf = async (elements: RequestElements) => {
      const { id } = await createApplication(jonas, elements);
      return textAt((await jonas("MakeContract", { ParaiskosID: id })).fields, "SutartiesNr");
    };
    const first = await numberOf(EMILIJA);
    expect(await numberOf({ ...EMILIJA, DokumentoNr: "" })).toBe("");
    const second = await numberOf(EMILIJA);
    expect(Number(second.slice(5))).toBe(Number(first.slice(5)) + 1);
  });
});

describe("R-I1: a contract is made once", () => {
  test("ten parallel calls with one operation id: one contract, ten equal answers", async () => {
    const { id, version } = await createApplication(jonas);
    const before = await countContracts();
    const request = { ParaiskosID: id, Versija: version, OperacijosID: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 10 }, () => jonas("MakeContract", request)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.code).toBe(0);
    expect(await countContracts()).toBe(before + 1);
    expect((await actionsOf(id)).filter((line) => textAt(line, "Veiksmas") === "Sutartis sudaryta")).toHaveLength(1);
  });

  test("ten parallel calls with ten ids: one contract, nine times 1065", async () => {
    const { id } = await createApplication(jonas);
    const before = await countContracts();
    const calls = Array.from({ length: 10 }, () =>
      jonas("MakeContract", { ParaiskosID: id, OperacijosID: randomUUID() }),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 1065)).toHaveLength(9);
    expect(await countContracts()).toBe(before + 1);
  });

  test("ten parallel calls for ten applications: ten contracts with ten numbers in a row", async () => {
    const ids = [];
    for (let index = 0; index < 10; index += 1) ids.push((await createApplication(jonas)).id);
    const replies = await Promise.all(ids.map((id) => jonas("MakeContract", { ParaiskosID: id })));
    const numbers = replies.map(({ fields }) => Number(textAt(fields, "SutartiesNr").slice(5))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => (numbers[0] ?? 0) + index));
  });

  test("R-I2: the same id for another application is 1102 and makes nothing", async () => {
    const first = await createApplication(jonas);
    const second = await createApplication(jonas);
    const operation = { OperacijosID: randomUUID() };
    expect((await jonas("MakeContract", { ParaiskosID: first.id, ...operation })).code).toBe(0);
    expect((await jonas("MakeContract", { ParaiskosID: second.id, ...operation })).code).toBe(1102);
    expect((await jonas("DeleteApplication", { ParaiskosID: second.id, ...operation })).code).toBe(1102);
    expect(textAt(await load(second.id), "Busena")).toBe("0");
  });

  test("an operation id belongs to its user: another user's is another operation", async () => {
    const { id } = await createApplication(jonas);
    const operation = { OperacijosID: randomUUID() };
    expect((await jonas("MakeContract", { ParaiskosID: id, ...operation })).code).toBe(0);
    expect((await manager("MakeContract", { ParaiskosID: id, ...operation })).code).toBe(1065);
  });
});

describe("F-336: a contract that cannot be made is 5", () => {
  const cases: [string, RequestElements][] = [
    ["without a document", { DokumentoNr: "" }],
    ["without the receipt of the data policy", { DuomenuPolitikosGavimas: 0 }],
    ["without a payment day", { MokejimoDiena: "" }],
    ["without goods", { Prekes: "" }],
    ["F-240: with goods above the group's price", { Prekes: { Preke: [{ ...PHONE, Kaina: "2500.01" }] } }],
    ["F-241: with a warranty for two pieces", { Prekes: { Preke: [warranted({ Kiekis: 2 })] } }],
    ["F-241: with a warranty without a serial number", { Prekes: { Preke: [warranted({ SerijosNr: "" })] } }],
    ["F-243: with own funds above the goods", { NuosavosLesos: "500.01" }],
    ["F-244: with an advance above the goods", { Avansas: "600.00", AvansoTipas: 0 }],
    ["F-246: with a promotion that no good lists", { SalyguVariantoID: 14, Trukme: 24 }],
    ["F-252: with an ended variant", { SalyguVariantoID: 16 }],
    ["F-269: with a duration that the variant has not", { Trukme: 61 }],
    ["F-277: with a variant of another product", { SalyguVariantoID: 21 }],
    ["F-229: with a spouse who is not named", { Sutuoktinis: 2 }],
    ["F-219: with a married buyer alone in the household", { SeimyninePadetis: 2, SeimosNariuSkaicius: 1 }],
    ["domain 3.2: with an income that does not carry it", { Pajamos: "380.00" }],
    ["domain 3.2: with a sum that a manager must approve", { Prekes: { Preke: televisions(5001) }, Trukme: 60 }],
  ];

  test.each(cases)("%s", async (_case, change) => {
    const { id } = await createApplication(jonas, { ...EMILIJA, ...change });
    const reply = await jonas("MakeContract", { ParaiskosID: id });
    expect(reply.code).toBe(5);
    expect(textAt(reply.fields, "KlaidosPranesimas")).toMatch(/^Sutarties sudaryti negalima: /);
    expect(textAt(await load(id), "Busena")).toBe("0");
  });

  function warranted(change: RequestElements): RequestElements {
    const warranty = { Apdrausta: "50.00", GarantijosKaina: "50.00", GarantijosTrukme: 1, SerijosNr: "SN-12345" };
    return { ...PHONE, ...warranty, ...change };
  }

  function televisions(euros: number): RequestElements[] {
    return [
      { Pavadinimas: "Televizorius", Kiekis: 1, Kaina: "5000.00", TurtoRusiesID: 1 },
      { Pavadinimas: "Pristatymas", Kiekis: 1, Kaina: `${euros - 5000}.00`, TurtoRusiesID: 10 },
    ];
  }

  test("F-429: the application of the story", async () => {
    expect((await jonas("MakeContract", { ParaiskosID: 9000005 })).code).toBe(5);
  });

  test("F-378: a manager's confirmation for the same terms lets the contract be made", async () => {
    expect((await manager("MakeContract", { ParaiskosID: 1059 })).code).toBe(0);
    expect((await manager("MakeContract", { ParaiskosID: 1031 })).code).toBe(5);
  });
});

test("F-339, F-448: wrong states: a contract 1065, a rejected application 1100, a stale version 1101", async () => {
  expect((await jonas("MakeContract", { ParaiskosID: 1007 })).code).toBe(1065);
  expect((await manager("MakeContract", { ParaiskosID: 1014 })).code).toBe(1100);
  const { id } = await createApplication(jonas);
  expect((await jonas("MakeContract", { ParaiskosID: id, Versija: "1" })).code).toBe(1101);
});

describe("F-202: asked before", () => {
  const question = { login: "jonas.s", SalyguVariantoID: 11, Suma: "500.00", Vardas: "Emilija", Trukme: 12 };

  test("yes, with and without the application", async () => {
    const { id } = await createApplication(jonas);
    for (const more of [{}, { ParaiskosID: id, DarboRezimas: 1 }]) {
      const reply = await jonas("CheckContractPossible", { ...question, ...more });
      expect([reply.code, textAt(reply.fields, "Galima")]).toEqual([0, "1"]);
    }
  });

  test("no: 5 for terms or an application that do not allow it, 2140 without variants, 1021 for another's login", async () => {
    expect((await jonas("CheckContractPossible", { ...question, Trukme: 61 })).code).toBe(5);
    expect((await jonas("CheckContractPossible", { ...question, ParaiskosID: 9000005 })).code).toBe(5);
    expect((await jonas("CheckContractPossible", { ...question, ParaiskosID: 1004 })).code).toBe(1063);
    expect((await jonas("CheckContractPossible", { ...question, login: "rasa.s" })).code).toBe(1021);
    const empty = await callerOf(backEnd.url, "tuscias.s");
    expect((await empty("CheckContractPossible", { ...question, login: "tuscias.s" })).code).toBe(2140);
  });
});

describe("F-362: a signature on paper is confirmed by hand", () => {
  const paper = () => ({ PasirasymoTipas: 1, Data: `${today()}T00:00:00`, Asmuo: "Jonas Pardavėjas" });

  async function makeContract(): Promise<number> {
    const { id } = await createApplication(jonas);
    expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
    return id;
  }

  test("F-362: status 2, e-credit 3, and in the log who signed when and who confirmed it; once", async () => {
    const id = await makeContract();
    const request = { ParaiskosID: id, ...paper(), OperacijosID: randomUUID() };
    const [first, second] = await Promise.all([jonas("ConfirmSignature", request), jonas("ConfirmSignature", request)]);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect([textAt(first.fields, "Busena"), textAt(first.fields, "EKreditoBusena")]).toEqual(["2", "3"]);
    const contract = await load(id);
    expect([textAt(contract, "Busena"), textAt(contract, "SutartiesPasirasymas")]).toEqual(["2", "1"]);
    const lines = (await actionsOf(id)).filter((line) => textAt(line, "Veiksmas").startsWith("Parašas"));
    expect(lines).toHaveLength(1);
    expect(textAt(lines[0], "Pastaba")).toBe(
      `Pasirašyta ${today()}, pasirašė Emilija Išgalvotaitė, patvirtino Jonas Pardavėjas`,
    );
  });

  test("F-355: anything but paper of an unsigned contract is 1100", async () => {
    const id = await makeContract();
    expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...paper(), PasirasymoTipas: 11 })).code).toBe(1100);
    expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...paper() })).code).toBe(0);
    expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...paper() })).code).toBe(1100);
    expect((await jonas("ConfirmSignature", { ParaiskosID: 1003, ...paper() })).code).toBe(1100);
  });

  test("a day before the contract or in the future is refused, a stale version is 1101", async () => {
    const id = await makeContract();
    for (const day of ["2020-01-01", "2100-01-01"]) {
      const reply = await jonas("ConfirmSignature", { ParaiskosID: id, ...paper(), Data: `${day}T00:00:00` });
      expect(reply.code).toBe(2000);
    }
    expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...paper(), Versija: "1" })).code).toBe(1101);
  });

  test("G24: paper ends a remote signing", async () => {
    expect((await jonas("ConfirmSignature", { ParaiskosID: 1007, ...paper(), Asmuo: "Arnas Nuotolinis" })).code).toBe(
      0,
    );
    expect(textAt(await load(1007), "SutartiesPasirasymas")).toBe("1");
  });
});
