import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue, verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
let id: number;
useOwnStage({ limits: { takeOversPerHour: 3 } }, async (opened) => {
  stage = opened;
  id = await stage.application();
});

const TAKE_OVER = "/applications/take-over";
const KEY = "PERIM-7Q4K";
/** Vilte's of shop 101, and Lukas's of shop 102. */
const COLLEAGUES = 1044;
const OTHER_SHOPS = 1045;
const RASA = "10102";

const takeOver = async (seller: Visitor, fields: Record<string, string>) =>
  seller.post(TAKE_OVER, { ...(await readSeals(seller, TAKE_OVER, "take-over")), takeOver: "", ...fields });
const transfer = async (seller: Visitor, fields: Record<string, string>) => {
  const path = `/applications/transfer/${id}`;
  return seller.post(path, { ...(await readSeals(seller, path, "transfer")), transfer: "", ...fields });
};

test("F-200: the list and a colleague's contract lead to taking over; the contract's link names its number", async () => {
  const seller = await stage.as("jonas.s");
  expect((await seller.get("/applications")).body).toContain(`href="${TAKE_OVER}"`);
  const page = await seller.get(`/applications/edit/${COLLEAGUES}/5`);
  expect(page.body).toContain(`href="${TAKE_OVER}?number=${COLLEAGUES}"`);
  const form = await seller.get(`${TAKE_OVER}?number=${COLLEAGUES}`);
  expect(shownValue(form.body, "take-over", "number")).toBe(String(COLLEAGUES));
});

test("F-200: bad input is told at its field, a wrong key (1063) says that number or key is wrong; nothing typed is lost", async () => {
  const seller = await stage.as("pilnas");
  const empty = await takeOver(seller, { number: "abc", key: "" });
  expect(empty.status).toBe(400);
  expect(empty.body).toContain(textOf("lt", "validation:required"));
  const wrong = await takeOver(seller, { number: String(COLLEAGUES), key: "PERIM-0000" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain(textOf("lt", "ownership:takeOver.wrongKey"));
  expect(shownValue(wrong.body, "take-over", "key")).toBe("PERIM-0000");
});

test("F-200: a user guesses so many times in an hour, then the back end is not asked", async () => {
  const seller = await stage.as("sms.blogas");
  for (let at = 0; at < 3; at += 1)
    expect((await takeOver(seller, { number: "1001", key: `SPEJU-${at}` })).status).toBe(422);
  stage.servers.proxy.forget();
  expect((await takeOver(seller, { number: "1001", key: "SPEJU-4" })).status).toBe(429);
  expect(stage.servers.proxy.operations()).not.toContain("TakeOverContract");
});

test("F-200, R-L3: a valid key moves another shop's contract to this seller, who then sees it; a line of the audit log says so", async () => {
  const seller = await stage.as("jonas.s");
  expect((await seller.get(`/applications/edit/${OTHER_SHOPS}/5`)).status).toBe(404);
  const lines = await auditLinesOf(stage, async () => {
    const taken = await takeOver(seller, { number: String(OTHER_SHOPS), key: KEY });
    expect(verdictOf(taken)).toBe(`303 /applications/edit/${OTHER_SHOPS}/5`);
  });
  expect(lines).toMatchObject([{ ev: "contract.takenOver", result: "ok", uid: "10101", subject: String(OTHER_SHOPS) }]);
  expect(lines).toHaveLength(1);
  const again = await takeOver(seller, { number: String(OTHER_SHOPS), key: KEY });
  expect(verdictOf(again)).toBe(`303 /applications/edit/${OTHER_SHOPS}/5`);
  const page = await seller.get(`/applications/edit/${OTHER_SHOPS}/5`);
  expect(page.status).toBe(200);
  expect(page.body).not.toContain(`number=${OTHER_SHOPS}`);
});

test("F-200: a manager names the seller for whom it is taken over", async () => {
  const manager = await stage.as("vadyb2");
  const unnamed = await takeOver(manager, { number: String(COLLEAGUES), key: KEY });
  expect(unnamed.status).toBe(400);
  const taken = await takeOver(manager, { number: String(COLLEAGUES), key: KEY, login: "rasa.s" });
  expect(verdictOf(taken)).toBe(`303 /applications/edit/${COLLEAGUES}/5`);
});

test("F-201: the search narrows the sellers; a comment and a seller are asked for, and the comment typed is kept", async () => {
  const seller = await stage.as("jonas.s");
  const found = await seller.get(`/applications/transfer/${id}?q=rasa`);
  expect([...found.body.matchAll(/name="recipient"[^>]* value="(\d+)"/g)].map(([, value]) => value)).toEqual([RASA]);
  const none = await seller.get(`/applications/transfer/${id}?q=nera`);
  expect(none.body).toContain(textOf("lt", "soap:1090"));
  const unsaid = await transfer(seller, { recipient: RASA, comment: " " });
  expect([unsaid.status, unsaid.body.includes(textOf("lt", "validation:required"))]).toEqual([400, true]);
  const unchosen = await transfer(seller, { comment: "Pavaduoja" });
  expect(unchosen.body).toContain(textOf("lt", "validation:choice.required"));
  expect(unchosen.body).toContain(">Pavaduoja</textarea>");
});

test("F-201: the transferred application is the other seller's, and its giver is led to the list", async () => {
  const seller = await stage.as("jonas.s");
  expect((await seller.get(`/applications/edit/${id}/5`)).body).toContain(`href="/applications/transfer/${id}"`);
  const lines = await auditLinesOf(stage, async () => {
    expect(verdictOf(await transfer(seller, { recipient: RASA, comment: "Pavaduoja" }))).toBe("303 /applications");
  });
  expect(lines).toMatchObject([{ ev: "contract.transferred", result: "ok", subject: String(id) }]);
  expect((await seller.get("/applications")).body).toContain(textOf("lt", "ownership:transfer.done", { number: id }));
  expect((await seller.get(`/applications/edit/${id}/5`)).body).toContain(`${TAKE_OVER}?number=${id}`);
});

test("F-201: a contract that was transferred is named by its number", async () => {
  const contract = await stage.contract();
  const number = textAt(
    (await stage.author("GetContract", { ParaiskosID: contract })).fields,
    "Paraiska",
    "SutartiesNr",
  );
  const seller = await stage.as("jonas.s");
  const page = `/applications/transfer/${contract}`;
  const seals = await readSeals(seller, page, "transfer");
  await seller.post(page, { ...seals, recipient: RASA, comment: "Pavaduoja", transfer: "" });
  const words = (await seller.get("/applications")).body;
  expect(words).toContain(textOf("lt", "ownership:transfer.doneContract", { number }));
  expect(words).not.toContain(textOf("lt", "ownership:transfer.done", { number: contract }));
});

test("F-201: a rejected and an archived one cannot be transferred, and say so (1100)", async () => {
  const seller = await stage.as("jonas.s");
  for (const closed of [1013, 1014]) {
    const page = await seller.get(`/applications/transfer/${closed}`);
    expect([closed, page.status, page.body.includes(textOf("lt", "soap:1100"))]).toEqual([closed, 422, true]);
    expect((await seller.get(`/applications/edit/${closed}/5`)).body).not.toContain("/applications/transfer/");
  }
});

testForLeaks(() => stage);
