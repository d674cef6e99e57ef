import { expect, test } from "vitest";
import { refuse } from "../../support/soap-proxy.ts";
import type { Visitor } from "../../support/http-client.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { readSeals, unescapeHtml } from "./page.ts";
import { AUTHOR, useStage, type Stage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage({ limits: { debtQuestionsPerHour: 6 } }, async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const TOMAS = { AsmensKodas: "39002289878", Vardas: "Tomas", Pavarde: "Skolinskas" };
const FAILING = { AsmensKodas: "49604049747", Vardas: "Justė", Pavarde: "Laukianti" };

const pageOf = (id: number) => `/applications/incomes/${id}`;
const wordsOf = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");
const words = async (id: number) => wordsOf((await seller.get(pageOf(id))).body);

async function ask(id: number, button = "askAboutBuyer") {
  return seller.post(pageOf(id), { ...(await readSeals(seller, pageOf(id), "debt-record")), [button]: "" });
}

test("F-305: the register is asked from the page of incomes, is waited for, and names the open debt; the audit log knows who asked", async () => {
  const id = await stage.application(TOMAS);
  expect((await seller.get(`/applications/edit/${id}/3`)).body).toContain(`${pageOf(id)}#debt-register`);
  expect(await words(id)).toContain("Šio asmens skolos dar netikrintos.");
  const lines = await auditLinesOf(stage, async () => {
    const answer = await ask(id);
    expect([answer.status, answer.location]).toEqual([303, `${pageOf(id)}#debt-register`]);
  });
  expect(lines).toMatchObject([{ ev: "debts.asked", result: "ok", subject: "390-78" }]);
  expect(await words(id)).toContain("Užklausa išsiųsta");
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

test("F-305: of a spouse who does not borrow nothing is asked, and questions of a user are counted", async () => {
  const id = await stage.application(TOMAS);
  stage.servers.proxy.forget();
  expect((await ask(id, "askAboutSpouse")).status).toBe(303);
  const asked = () => stage.servers.proxy.operations().filter((name) => name === "InitiateDebtRecord").length;
  expect(asked()).toBe(0);
  const statuses: number[] = [];
  while (statuses.length < 5) statuses.push((await ask(id)).status);
  expect(statuses.filter((status) => status === 429)).not.toEqual([]);
  expect(asked()).toBe(statuses.filter((status) => status === 303).length);
});
