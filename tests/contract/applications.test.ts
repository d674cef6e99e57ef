import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import {
  saveApplication as createApplication,
  EMILIJA,
  JONAS_ID,
  startApplication,
} from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

async function load(id: number): Promise<AnswerNode | undefined> {
  return valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
}

const save = (id: number, elements: RequestElements, more: RequestElements = {}) =>
  jonas("SaveApplication", { ...more, Paraiska: { ParaiskosID: id, ...elements } });

describe("F-187: a new application", () => {
  test("is a personal credit in euros of the seller, with the variants of the shop", async () => {
    const reply = await jonas("GetNewApplication", { sellerId: JONAS_ID });
    const draft = valueAt(reply.fields, "Paraiska");
    expect(reply.code).toBe(0);
    expect([textAt(draft, "Busena"), textAt(draft, "KreditoTipas"), textAt(draft, "Valiuta")]).toEqual([
      "0",
      "1",
      "EUR",
    ]);
    expect([textAt(draft, "PardavejoID"), textAt(draft, "KatalogoTipas")]).toEqual(["10101", "TYPE_A"]);
    const variants = listAt(draft, "SalyguVariantai", "SalyguVariantas");
    expect(variants.map((variant) => textAt(variant, "SalyguVariantoID"))).toContain("11");
  });

  test("the same operation id gives the same draft again, in the order of the contract", async () => {
    const request = { sellerId: JONAS_ID, OperacijosID: randomUUID() };
    const first = await jonas("GetNewApplication", request);
    const second = await jonas("GetNewApplication", request);
    expect(textAt(first.fields, "Paraiska", "ParaiskosID")).not.toBe("");
    expect(second.body).toBe(first.body);
  });

  test("F-467: a shop without valid variants is 2140; F-253: one variant is one", async () => {
    const empty = await callerOf(backEnd.url, "tuscias.s");
    expect((await empty("GetNewApplication", { sellerId: 50101 })).code).toBe(2140);
    const single = await callerOf(backEnd.url, "vienas.s");
    const draft = await single("GetNewApplication", { sellerId: 30101 });
    expect(listAt(draft.fields, "Paraiska", "SalyguVariantai", "SalyguVariantas")).toHaveLength(1);
  });

  test("1.3: no user starts one for a seller out of reach", async () => {
    const manager = await callerOf(backEnd.url, "vadyb2");
    const supervisor = await callerOf(backEnd.url, "vadove");
    expect((await jonas("GetNewApplication", { sellerId: 10102 })).code).toBe(1021);
    expect((await supervisor("GetNewApplication", { sellerId: 10201 })).code).toBe(0);
    expect((await supervisor("GetNewApplication", { sellerId: 20201 })).code).toBe(1021);
    expect((await manager("GetNewApplication", { sellerId: 20201 })).code).toBe(0);
    expect((await manager("GetNewApplication", { sellerId: 77777 })).code).toBe(1050);
  });
});

describe("persons", () => {
  test("F-484, F-204: a known person has a name; new, bad, refused and minor ones have codes", async () => {
    const known = await jonas("CheckPersonalData", { AsmensKodas: "38403179912" });
    expect([known.code, textAt(known.fields, "Vardas")]).toEqual([0, "Mantas"]);
    const codes = {
      "50710029801": 1030,
      "38403179913": 1031,
      "38806320017": 1031,
      "37512129812": 1032,
      "61005209792": 1032,
    };
    for (const [personalCode, code] of Object.entries(codes)) {
      expect([personalCode, (await jonas("CheckPersonalData", { AsmensKodas: personalCode })).code]).toEqual([
        personalCode,
        code,
      ]);
    }
  });

  test("F-210: test codes are bad codes where they are not switched on", async () => {
    expect((await jonas("CheckPersonalData", { AsmensKodas: "33333333333" })).code).toBe(1031);
  });

  test("F-195: the buyer of an application does not change, and nothing else of that save is kept", async () => {
    const { id } = await createApplication(jonas);
    const reply = await save(id, { ...EMILIJA, AsmensKodas: "38403179912", Komentaras: "pakeista" });
    expect(reply.code).toBe(1031);
    const loaded = await load(id);
    expect([textAt(loaded, "AsmensKodas"), textAt(loaded, "Komentaras")]).toEqual([EMILIJA["AsmensKodas"], ""]);
  });

  test("F-229, F-207: buyer and spouse differ, and neither may be refused by the lender", async () => {
    const id = await startApplication(jonas);
    expect((await save(id, { ...EMILIJA, SutuoktinioAsmensKodas: EMILIJA["AsmensKodas"] })).code).toBe(1031);
    expect((await save(id, { ...EMILIJA, SutuoktinioAsmensKodas: "37512129812" })).code).toBe(1032);
    expect((await save(id, { ...EMILIJA, AsmensKodas: "61005209792" })).code).toBe(1032);
    expect((await save(id, { ...EMILIJA, AsmensKodas: "38806320017" })).code).toBe(1031);
  });
});

