import { expect, test } from "vitest";
import { refuse } from "../../support/soap-proxy.ts";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Visitor } from "../../support/http-client.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useOwnStage({ limits: { debtQuestionsPerHour: 8 } }, async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const TOMAS = { AsmensKodas: "39002289878", Vardas: "Tomas", Pavarde: "Skolinskas" };
const FAILING = { AsmensKodas: "49604049747", Vardas: "Justė", Pavarde: "Laukianti" };

const pageOf = (id: number) => `/applications/incomes/${id}`;
const wordsOf = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");
const words = async (id: number) => wordsOf((await seller.get(pageOf(id))).body);

async function ask(id: number, button = "askAboutBuyer", typed: Record<string, string> = {}) {
  return seller.post(pageOf(id), {
    ...typed,
    ...(await readSeals(seller, pageOf(id), "incomes")),
    [button]: "",
  });
}

test("F-305: the register is asked from the page of incomes, and names the open debt; the audit log knows who asked", async () => {
  const id = await stage.application({ ...TOMAS, SutikimasTikrinti: 0 });
  expect((await seller.get(`/applications/edit/${id}/3`)).body).toContain(`${pageOf(id)}#debt-register`);
  expect(await words(id)).toContain("Šio asmens skolos dar netikrintos.");
  const lines = await auditLinesOf(stage, async () => {
    const answer = await ask(id);
    expect([answer.status, answer.location]).toEqual([303, `${pageOf(id)}#debt-register`]);
  });
  expect(lines).toMatchObject([{ ev: "debts.asked", result: "ok", subject: "390-78" }]);
  await expect.poll(() => words(id)).toContain("Nepadengta 1 skola, iš viso 412,00 €.");
  expect(await words(id)).toContain("UAB „Skolų valdymas“: 412,00 €");
});

test("F-305: a register that fails says so and may be asked again", async () => {
  const id = await stage.application(FAILING);
  await ask(id);
  await expect.poll(() => words(id)).toContain("Skolų registras šiuo metu neatsako. Užklausą galima pakartoti.");
  await ask(id);
  await expect.poll(() => words(id)).toContain("Nepadengtų skolų nėra.");
});

test("F-305: a service that cannot be reached is told on the card, and the page of incomes stands", async () => {
  const id = await stage.application(TOMAS);
  stage.servers.proxy.fault("GetDebtRecordStatus", refuse);
  const page = await seller.get(pageOf(id));
  stage.servers.proxy.heal();
  expect(page.status).toBe(200);
  expect(wordsOf(page.body)).toContain("Skolų registras šiuo metu neatsako.");
  expect(page.body).toContain('name="askAboutBuyer"');
});

test("what is typed of a certificate stays while the register is asked and looked at again, and is not saved", async () => {
  const id = await stage.application({ ...TOMAS, PajamuPazyma: "1" });
  const typed = { "certificate.from": "2026-07-01" };
  for (const button of ["askAboutBuyer", "showDebts", "requestBankReport"]) {
    expect((await ask(id, button, typed)).status).toBe(303);
    const page = await seller.get(pageOf(id));
    expect([button, shownValue(page.body, "incomes", "certificate.from")]).toEqual([button, "2026-07-01"]);
  }
  const { fields } = await stage.author("GetIncomes", { ParaiskosID: id });
  expect(JSON.stringify(fields)).not.toContain("2026-07-01");
});

test("F-305: supervisor and manager ask as the seller does, a seller of another shop finds no page; a form of an earlier log-in asks nothing", async () => {
  const id = await stage.application(TOMAS);
  for (const login of ["vadove", "vadyb2"]) {
    const other = await stage.as(login);
    const seals = await readSeals(other, pageOf(id), "incomes");
    expect([login, (await other.post(pageOf(id), { ...seals, askAboutBuyer: "" })).status]).toEqual([login, 303]);
  }
  const stranger = await stage.as("kasa1");
  expect((await stranger.get(pageOf(id))).status).toBe(404);
  stage.servers.proxy.forget();
  expect((await seller.post(pageOf(id), { _csrf: "old", askAboutBuyer: "" })).status).toBe(403);
  expect(stage.servers.proxy.operations()).not.toContain("InitiateDebtRecord");
});

test("F-305: of a spouse who does not borrow nothing is asked, and questions of a user are counted", async () => {
  const id = await stage.application(TOMAS);
  stage.servers.proxy.forget();
  expect((await ask(id, "askAboutSpouse")).status).toBe(303);
  const asked = () => stage.servers.proxy.operations().filter((name) => name === "InitiateDebtRecord").length;
  expect(asked()).toBe(0);
  const statuses: number[] = [];
  while (statuses.length < 9) statuses.push((await ask(id)).status);
  expect(statuses.filter((status) => status === 429)).not.toEqual([]);
  expect(asked()).toBe(statuses.filter((status) => status === 303).length);
});

test("F-385, F-386: the application and its rating lead to the debt report, which says what is known, and each opening is audited", async () => {
  const id = await stage.application({ ...TOMAS, SutikimasTikrinti: 0 });
  const rating = await stage.rate(id);
  const report = `/reports/debt-report/10101/${id}`;
  expect((await seller.get(`/applications/edit/${id}/3`)).body).toContain(`href="${report}?from=application"`);
  expect((await seller.get(`/ratings/${rating}`)).body).toContain(`href="${report}?from=rating"`);
  const empty = await seller.get(report);
  expect([empty.status, wordsOf(empty.body).includes("Duomenų nerasta.")]).toEqual([200, true]);
  await stage.author("InitiateDebtRecord", { ParaiskosID: id, AsmensKodas: TOMAS.AsmensKodas });
  await expect.poll(async () => wordsOf((await seller.get(report)).body)).toContain("1 nepadengta skola");
  const lines = await auditLinesOf(stage, async () => {
    const page = await seller.get(`${report}?from=rating`);
    expect(wordsOf(page.body)).toContain("UAB „Skolų valdymas“");
    expect(page.body).toContain("390******78");
    expect(page.body).not.toContain(TOMAS.AsmensKodas);
  });
  expect(lines).toMatchObject([{ ev: "debts.viewed", result: "ok", subject: String(id) }]);
  expect((await seller.get(`/applications/log/${id}`)).body).toContain("Peržiūrimas vertinimas");
});

test("F-024, F-386: the link of a debt report survives the log-in, and a foreign one is refused", async () => {
  const id = await stage.application(TOMAS);
  const report = `/reports/debt-report/10101/${id}`;
  const guest = stage.guest();
  expect(verdictOf(await guest.get(report))).toBe("302 /login");
  expect(verdictOf(await guest.post("/login", { username: AUTHOR, password: DEMO_PASSWORD }))).toBe(`303 ${report}`);
  expect((await (await stage.as("vienas.s")).get(report)).status).toBe(403);
  expect((await seller.get(`/reports/debt-report/10102/${id}`)).status).toBe(403);
  expect((await seller.get("/reports/debt-report/abc/1")).status).toBe(404);
});
