import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { readSeals, shownValue, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";
import { auditLinesOf } from "./audit-lines.ts";

/** Of the demo story: paid out, one whose status cannot be changed, and the contract that is being signed on a tablet. */
const PAID_OUT = 9001200;
const STUCK = 9002101;
const BEING_SIGNED = 1008;

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const pageOf = (id: number) => `/applications/reject/${id}`;
const step5 = (id: number) => `/applications/edit/${id}/5`;
const held = textOf("lt", "rejection:held");

const statusOf = async (id: number) =>
  textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Busena");

async function reject(id: number, fields: Record<string, string>, seals?: Record<string, string>) {
  const seller = await stage.as(AUTHOR);
  const taken = seals ?? (await readSeals(seller, pageOf(id), "reject-contract"));
  return seller.post(pageOf(id), { ...taken, ...fields, rejectContract: "" });
}

test("F-337: step 5 leads to the question, the contract is rejected, and says when and why; the audit log knows who", async () => {
  const id = await stage.contract();
  const seller = await stage.as(AUTHOR);
  expect((await seller.get(step5(id))).body).toContain(`href="${pageOf(id)}"`);
  const lines = await auditLinesOf(stage, async () => {
    const answer = await reject(id, { reason: "4", comment: "Pirkėjas rado pigiau" });
    expect([answer.status, answer.location]).toEqual([303, step5(id)]);
  });
  expect(lines).toMatchObject([{ ev: "contract.rejected", result: "ok", subject: String(id) }]);
  const page = unescapeHtml((await seller.get(step5(id))).body);
  for (const words of ["Sutartis atmesta 2", "Priežastis: Kita priežastis.", "Paaiškinimas: Pirkėjas rado pigiau"])
    expect(page).toContain(words);
  expect(page).not.toContain(pageOf(id));
  expect(await statusOf(id)).toBe("-1");
});

test("F-192, F-337: a rejected contract is an application again, names both its numbers, asks for no copies and leads to its papers", async () => {
  const id = await stage.contract();
  const number = textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "SutartiesNr");
  const seller = await stage.as(AUTHOR);
  const missing = textOf("lt", "uploads:missing");
  expect(unescapeHtml((await seller.get(step5(id))).body)).toContain(missing);
  await reject(id, { reason: "1", comment: "" });
  const { body } = await seller.get(step5(id));
  const title = unescapeHtml(/<h1>.*?<\/h1>/s.exec(body)?.[0] ?? "");
  expect([title.includes(textOf("lt", "application:title.application")), title.includes(String(id))]).toEqual([
    true,
    true,
  ]);
  expect(title).not.toContain(number);
  expect(unescapeHtml(body)).toContain(textOf("lt", "application:about.contract", { number }));
  expect(unescapeHtml(body)).not.toContain(missing);
  expect(body).toContain(`href="/applications/signed/${id}"`);
  expect((await seller.get(`/applications/signed/${id}`)).status).toBe(200);
});

test("F-337: without a reason, and another one without words, nothing is rejected and nothing typed is lost", async () => {
  const id = await stage.contract();
  const none = await reject(id, { reason: "", comment: "Netiko dydis" });
  expect([none.status, none.body.includes(textOf("lt", "validation:choice.required"))]).toEqual([400, true]);
  expect(shownValue(none.body, "reject-contract", "comment")).toBe("Netiko dydis");
  const wordless = await reject(id, { reason: "4", comment: "" });
  expect([wordless.status, /<input[^>]*value="4"[^>]*checked|checked[^>]*value="4"/.test(wordless.body)]).toEqual([
    400,
    true,
  ]);
  expect(await statusOf(id)).toBe("1");
});

test("F-465: a status that cannot be changed (2101) is said above the form, with what was chosen", async () => {
  const before = await statusOf(STUCK);
  const answer = await reject(STUCK, { reason: "3", comment: "Klaida sumoje" });
  expect([answer.status, answer.body.includes(textOf("lt", "soap:2101"))]).toEqual([422, true]);
  expect(shownValue(answer.body, "reject-contract", "comment")).toBe("Klaida sumoje");
  expect(await statusOf(STUCK)).toBe(before);
});

