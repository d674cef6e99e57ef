import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createApplication, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { moveClock } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const load = async (id: number) => valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska");
const logOf = async (id: number) =>
  listAt((await manager("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
const reject = (id: number, more: RequestElements = {}, call = jonas) =>
  call("RejectContract", { ParaiskosID: id, Priezastis: 1, OperacijosID: randomUUID(), ...more });

async function makeContract(): Promise<number> {
  const { id } = await createApplication(jonas);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return id;
}

describe("F-337: a contract is rejected", () => {
  test("with its reason: status, e-credit state, number kept, and who did it why in the log; once for one press", async () => {
    const id = await makeContract();
    const number = textAt(await load(id), "SutartiesNr");
    const more = { Priezastis: 4, Komentaras: "  Pirkėjas rado pigiau  ", OperacijosID: randomUUID() };
    const [first, second] = await Promise.all([reject(id, more), reject(id, more)]);
    expect([first.code, second.code]).toEqual([0, 0]);
    const contract = await load(id);
    const shown = ["Busena", "EKreditoBusena", "SutartiesNr", "AtmetimoPriezastis", "AtmetimoKomentaras", "Versija"];
    expect(shown.map((element) => textAt(contract, element))).toEqual([
      ...["-1", "2", number, "4", "Pirkėjas rado pigiau"],
      textAt(first.fields, "Versija"),
    ]);
    const lines = (await logOf(id)).filter((line) => textAt(line, "Veiksmas") === "Sutartis atmesta");
    expect(lines.map((line) => [textAt(line, "Vartotojas"), textAt(line, "Pastaba")])).toEqual([
      ["Jonas Pardavėjas", `${number}. Kita priežastis: Pirkėjas rado pigiau`],
    ]);
  });

  test.each([
    ["no reason", { Priezastis: "" }],
    ["a reason that is none", { Priezastis: 5 }],
    ["another reason without words", { Priezastis: 4 }],
    ["another reason in four letters", { Priezastis: 4, Komentaras: "  abcd " }],
    ["words that are too long", { Priezastis: 1, Komentaras: "a".repeat(251) }],
  ])("%s is refused, and the contract stays", async (_name, more) => {
    const id = await makeContract();
    expect((await reject(id, more)).code).toBe(2000);
    expect(textAt(await load(id), "Busena")).toBe("1");
  });

  test("F-452: one that is paid out is 1200, and stays signed", async () => {
    for (const id of [9001200, 1006]) {
      expect((await reject(id, {}, manager)).code).toBe(1200);
      expect(textAt(await load(id), "AtmetimoKliutis")).toBe("PAID_OUT");
      expect(textAt(await load(id), "Busena")).toBe("2");
    }
  });

  test("F-465: a status that cannot be changed is 2101, and stays", async () => {
    const before = textAt(await load(9002101), "Busena");
    expect((await reject(9002101)).code).toBe(2101);
    expect(textAt(await load(9002101), "Busena")).toBe(before);
  });

  test("F-355, F-339: an application, a rejected one and the archive are 1100; another save in between is 1101", async () => {
    for (const id of [1003, 1014, 1013]) expect((await reject(id, {}, manager)).code).toBe(1100);
    const id = await makeContract();
    expect((await reject(id, { Versija: "1" })).code).toBe(1101);
    expect((await reject(id)).code).toBe(0);
    expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(1100);
    expect((await reject(id)).code).toBe(1100);
  });

  test("another shop's contract does not exist for a seller", async () => {
    expect((await reject(1006)).code).toBe(1063);
  });
});

test("F-338: while it is being signed, remotely or on a tablet, not even a manager rejects it", async () => {
  for (const id of [1007, 1008]) {
    expect((await reject(id, {}, manager)).code).toBe(1100);
    expect(textAt(await load(id), "Busena")).toBe("1");
  }
});

test("F-338, F-369: while a consent waits for its signature the contract is not rejected; once that is cancelled it is", async () => {
  const id = await makeContract();
  const consent = { ParaiskosID: id, Dokumentas: 0, Sutuoktinis: 0 };
  const begun = await jonas("InitiateSigning", {
    ...consent,
    PasirasymoTipas: 30,
    Kanalas: "email",
    Kontaktas: "sutikimas@pavyzdys.example",
  });
  expect(begun.code).toBe(0);
  expect((await reject(id)).code).toBe(1100);
  expect((await jonas("CancelSigning", consent)).code).toBe(0);
  expect((await reject(id)).code).toBe(0);
});

test("F-338, F-369: nor while the consent of a spouse who borrows too waits", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, ...MANTAS_BORROWS_TOO });
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  expect((await jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: 31 })).code).toBe(0);
  expect((await jonas("CancelSigning", { ParaiskosID: id, Dokumentas: 0 })).code).toBe(0);
  const spouse = { ParaiskosID: id, Dokumentas: 0, Sutuoktinis: 1 };
  expect((await jonas("InitiateSigning", { ...spouse, PasirasymoTipas: 31 })).code).toBe(0);
  expect((await reject(id)).code).toBe(1100);
});

test("R-D5: a save does not set why a contract was rejected", async () => {
  const { id } = await createApplication(jonas);
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  const application = valueAt(fields, "Paraiska") as RequestElements;
  await jonas("SaveApplication", { Paraiska: { ...application, AtmetimoPriezastis: 3, AtmetimoKomentaras: "Melas" } });
  expect(textAt(await load(id), "AtmetimoPriezastis")).toBe("");
});

// The last one: sessions of before the clock was moved are over.
test("F-337: a signed contract tells its fourteenth day; the day after it tells that it is too late, and is 1200", async () => {
  const id = await makeContract();
  const unsigned = await load(id);
  const termOf = (contract: ReturnType<typeof valueAt>) => [
    textAt(contract, "AtmestiIki").slice(0, 10),
    textAt(contract, "AtmetimoKliutis"),
  ];
  expect(termOf(unsigned)).toEqual(["", ""]);
  const signedOn = textAt(unsigned, "SutartiesData");
  const signature = { ParaiskosID: id, PasirasymoTipas: 1, Data: signedOn, Asmuo: "Jonas" };
  expect((await jonas("ConfirmSignature", signature)).code).toBe(0);
  const last = new Date(Date.parse(`${signedOn.slice(0, 10)}T00:00Z`) + 14 * 86_400_000).toISOString().slice(0, 10);
  expect(termOf(await load(id))).toEqual([last, ""]);
  const minutes = 15 * 24 * 60;
  await moveClock(backEnd, minutes);
  try {
    const later = await callerOf(backEnd.url, "jonas.s");
    const { fields } = await later("GetContract", { ParaiskosID: id });
    expect(termOf(valueAt(fields, "Paraiska"))).toEqual([last, "TERM_OVER"]);
    expect((await reject(id, {}, later)).code).toBe(1200);
  } finally {
    await moveClock(backEnd, -minutes);
  }
});
