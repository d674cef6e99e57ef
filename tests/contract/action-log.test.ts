import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../support/back-end.ts";
import { saveApplication as createApplication, EMILIJA, PHONE } from "../support/demo-application.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";

const START_MS = 240_000;

let running: RunningBackEnd;
let jonas: Caller;
let manager: Caller;

beforeAll(async () => {
  running = await startBackEnd();
  jonas = await callerOf(running.url, "jonas.s");
  manager = await callerOf(running.url, "vadyb2");
}, START_MS);
afterAll(() => running.data.remove());

const actionsOf = async (id: number) =>
  listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map((line) =>
    textAt(line, "Veiksmas"),
  );

test("F-180: every document that is fetched has its line, also of a moment at which eight are", async () => {
  const { id } = await createApplication(jonas);
  const before = (await actionsOf(id)).length;
  const consent = { ParaiskosID: id, AsmensKodas: "60302149977", Sutuoktinis: 0 };
  const fetched = [
    ...Array.from({ length: 5 }, () => jonas("GetContractDraft", { ParaiskosID: id })),
    jonas("GetSchedulePdf", { ParaiskosID: id }),
    jonas("GetStandardInformationPdf", { ParaiskosID: id }),
    jonas("GetConsentDocument", consent),
  ];
  expect((await Promise.all(fetched)).map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 0));
  expect((await actionsOf(id)).slice(before).sort()).toEqual([
    "Suformuota standartinė informacija",
    ...Array.from({ length: 5 }, () => "Suformuotas sutarties projektas"),
    "Suformuotas sutikimas",
    "Suformuotas įmokų grafikas",
  ]);
});

test("F-180: a document that is refused leaves no line", async () => {
  const before = await actionsOf(9002002);
  expect(
    (
      await jonas("GetContractDocuments", {
        ParaiskosID: 9002002,
        standardInfo: 2,
        contract: 3,
        conditions: 2,
        sort: 0,
      })
    ).code,
  ).toBe(2002);
  expect(await actionsOf(9002002)).toEqual(before);
});

test("F-251, F-410, C21: a manager's change of goods that is agreed with the seller has its line, no other save does", async () => {
  const { id } = await createApplication(jonas);
  const AGREED = "Prekių pakeitimas suderintas su pardavėju";
  const save = async (call: Caller, price: string, more = {}) => {
    const Paraiska = {
      ParaiskosID: id,
      ...EMILIJA,
      AsmensKodas: "",
      Prekes: { Preke: [{ ...PHONE, PrekesID: 200, Kaina: price }] },
    };
    expect((await call("SaveApplication", { ...more, Paraiska })).code).toBe(0);
    return (await actionsOf(id)).filter((action) => action === AGREED).length;
  };
  expect(await save(manager, "500.00")).toBe(0);
  expect(await save(manager, "490.00", { SuderintaSuPardaveju: 1 })).toBe(1);
  // The word stands for the session: a save that leaves the goods alone needs none.
  expect(await save(manager, "490.00", { SuderintaSuPardaveju: 1 })).toBe(1);
  expect(await save(manager, "480.00", { SuderintaSuPardaveju: 1 })).toBe(2);
  expect(await save(jonas, "470.00", { SuderintaSuPardaveju: 1 })).toBe(2);
});

test("F-180: the check command finds the log whole after all of it", async () => {
  await running.end();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "test",
    DATA_DIR: running.dataFolder,
    ...running.data.env,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/verify-action-log.ts"], {
    env,
    encoding: "utf8",
  });
  expect([status, stderr.replace(/^.*Warning.*$/gm, "").trim(), stdout]).toEqual([
    0,
    expect.not.stringContaining("line"),
    expect.stringMatching(/^\d{3,} lines, 0 faults\n$/),
  ]);
});