const OFF = /<button[^>]*disabled[^>]*aria-describedby="rejection-held"|aria-describedby="rejection-held"[^>]*disabled/;

test("F-452, F-337: once it is paid out the button is off and says why, the question is not asked, and a forced post is 1200", async () => {
  const seller = await stage.as(AUTHOR);
  const paidOut = textOf("lt", "rejection:paidOut");
  const page = (await seller.get(step5(PAID_OUT))).body;
  expect([page.includes(paidOut), page.includes(`href="${pageOf(PAID_OUT)}"`)]).toEqual([true, false]);
  expect(page).toMatch(OFF);
  const managers = (await (await stage.as("vadyb2")).get(step5(PAID_OUT))).body;
  const turnTo = `${paidOut} ${textOf("lt", "rejection:askManager")}`;
  expect([page.includes(turnTo), managers.includes(paidOut), managers.includes(turnTo)]).toEqual([true, true, false]);
  const question = (await seller.get(pageOf(PAID_OUT))).body;
  expect([question.includes(paidOut), question.includes('name="rejectContract"')]).toEqual([true, false]);
  const seals = await readSeals(seller, pageOf(await stage.contract()), "reject-contract");
  const forced = await reject(PAID_OUT, { reason: "3", comment: "" }, seals);
  expect([forced.status, forced.body.includes(textOf("lt", "soap:1200"))]).toEqual([422, true]);
  expect(await statusOf(PAID_OUT)).toBe("2");
});

test("F-338: while signing is under way, the button is off and says why, the question is not asked, and a forced post is refused", async () => {
  const seller = await stage.as(AUTHOR);
  const page = (await seller.get(step5(BEING_SIGNED))).body;
  expect([page.includes(held), page.includes(`href="${pageOf(BEING_SIGNED)}"`)]).toEqual([true, false]);
  expect(page).toMatch(OFF);
  const question = (await seller.get(pageOf(BEING_SIGNED))).body;
  expect([question.includes(held), question.includes('name="rejectContract"')]).toEqual([true, false]);
  const seals = await readSeals(seller, pageOf(await stage.contract()), "reject-contract");
  expect((await reject(BEING_SIGNED, { reason: "1", comment: "" }, seals)).status).toBe(422);
  expect(await statusOf(BEING_SIGNED)).toBe("1");
});

test("F-338: the consent that is still being signed keeps a contract from being rejected, too", async () => {
  const id = await stage.contract();
  const begin = { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: 31 };
  expect((await stage.author("InitiateSigning", begin)).code).toBe(0);
  const seller = await stage.as(AUTHOR);
  const page = (await seller.get(step5(id))).body;
  expect([page.includes(held), page.includes(`href="${pageOf(id)}"`)]).toEqual([true, false]);
});

test("F-339: rejected in one tab, made in another: the other one reads 1100, and there is one state", async () => {
  const id = await stage.application();
  const seller = await stage.as(AUTHOR);
  const make = await readSeals(seller, step5(id), "makeContract");
  const again = { ...make, _op: crypto.randomUUID() };
  expect((await seller.post(step5(id), { ...make, makeContract: "" })).status).toBe(303);
  expect((await reject(id, { reason: "1", comment: "" })).status).toBe(303);
  await seller.post(step5(id), { ...again, makeContract: "" });
  expect((await seller.get(step5(id))).body).toContain(textOf("lt", "soap:1100"));
  expect(await statusOf(id)).toBe("-1");
});

test("F-337: a double press rejects once and shows one answer", async () => {
  const id = await stage.contract();
  const seller = await stage.as(AUTHOR);
  const seals = await readSeals(seller, pageOf(id), "reject-contract");
  const answers = await Promise.all([1, 2].map(() => reject(id, { reason: "1", comment: "" }, seals)));
  expect(answers.some(({ status }) => status === 303)).toBe(true);
  const { body } = await stage.author("GetActionLog", { ParaiskosID: id });
  expect(body.match(/Sutartis atmesta/g)).toHaveLength(1);
});
