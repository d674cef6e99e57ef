import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createApplication } from "../support/demo-application.ts";
import type { Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

/** Of the demo story: paid out, signed and not paid out, in the archive. */
const PAID_OUT = 1006;
const UNPAID = 1055;
const ARCHIVED = 1013;

const archive = (call: Caller, id: number, more: RequestElements = {}) =>
  call("ArchiveContract", { ParaiskosID: id, OperacijosID: randomUUID(), ...more });
const read = async (id: number) => (await manager("GetContract", { ParaiskosID: id })).fields;
const statusOf = async (id: number) => textAt(await read(id), "Paraiska", "Busena");

test("F-163: a manager moves a paid-out contract to the archive once, and the log says so", async () => {
  const more = { OperacijosID: randomUUID(), Versija: textAt(await read(PAID_OUT), "Paraiska", "Versija") };
  const [first, second] = await Promise.all([archive(manager, PAID_OUT, more), archive(manager, PAID_OUT, more)]);
  expect([first.code, second.code, await statusOf(PAID_OUT)]).toEqual([0, 0, "3"]);
  const { fields } = await manager("GetActionLog", { ParaiskosID: PAID_OUT });
  const actions = listAt(fields, "Irasai", "Irasas").map((line) => textAt(line, "Veiksmas"));
  expect(actions.filter((action) => action === "Perkelta į archyvą")).toHaveLength(1);
  const listed = await manager("ListContracts", {
    Skirtukas: 6,
    Kategorija: "archived",
    Numeris: String(PAID_OUT),
    SuKiekiais: 1,
  });
  expect(textAt(listed.fields, "Viso")).toBe("1");
});

test("F-163: a seller archives nothing (1021)", async () => {
  const before = await statusOf(9001200);
  expect((await archive(jonas, 9001200)).code).toBe(1021);
  expect(await statusOf(9001200)).toBe(before);
});

test("F-355: what is not signed, not paid out or there already is 1100, another save in between 1101", async () => {
  const { id } = await createApplication(jonas);
  for (const one of [id, UNPAID, ARCHIVED, 1014]) expect((await archive(manager, one)).code).toBe(1100);
  expect((await archive(manager, 9001200, { Versija: "99" })).code).toBe(1101);
});
