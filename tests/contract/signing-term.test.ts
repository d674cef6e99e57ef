import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../support/back-end.ts";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { clockAhead } from "../support/portal-servers.ts";
import { textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

const START_MS = 240_000;
const DAY_MINUTES = 24 * 60;
/** So many days later the first instalment of every contract of the story has its day behind it. */
const LATER_DAYS = 70;

let running: RunningBackEnd;
let jonas: Caller;

async function start(data?: RunningBackEnd["data"]): Promise<void> {
  const options = data === undefined ? {} : { data, env: clockAhead(LATER_DAYS * DAY_MINUTES) };
  running = await startBackEnd(options);
  jonas = await callerOf(running.url, "jonas.s");
}

const makeContract = async (elements: RequestElements = EMILIJA) => {
  const { id } = await createApplication(jonas, elements);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return id;
};

const termOf = async (id: number) =>
  textAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska", "PasirasytiIki").slice(0, 10);

const sign = (id: number, day: string) =>
  jonas("ConfirmSignature", {
    ParaiskosID: id,
    PasirasymoTipas: 1,
    Data: `${day}T00:00:00`,
    Asmuo: "Emilija Išgalvotaitė",
  });

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe("F-362: a contract is signed on paper while its schedule still holds", () => {
  let early: number;
  let late: number;
  let draft: number;
  let firstDue: string;

  beforeAll(async () => {
    await start();
    [early, late] = [await makeContract(), await makeContract()];
    draft = (await createApplication(jonas)).id;
    const schedule = await jonas("CalculateSchedule", {
      Suma: "500.00",
      Trukme: 12,
      SalyguVariantoID: 11,
      MokejimoDiena: 15,
    });
    firstDue = textAt(schedule.fields, "Grafikas", "PirmaImoka").slice(0, 10);
    await running.kill();
    await start(running.data);
  }, 2 * START_MS);
  afterAll(() => running.stop());

  test("an unsigned contract names the day of its first instalment, an application none", async () => {
    expect(await termOf(early)).toBe(firstDue);
    expect(await termOf(draft)).toBe("");
  });

  test("a later day is refused with the day and what to do; that day itself is not", async () => {
    const reply = await sign(late, nextDay(firstDue));
    expect([reply.code, textAt(reply.fields, "KlaidosPranesimas")]).toEqual([
      2000,
      `Sutarties pasirašyti nebegalima: pirmosios įmokos diena pagal grafiką – ${firstDue}. Sudarykite naują sutartį.`,
    ]);
    expect(await termOf(late)).toBe(firstDue);
    expect((await sign(early, firstDue)).code).toBe(0);
    expect(await termOf(early)).toBe("");
  });
});