describe("F-189, C20: an account that cannot be paid to", () => {
  test.each(["LT121000011101001000", "LT747300010012345678", "LV80BANK0000435195001"])(
    "%s: 1100, the rest is saved",
    async (account) => {
      const { id } = await createApplication(jonas, { ...EMILIJA, SaskaitosNr: "lt73 7300 0100-1234 5678" });
      const reply = await save(id, { ...EMILIJA, SaskaitosNr: account, Komentaras: "kita" });
      expect(reply.code).toBe(1100);
      expect(textAt(reply.fields, "Versija")).toBe("3");
      const loaded = await load(id);
      expect([textAt(loaded, "Komentaras"), textAt(loaded, "SaskaitosNr")]).toEqual(["kita", "LT737300010012345678"]);
    },
  );

  test("a save with 1100 is done: its repeat is not done again", async () => {
    const id = await startApplication(jonas);
    const operation = { OperacijosID: randomUUID() };
    const first = await save(id, { ...EMILIJA, SaskaitosNr: "LT121000011101001000" }, operation);
    const second = await save(id, { ...EMILIJA, SaskaitosNr: "LT121000011101001000" }, operation);
    expect([first.code, second.code]).toEqual([1100, 1100]);
    expect(second.body).toBe(first.body);
    expect(textAt(await load(id), "Versija")).toBe(textAt(first.fields, "Versija"));
  });
});

describe("R-I8: two people save one application", () => {
  test("the second, who loaded it before the first saved, gets 1101 and changes nothing", async () => {
    const { id, version } = await createApplication(jonas);
    expect((await save(id, { ...EMILIJA, Komentaras: "A" }, { Versija: version })).code).toBe(0);
    expect((await save(id, { ...EMILIJA, Komentaras: "B" }, { Versija: version })).code).toBe(1101);
    expect(textAt(await load(id), "Komentaras")).toBe("A");
  });

  test("of ten parallel saves of one version exactly one is kept", async () => {
    const { id, version } = await createApplication(jonas);
    const saves = Array.from({ length: 10 }, (_, index) =>
      save(id, { ...EMILIJA, Komentaras: `K${index}` }, { Versija: version }),
    );
    const codes = (await Promise.all(saves)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 1101)).toHaveLength(9);
  });

  test("R-I5: a save repeated with its operation id is done once; other content under the id is 1102", async () => {
    const { id, version } = await createApplication(jonas);
    const operation = { OperacijosID: randomUUID(), Versija: version };
    const first = await save(id, { ...EMILIJA, Komentaras: "A" }, operation);
    const again = await save(id, { ...EMILIJA, Komentaras: "A" }, operation);
    const other = await save(id, { ...EMILIJA, Komentaras: "B" }, operation);
    expect([first.code, again.code, other.code]).toEqual([0, 0, 1102]);
    expect(again.body).toBe(first.body);
  });

  test("a refused save leaves its operation id free: the corrected form works", async () => {
    const { id } = await createApplication(jonas);
    const operation = { OperacijosID: randomUUID() };
    expect((await save(id, { ...EMILIJA, AsmensKodas: "38403179912" }, operation)).code).toBe(1031);
    expect((await save(id, EMILIJA, operation)).code).toBe(0);
  });
});

describe("F-190: delete", () => {
  test("an open application is gone after it, with its log; a repeat of the operation is harmless", async () => {
    const { id } = await createApplication(jonas);
    const request = { ParaiskosID: id, OperacijosID: randomUUID() };
    expect((await jonas("DeleteApplication", request)).code).toBe(0);
    expect((await jonas("DeleteApplication", request)).code).toBe(0);
    expect((await jonas("DeleteApplication", { ParaiskosID: id })).code).toBe(1063);
    expect((await jonas("GetActionLog", { ParaiskosID: id })).code).toBe(1063);
  });

  test("F-447, F-448: in process 1064, a contract 1065, a rejected one 1064, a stale version 1101", async () => {
    expect((await jonas("DeleteApplication", { ParaiskosID: 9001064 })).code).toBe(1064);
    expect((await jonas("DeleteApplication", { ParaiskosID: 1007 })).code).toBe(1065);
    const rasa = await callerOf(backEnd.url, "rasa.s");
    expect((await rasa("DeleteApplication", { ParaiskosID: 1014 })).code).toBe(1064);
    expect((await jonas("DeleteApplication", { ParaiskosID: 1003, Versija: "99" })).code).toBe(1101);
  });

  test("G12: a colleague of the shop may not, the supervisor may", async () => {
    const { id } = await createApplication(jonas);
    const rasa = await callerOf(backEnd.url, "rasa.s");
    const vadove = await callerOf(backEnd.url, "vadove");
    expect((await rasa("DeleteApplication", { ParaiskosID: id })).code).toBe(1021);
    expect((await vadove("DeleteApplication", { ParaiskosID: id })).code).toBe(0);
  });
});

