import { expect, test } from "vitest";
import { stageScenario } from "../../support/scenarios.ts";
import { unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let id = 0;

useStage(async (opened) => {
  stage = opened;
  id = await stage.application();
});

const TITLE = "Ar pirkėjo pajamų pakanka?";

async function open(query = "", application = id) {
  const { status, body } = await (await stage.as(AUTHOR)).get(`/applications/schedule/${application}${query}`);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  const payments = [...main.matchAll(/<td class="num" data-label="Nr\."/g)].length;
  return { status, main, payments, text: unescapeHtml(main.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ") };
}

test("F-279: the schedule of an open application says whether the buyer can bear it", async () => {
  const page = await open();
  expect([page.status, page.payments]).toEqual([200, 12]);
  expect(page.text).toContain(TITLE);
  expect(page.text).toContain("Galima");
  expect(page.main).toContain(`/applications/documents/${id}/schedule`);
});

test("F-279: another duration is shown with its own decision, said not to be saved, and not printed as the application's", async () => {
  const page = await open("?months=24");
  expect(page.payments).toBe(24);
  expect(page.text).toContain("Rodomas 24 mėn. grafikas. Paraiškoje lieka 12 mėn.");
  expect(page.main).not.toContain(`/applications/documents/${id}/schedule`);
  expect((await open()).payments).toBe(12);
});

test("F-263, F-455: a duration without a schedule shows the HTML of 1400, and that of the application stays usable", async () => {
  const page = await open("?months=61");
  expect([page.status, page.payments]).toEqual([200, 12]);
  expect(page.main).toContain('data-code="1400"');
  expect(page.main).toContain("<strong>Įmokų grafiko apskaičiuoti nepavyko</strong>");
  expect(page.text).toContain("Toliau rodomas paraiškos 12 mėn. grafikas.");
  expect(page.main).toContain('value="61"');
  expect(page.main).toContain(`/applications/documents/${id}/schedule`);
});

test.each(["abc", "1,5", "-"])("F-279: %s months are told at the field, and what was typed stays", async (typed) => {
  const page = await open(`?months=${encodeURIComponent(typed)}`);
  expect([page.status, page.payments]).toEqual([200, 12]);
  expect(page.main).toContain('id="schedule-months-error"');
  expect(page.main).toContain(`value="${typed}"`);
});

test("F-263: while the personal schedule is refused, that of the application is still there", async () => {
  await stageScenario(stage.servers.backEnd, "answer", { operation: "CalculatePersonalSchedule", code: "1400" });
  const page = await open();
  expect([page.status, page.payments]).toEqual([200, 12]);
  expect(page.main).toContain('data-code="1400"');
});

test("F-279: a contract has the schedule that was agreed, and nothing is tried", async () => {
  const page = await open("?months=24", await stage.contract());
  expect([page.status, page.payments]).toEqual([200, 12]);
  expect(page.text).not.toContain(TITLE);
  expect(page.main).not.toContain('name="months"');
});
