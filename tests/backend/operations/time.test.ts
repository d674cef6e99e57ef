import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startBackEnd, type BackEnd } from "../../../backend/src/back-end.ts";
import { parseEnvironment } from "../../../backend/src/environment.ts";
import { prepareDataFolder } from "../../support/back-end.ts";
import { createApplication, EMILIJA } from "../../support/demo-application.ts";
import { callerOf, tryLogIn } from "../../support/demo-session.ts";
import { textAt } from "../../support/soap-answer.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let backEnd: BackEnd;
let folder = "";

beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  folder = await prepareDataFolder();
  backEnd = await startBackEnd(parseEnvironment({ BACKEND_PORT: "0", DATA_DIR: folder, TEST_PERSONAL_CODES: "on" }));
}, 240_000);

afterAll(async () => {
  await backEnd.stop();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** The clock only goes forward: each test begins where the one before it ended. */
const pass = (milliseconds: number) => backEnd.context.clock.shift(milliseconds);

test("F-210: with test codes switched on a listed code is a new client, and its age must be stated", async () => {
  const jonas = await callerOf(backEnd.address, "jonas.s");
  expect((await jonas("CheckPersonalData", { AsmensKodas: "33333333333" })).code).toBe(1030);
  const { id } = await createApplication(jonas, { ...EMILIJA, AsmensKodas: "33333333333" });
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(5);
  const grown = { ...EMILIJA, AsmensKodas: "33333333333", GimimoData: "1990-05-01T00:00:00" };
  const other = await createApplication(jonas, grown);
  expect((await jonas("MakeContract", { ParaiskosID: other.id })).code).toBe(0);
});

test("C19: a session ends twelve hours after the log-in, whatever was done in it", async () => {
  const jonas = await callerOf(backEnd.address, "jonas.s");
  pass(11 * HOUR_MS);
  expect((await jonas("ListNews")).code).toBe(0);
  pass(HOUR_MS + 1000);
  expect((await jonas("ListNews")).code).toBe(1020);
});

test("G03: wrong passwords are forgotten after a day", async () => {
  for (const left of ["4", "3", "2"]) {
    expect(textAt((await tryLogIn(backEnd.address, "kasa1", "wrong")).fields, "LikeBandymai")).toBe(left);
  }
  pass(DAY_MS + 1000);
  expect(textAt((await tryLogIn(backEnd.address, "kasa1", "wrong")).fields, "LikeBandymai")).toBe("4");
});

test("G12: an operation id is remembered for a day", async () => {
  const jonas = await callerOf(backEnd.address, "jonas.s");
  const { id } = await createApplication(jonas);
  const request = { ParaiskosID: id, OperacijosID: randomUUID() };
  expect((await jonas("MakeContract", request)).code).toBe(0);
  expect((await jonas("MakeContract", request)).code).toBe(0);
  pass(DAY_MS + 1000);
  const again = await callerOf(backEnd.address, "jonas.s");
  expect((await again("MakeContract", request)).code).toBe(1065);
});

test("F-335: a contract has the day and the year of the clock", async () => {
  const jonas = await callerOf(backEnd.address, "jonas.s");
  const { id } = await createApplication(jonas);
  const made = await jonas("MakeContract", { ParaiskosID: id });
  const year = backEnd.context.clock.now().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" }).slice(2, 4);
  expect(textAt(made.fields, "SutartiesNr").slice(0, 5)).toBe(`PL${year}-`);
});

test("F-435: who does not log in for 90 days is blocked, and told the main user of the company", async () => {
  pass(91 * DAY_MS);
  const reply = await tryLogIn(backEnd.address, "jonas.s");
  expect(reply.code).toBe(1005);
  expect(textAt(reply.fields, "KlaidosPranesimas")).toContain("Aldona Vadovė");
});