describe("F-191: one e-mail", () => {
  test("F-230: the buyer's and the spouse's are saved apart, and the version goes up", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, ElPastas: "a@pavyzdys.example" });
    const reply = await jonas("SaveClientEmail", { applicationId: id, email: "s@pavyzdys.example", spouse: 1 });
    expect([reply.code, textAt(reply.fields, "Versija")]).toEqual([0, String(Number(version) + 1)]);
    const loaded = await load(id);
    expect([textAt(loaded, "ElPastas"), textAt(loaded, "SutuoktinioElPastas")]).toEqual([
      "a@pavyzdys.example",
      "s@pavyzdys.example",
    ]);
  });

  test("a contract takes it, an archived or rejected one does not, a bad address is refused", async () => {
    const mail = { email: "a@pavyzdys.example", spouse: 0 };
    expect((await jonas("SaveClientEmail", { applicationId: 1007, ...mail })).code).toBe(0);
    expect((await jonas("SaveClientEmail", { applicationId: 1013, ...mail })).code).toBe(1100);
    expect((await jonas("SaveClientEmail", { applicationId: 1014, ...mail })).code).toBe(1100);
    expect((await jonas("SaveClientEmail", { applicationId: 1007, email: "ne adresas", spouse: 0 })).code).toBe(2000);
  });
});

test("F-483: one application through all five of its operations", async () => {
  const started = await jonas("GetNewApplication", { sellerId: JONAS_ID, OperacijosID: randomUUID() });
  const id = Number(textAt(started.fields, "Paraiska", "ParaiskosID"));
  const first = textAt(started.fields, "Paraiska", "Versija");
  expect([started.code, id > 0]).toEqual([0, true]);
  const saved = await save(id, EMILIJA, { Versija: first, OperacijosID: randomUUID() });
  expect([saved.code, textAt(saved.fields, "ParaiskosID")]).toEqual([0, String(id)]);
  expect(Number(textAt(saved.fields, "Versija"))).toBeGreaterThan(Number(first));
  const mail = await jonas("SaveClientEmail", { applicationId: id, email: "emilija@pavyzdys.example", spouse: 0 });
  expect([mail.code, Number(textAt(mail.fields, "Versija")) > Number(textAt(saved.fields, "Versija"))]).toEqual([
    0,
    true,
  ]);
  const loaded = await jonas("GetContract", { ParaiskosID: id });
  expect(loaded.code).toBe(0);
  for (const element of ["ParaiskosID", "AsmensKodas", "Pavarde", "ElPastas", "Busena", "Versija"]) {
    const expected: RequestElements = {
      ...EMILIJA,
      ParaiskosID: String(id),
      ElPastas: "emilija@pavyzdys.example",
      Busena: "0",
      Versija: textAt(mail.fields, "Versija"),
    };
    expect([element, textAt(loaded.fields, "Paraiska", element)]).toEqual([element, expected[element]]);
  }
  expect((await jonas("DeleteApplication", { ParaiskosID: id, OperacijosID: randomUUID() })).code).toBe(0);
  const after = [
    await jonas("GetContract", { ParaiskosID: id }),
    await save(id, EMILIJA),
    await jonas("SaveClientEmail", { applicationId: id, email: "a@pavyzdys.example", spouse: 0 }),
  ];
  expect(after.map(({ code }) => code)).toEqual([1063, 1063, 1063]);
});

describe("numbers of applications", () => {
  test("F-445, F-446: no number is 1060, an unknown one 1063, as long as it may be", async () => {
    for (const id of ["abc", "", "-1", "1.5", "12345678901"]) {
      expect([id, (await jonas("GetContract", { ParaiskosID: id })).code]).toEqual([id, 1060]);
    }
    for (const id of ["99999999", "9999999999", "0"]) {
      expect([id, (await jonas("GetContract", { ParaiskosID: id })).code]).toEqual([id, 1063]);
    }
  });

  test("F-355: a contract and a rejected application are not saved", async () => {
    expect((await save(1007, EMILIJA)).code).toBe(1065);
    expect((await save(1014, EMILIJA)).code).toBe(1021);
  });
});
