import { expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const TOMAS = { ...EMILIJA, AsmensKodas: "39002289878", Vardas: "Tomas", Pavarde: "Skolinskas" };
const FAILING = { ...EMILIJA, AsmensKodas: "49604049747", Vardas: "Justė", Pavarde: "Laukianti" };

const [NOT_ASKED, PENDING, READY, FAILED] = ["0", "1", "2", "3"];

const stateOf = async (id: number, code: string) =>
  textAt((await jonas("GetDebtRecordStatus", { AsmensKodas: code, ParaiskosID: id })).fields, "Busena");

const ask = (id: number, code: string) => jonas("InitiateDebtRecord", { AsmensKodas: code, ParaiskosID: id });

test("F-305: the debt register is asked, takes its time, and then names the open debt", async () => {
  const { id } = await createApplication(jonas, TOMAS);
  expect(await stateOf(id, TOMAS.AsmensKodas)).toBe(NOT_ASKED);
  expect(textAt((await ask(id, TOMAS.AsmensKodas)).fields, "Busena")).toBe(PENDING);
  await expect.poll(() => stateOf(id, TOMAS.AsmensKodas), { timeout: 5_000 }).toBe(READY);
  const { fields } = await jonas("GetDebtRecordStatus", { AsmensKodas: TOMAS.AsmensKodas, ParaiskosID: id });
  const [debt] = listAt(fields, "Skolos", "Skola");
  expect([textAt(debt, "Suma"), textAt(debt, "Uzdaryta")]).toEqual(["412.00", ""]);
});

test("F-305: a register that fails says so and may be asked again", async () => {
  const { id } = await createApplication(jonas, FAILING);
  await ask(id, FAILING.AsmensKodas);
  await expect.poll(() => stateOf(id, FAILING.AsmensKodas), { timeout: 5_000 }).toBe(FAILED);
  await ask(id, FAILING.AsmensKodas);
  await expect.poll(() => stateOf(id, FAILING.AsmensKodas), { timeout: 5_000 }).toBe(READY);
});

test("R-D16: the register is asked about persons of the application only", async () => {
  const { id } = await createApplication(jonas);
  expect((await ask(id, "38403179912")).code).toBe(1031);
  expect((await jonas("GetDebtRecordStatus", { AsmensKodas: "38403179912", ParaiskosID: id })).code).toBe(1031);
});
