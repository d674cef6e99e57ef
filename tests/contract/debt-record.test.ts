import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, JONAS_ID } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const supervisor = useCaller(backEnd, "vadove");
const foreign = useCaller(backEnd, "vienas.s");

const TOMAS = { ...EMILIJA, AsmensKodas: "39002289878", Vardas: "Tomas", Pavarde: "Skolinskas" };
const SLOW = { ...EMILIJA, AsmensKodas: "50107019960", Vardas: "Jokūbas", Pavarde: "Išgalvotas" };
const FAILING = { ...EMILIJA, AsmensKodas: "49604049747", Vardas: "Justė", Pavarde: "Laukianti" };

const [NOT_ASKED, PENDING, READY, FAILED] = ["0", "1", "2", "3"];

const stateOf = async (id: number, code: string) =>
  textAt((await jonas("GetDebtRecordStatus", { AsmensKodas: code, ParaiskosID: id })).fields, "Busena");

const ask = (id: number, code: string) => jonas("InitiateDebtRecord", { AsmensKodas: code, ParaiskosID: id });

test("F-305: the debt register is asked, and then names the open debt", async () => {
  const { id } = await createApplication(jonas, { ...TOMAS, SutikimasTikrinti: 0 });
  expect(await stateOf(id, TOMAS.AsmensKodas)).toBe(NOT_ASKED);
  expect(textAt((await ask(id, TOMAS.AsmensKodas)).fields, "Busena")).toBe(READY);
  const { fields } = await jonas("GetDebtRecordStatus", { AsmensKodas: TOMAS.AsmensKodas, ParaiskosID: id });
  const [debt] = listAt(fields, "Skolos", "Skola");
  expect([textAt(debt, "Suma"), textAt(debt, "Uzdaryta")]).toEqual(["412.00", ""]);
});

test("O24: once the buyer has consented the register is asked by itself, once, and a slow one is waited for", async () => {
  const { id } = await createApplication(jonas, SLOW);
  expect(await stateOf(id, SLOW.AsmensKodas)).toBe(PENDING);
  expect((await jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...SLOW } })).code).toBe(0);
  const { fields } = await jonas("GetActionLog", { ParaiskosID: id });
  const asked = listAt(fields, "Irasai", "Irasas").filter((l) => textAt(l, "Veiksmas") === "Pateikta užklausa skolų registrui");
  expect(asked).toHaveLength(1);
});

test("F-305: a register that fails says so and may be asked again", async () => {
  const { id } = await createApplication(jonas, FAILING);
  await expect.poll(() => stateOf(id, FAILING.AsmensKodas), { timeout: 5_000 }).toBe(FAILED);
  await ask(id, FAILING.AsmensKodas);
  await expect.poll(() => stateOf(id, FAILING.AsmensKodas), { timeout: 5_000 }).toBe(READY);
});

test("R-D16: the register is asked about persons of the application only", async () => {
  const { id } = await createApplication(jonas);
  expect((await ask(id, "38403179912")).code).toBe(1031);
  expect((await jonas("GetDebtRecordStatus", { AsmensKodas: "38403179912", ParaiskosID: id })).code).toBe(1031);
});

describe("F-386: the debt report", () => {
  const read = (call: typeof jonas, id: number, sellerId = JONAS_ID, reason = "APPLICATION") =>
    call("GetDebtReport", { PardavejoID: sellerId, ParaiskosID: id, Priezastis: reason });

  const logOf = async (id: number) => {
    const { fields } = await jonas("GetActionLog", { ParaiskosID: id });
    return listAt(fields, "Irasai", "Irasas").map((line) => [textAt(line, "Veiksmas"), textAt(line, "Pastaba")]);
  };

  test("F-386: before the register has answered there are no data (1900), and nothing is logged", async () => {
    const { id } = await createApplication(jonas, { ...TOMAS, SutikimasTikrinti: 0 });
    expect((await read(jonas, id)).code).toBe(1900);
    expect((await logOf(id)).map(([action]) => action)).not.toContain("Skolų ataskaita peržiūrėta");
  });

  test("F-386: it has the debts of each person whom the register knows, and each opening is logged with its reason", async () => {
    const { id } = await createApplication(jonas, TOMAS);
    await ask(id, TOMAS.AsmensKodas);
    await expect.poll(async () => (await read(jonas, id)).code, { timeout: 5_000 }).toBe(0);
    const { fields } = await read(supervisor, id, JONAS_ID, "RATING");
    const [person, ...others] = listAt(fields, "SkoluAtaskaita", "Asmenys", "Asmuo");
    expect(others).toEqual([]);
    expect([textAt(person, "Vardas"), textAt(person, "Uzsake")]).toEqual(["Tomas", "Jonas Pardavėjas"]);
    expect(listAt(person, "Skolos", "Skola").map((debt) => textAt(debt, "Suma"))).toEqual(["412.00"]);
    const openings = (await logOf(id)).filter(([action]) => action === "Skolų ataskaita peržiūrėta");
    expect(openings.map(([, note]) => note)).toEqual(
      expect.arrayContaining(["Nagrinėjama paraiška", "Peržiūrimas vertinimas"]),
    );
  });

  test("F-024, 1.3, R-D3: of another seller, out of reach and unknown are all 1021", async () => {
    const { id } = await createApplication(jonas, TOMAS);
    expect((await read(jonas, id, JONAS_ID + 1)).code).toBe(1021);
    expect((await read(foreign, id)).code).toBe(1021);
    expect((await read(jonas, 999_999_999)).code).toBe(1021);
  });
});
