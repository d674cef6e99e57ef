import { expect, test } from "vitest";
import { saveApplication as createApplication } from "../support/demo-application.ts";
import type { Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const SHOWN = "Asmens kodas peržiūrėtas sąraše";
const OPENED = "Asmens kodas peržiūrėtas atvėrus paraišką";
/** Another shop's. */
const FOREIGN = 1006;

/** Who has seen the code of an application, and how. */
async function viewsOf(id: number): Promise<string[]> {
  const { fields } = await manager("GetActionLog", { ParaiskosID: id });
  const lines = listAt(fields, "Irasai", "Irasas").map((line) => [
    textAt(line, "Vartotojas"),
    textAt(line, "Veiksmas"),
  ]);
  return lines.filter(([, action]) => action === SHOWN || action === OPENED).map((line) => line.join(": "));
}

test("F-171, F-180: a code that is asked for is told, each time with a line of who has asked", async () => {
  const { id } = await createApplication(jonas);
  const ask = async (caller: Caller) => caller("GetPersonalCode", { ParaiskosID: id });
  const { code, fields } = await ask(jonas);
  expect([code, textAt(fields, "AsmensKodas")]).toEqual([0, "60302149977"]);
  await ask(jonas);
  await ask(manager);
  expect(await viewsOf(id)).toEqual([
    `Jonas Pardavėjas: ${SHOWN}`,
    `Jonas Pardavėjas: ${SHOWN}`,
    expect.stringMatching(new RegExp(`: ${SHOWN}$`)),
  ]);
});

test("F-171, F-180: an application that is opened to be shown has one line a user, also when its pages open at once", async () => {
  const { id } = await createApplication(jonas);
  await jonas("GetContract", { ParaiskosID: id });
  expect(await viewsOf(id)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => jonas("GetContract", { ParaiskosID: id, Perziurima: 1 })));
  await manager("GetContract", { ParaiskosID: id, Perziurima: 1 });
  const views = await viewsOf(id);
  expect(views).toHaveLength(2);
  expect(views[0]).toBe(`Jonas Pardavėjas: ${OPENED}`);
});

test("F-171: another shop's code is neither told nor logged (1063)", async () => {
  const { code, fields } = await jonas("GetPersonalCode", { ParaiskosID: FOREIGN });
  expect([code, textAt(fields, "AsmensKodas")]).toEqual([1063, ""]);
  expect(await viewsOf(FOREIGN)).toEqual([]);
});
