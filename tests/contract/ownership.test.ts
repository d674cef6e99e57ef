import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const rasa = useCaller(backEnd, "rasa.s");
const manager = useCaller(backEnd, "vadyb2");

const KEY = "PERIM-7Q4K";
/** Vilte's contract of shop 101. */
const COLLEAGUES = 1044;
/** Lukas's contract of shop 102, which a seller of shop 101 does not see. */
const OTHER_SHOPS = 1045;
const JONAS = 10101;

const takeOver = (call: Caller, id: number | string, key: string, more: object = {}) =>
  call("TakeOverContract", { OperacijosID: randomUUID(), ParaiskosID: id, Raktas: key, ...more });
const transfer = (call: Caller, id: number, seller: number, comment = "Pavaduoja per atostogas", more: object = {}) =>
  call("TransferContract", {
    OperacijosID: randomUUID(),
    ParaiskosID: id,
    PardavejoID: seller,
    Komentaras: comment,
    ...more,
  });
const read = async (id: number) => (await manager("GetContract", { ParaiskosID: id })).fields;
const ownerOf = async (id: number) => textAt(await read(id), "Paraiska", "PardavejoID");
const logOf = async (id: number) =>
  listAt((await manager("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map((line) => ({
    who: textAt(line, "Vartotojas"),
    what: textAt(line, "Veiksmas"),
    note: textAt(line, "Pastaba"),
  }));
const idOf = async (login: string) =>
  Number(
    textAt(listAt((await manager("ListUsers", { Paieska: login })).fields, "Sarasas", "Eilute")[0], "PardavejoID"),
  );

describe("F-200: taking over by key", () => {
  test("F-445, F-446: a wrong key and an unknown number are 1063, a number that is none 1060; nothing has moved", async () => {
    const before = await ownerOf(COLLEAGUES);
    expect((await takeOver(jonas, COLLEAGUES, "PERIM-0000")).code).toBe(1063);
    expect((await takeOver(jonas, COLLEAGUES, "")).code).toBe(1063);
    expect((await takeOver(jonas, 99_999_999, KEY)).code).toBe(1063);
    expect((await takeOver(jonas, "abc", KEY)).code).toBe(1060);
    expect(await ownerOf(COLLEAGUES)).toBe(before);
    expect((await logOf(COLLEAGUES)).at(-1)?.what).toBe("Neteisingas perėmimo raktas");
  });

  test("an application without a key is taken over by none", async () => {
    for (const key of ["", KEY]) expect((await takeOver(rasa, 1001, key)).code).toBe(1063);
  });

  test("a seller of another company does not reach it with the right key; a manager must name a seller of the company", async () => {
    const stranger = await callerOf(backEnd.url, "kasa1");
    expect((await takeOver(stranger, COLLEAGUES, KEY)).code).toBe(1063);
    expect((await takeOver(manager, COLLEAGUES, KEY)).code).toBe(1050);
    expect((await takeOver(manager, COLLEAGUES, KEY, { Loginas: "vienas.s" })).code).toBe(1050);
  });

  test("a valid key moves the contract to the seller of another shop and logs it; it is of no use a second time", async () => {
    expect((await jonas("GetContract", { ParaiskosID: OTHER_SHOPS })).code).toBe(1063);
    expect((await takeOver(jonas, OTHER_SHOPS, " perim-7q4k ")).code).toBe(0);
    const moved = (await jonas("GetContract", { ParaiskosID: OTHER_SHOPS })).fields;
    expect([textAt(moved, "Paraiska", "PardavejoID"), textAt(moved, "Paraiska", "ParduotuvesID")]).toEqual([
      String(JONAS),
      "101",
    ]);
    const last = (await logOf(OTHER_SHOPS)).at(-1);
    expect(last).toMatchObject({ who: "Jonas Pardavėjas", what: "Perimta pagal raktą" });
    expect(last?.note).toContain("Lukas Blokas");
    expect((await takeOver(rasa, OTHER_SHOPS, KEY)).code).toBe(1063);
  });

  test("a repeat of the same call gets the first answer", async () => {
    const OperacijosID = randomUUID();
    const first = await takeOver(rasa, COLLEAGUES, KEY, { OperacijosID });
    expect(first.code).toBe(0);
    expect((await takeOver(rasa, COLLEAGUES, KEY, { OperacijosID })).fields).toEqual(first.fields);
    expect((await logOf(COLLEAGUES)).filter(({ what }) => what === "Perimta pagal raktą")).toHaveLength(1);
  });

  test("a rejected application does not change its seller: a transfer is 1100", async () => {
    expect((await transfer(jonas, 1014, await idOf("vilte.s"))).code).toBe(1100);
  });
});

describe("F-201: a transfer to another seller", () => {
  test("the criteria find sellers of the application's own company, without its present seller; none is 1090", async () => {
    const find = (search: string) => jonas("ListTransferRecipients", { ParaiskosID: 1001, Paieska: search });
    const logins = listAt((await find("")).fields, "Sarasas", "Eilute").map((row) => textAt(row, "Loginas"));
    expect(logins).toContain("rasa.s");
    expect(logins).not.toContain(await loginOfOwner(1001));
    expect(logins).not.toContain("vienas.s");
    expect((await find("nėra tokio")).code).toBe(1090);
    expect((await jonas("ListTransferRecipients", { ParaiskosID: 99_999_999 })).code).toBe(1063);
  });

  test("F-201: a seller who is blocked is not offered, and gets nothing (1050)", async () => {
    const found = await jonas("ListTransferRecipients", { ParaiskosID: 1001, Paieska: "Blokas" });
    expect(found.code).toBe(1090);
    expect((await transfer(jonas, 1001, await idOf("lukas.s"))).code).toBe(1050);
  });

  test("a comment is obligatory, and a seller of another company is 1050", async () => {
    const to = await idOf("rasa.s");
    for (const comment of ["", "   "]) expect((await transfer(jonas, 1001, to, comment)).code).toBe(2000);
    expect((await transfer(jonas, 1001, await idOf("vienas.s"))).code).toBe(1050);
  });

  test("moves the application and leaves a line of each side in its log, with the comment", async () => {
    const id = Number(
      textAt((await jonas("GetNewApplication", { sellerId: JONAS })).fields, "Paraiska", "ParaiskosID"),
    );
    const version = textAt(await read(id), "Paraiska", "Versija");
    const to = await idOf("rasa.s");
    expect((await transfer(jonas, id, to, "Pavaduoja", { Versija: "99" })).code).toBe(1101);
    expect((await transfer(jonas, id, to, "Pavaduoja", { Versija: version })).code).toBe(0);
    expect(await ownerOf(id)).toBe(String(to));
    const lines = (await logOf(id)).slice(-2);
    expect(lines.map(({ what }) => what)).toEqual(["Perduota kitam pardavėjui", "Gauta iš kito pardavėjo"]);
    for (const { note } of lines) expect(note).toContain("Pavaduoja");
    expect(lines[1]?.note).toContain("Jonas Pardavėjas");
  });
});

test("F-200: after five wrong keys in an hour the right one does not help that user either", async () => {
  const id = Number(textAt((await rasa("GetContract", { ParaiskosID: 1001 })).fields, "Paraiska", "ParaiskosID"));
  for (let at = 0; at < 7; at += 1) expect((await takeOver(rasa, id, `SPEJU-${at}`)).code).toBe(1063);
  const guesses = (await logOf(id)).filter(({ what }) => what === "Neteisingas perėmimo raktas");
  expect(guesses.length).toBe(5);
});

async function loginOfOwner(id: number): Promise<string> {
  const found = await manager("ListUsers", { PardavejoID: Number(await ownerOf(id)) });
  return textAt(listAt(found.fields, "Sarasas", "Eilute")[0], "Loginas");
}
