import { expect, test } from "vitest";
import { callerOf } from "../../support/demo-session.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, rowsOf, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { COMPLETE, type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const TV = { Pavadinimas: "Televizorius", Kiekis: 6, Kaina: "1000.00", TurtoRusiesID: 2 };
/** Above what a seller may lend (SUM_ABOVE_SELLER_LIMIT). */
const BIG = { Pajamos: "9000.00", Trukme: 60, Prekes: { Preke: [TV] } };

const seller = () => stage.as("jonas.s");
const manager = () => stage.as("vadyb2");
const askPath = (id: number) => `/applications/permit/${id}`;
const says = (reply: Reply, key: string, params = {}) =>
  expect(unescapeHtml(reply.body)).toContain(textOf("lt", key, params));

/** An application that needs a permit and was assessed, as leaving step 3 leaves it. */
async function needy(change = {}): Promise<number> {
  const id = await stage.application({ ...BIG, ...change });
  await stage.author("GetProposedOptions", { ParaiskosID: id });
  return id;
}
/** Saves an application of its buyer with other values. */
async function save(id: number, values = {}) {
  const { fields } = await stage.author("GetContract", { ParaiskosID: id });
  const [version, code] = ["Versija", "AsmensKodas"].map((name) => textAt(fields, "Paraiska", name));
  const application = { ParaiskosID: id, ...COMPLETE, ...BIG, AsmensKodas: code, ...values };
  expect((await stage.author("SaveApplication", { Versija: version, Paraiska: application })).code).toBe(0);
}
async function ask(id: number, reason = "Nuolatinis pirkėjas"): Promise<Reply> {
  const from = await seller();
  return from.post(askPath(id), { ...(await readSeals(from, askPath(id), "ask-permit")), askPermit: "", reason });
}
/** The address of the request that was made. */
async function asked(change = {}) {
  const id = await needy(change);
  const { status, location } = await ask(id);
  expect(status).toBe(303);
  return { id, permit: location ?? "" };
}
const act = async (by: Visitor, permit: string, name: string, note = "") => {
  const page = `${permit}?act=${name}`;
  return by.post(page, { ...(await readSeals(by, page, `${name}-permit`)), [name]: "", note });
};

test("F-372, F-380: steps 3 and 5 lead a seller to the request; the answer stands there, and then the contract can be made", async () => {
  const id = await needy();
  const pages = [`/applications/edit/${id}/3`, `/applications/edit/${id}/5`];
  for (const page of pages) expect((await (await seller()).get(page)).body).toContain(`href="${askPath(id)}"`);
  const made = await ask(id);
  const permit = made.location ?? "";
  says(await (await seller()).get(permit), "permits:done.ask", { number: permit.split("/").at(-1) });
  for (const page of pages) {
    const waiting = await (await seller()).get(page);
    says(waiting, "enumerations:permitStatus.waiting");
    expect(waiting.body).not.toContain(`href="${askPath(id)}"`);
  }
  says(await (await seller()).get("/applications"), "applications:nextStep.waitManager");
  expect(verdictOf(await act(await manager(), permit, "approve", "Pajamos patikrintos"))).toBe(`303 ${permit}`);
  const ready = await (await seller()).get(`/applications/edit/${id}/5`);
  says(ready, "enumerations:permitStatus.confirmed");
  says(ready, "permits:state.note", { note: "Pajamos patikrintos" });
  expect(ready.body).toContain('name="makeContract"');
});

test("F-380: a request that the credit can do without is told in steps 3 and 5 with its answer, and the contract can be made all the same", async () => {
  const pages = ["/applications/edit/1020/3", "/applications/edit/1020/5"];
  for (const page of pages) {
    const waiting = await (await seller()).get(page);
    says(waiting, "permits:state.title", { number: 900_117 });
    says(waiting, "enumerations:permitStatus.waiting");
    says(waiting, "permits:state.needless");
    expect(waiting.body).not.toContain(`href="${askPath(1020)}"`);
  }
  await act(await manager(), "/permits/900117", "reject", "Trūksta darbo sutarties");
  for (const page of pages) {
    const refused = await (await seller()).get(page);
    says(refused, "enumerations:permitStatus.rejected");
    expect(unescapeHtml(refused.body)).toMatch(
      /Trūksta darbo sutarties \(Vadybas Antrasis, \d{4}-\d\d-\d\d \d\d:\d\d\)/,
    );
  }
  const contract = await (await seller()).get(pages[1] ?? "");
  expect(contract.body).toContain('name="makeContract"');
  stage.servers.proxy.faultOnce("ListPermissions", answering(answer(2001)));
  expect((await (await seller()).get(pages[1] ?? "")).body).toContain('name="makeContract"');
});

test("F-370: the request shows what is asked for, who asked and why, and the reasons of the rules", async () => {
  const { permit } = await asked();
  const page = await (await manager()).get(permit);
  const facts = rowsOf(page);
  expect(facts.get(textOf("lt", "permits:record.sum"))).toBe("6\u00A0000,00\u00A0€");
  expect(facts.get(textOf("lt", "permits:columns.reason"))).toBe("Nuolatinis pirkėjas");
  expect(facts.get(textOf("lt", "permits:columns.sequence"))).toBe(
    textOf("lt", "enumerations:permitSequence.standard"),
  );
  says(page, "soap:approval.SUM_ABOVE_SELLER_LIMIT");
});

test("F-370: the request shows what was counted when it was asked, dated, and what is counted now beside it while it waits", async () => {
  const { id, permit } = await asked();
  const shown = async () => (await (await manager()).get(permit)).body.replaceAll("\u00a0", " ");
  const counted = /Įvertinta \d{4}-\d{2}-\d{2} \d{2}:\d{2}, prieš prašant leidimo\./;
  const share = /Suteikus šį kreditą, įmokos sudarys <strong>([^<]*)<\/strong>/g;
  const sharesOf = (body: string) => [...body.matchAll(share)].map(([, percent]) => percent);
  const before = await shown();
  expect(before).toMatch(counted);
  expect(sharesOf(before)).toHaveLength(1);
  await save(id, { Pajamos: "1000.00" });
  const after = await shown();
  says(await (await manager()).get(permit), "permits:record.decisionNow");
  const [stored, now, ...others] = sharesOf(after);
  expect([stored, others]).toEqual([sharesOf(before)[0], []]);
  expect(now).not.toBe(stored);
  await act(await manager(), permit, "reject", "Trūksta pažymos");
  expect(sharesOf(await shown())).toEqual([stored]);
});

test("F-372: a refusal without words is sent back, and what was typed stays; the seller reads the manager's words", async () => {
  const { id, permit } = await asked();
  const short = await act(await manager(), permit, "reject", "ne");
  expect([short.status, shownValue(short.body, "reject-permit", "note")]).toEqual([400, "ne"]);
  const empty = await act(await manager(), permit, "escalate");
  expect(empty.status).toBe(400);
  says(empty, "validation:required");
  const lines = await auditLinesOf(stage, async () => {
    expect((await act(await manager(), permit, "reject", "Per dideli įsipareigojimai")).status).toBe(303);
  });
  expect(lines).toMatchObject([{ ev: "permit.answered", result: "ok", subject: permit.split("/").at(-1) }]);
  const told = await (await seller()).get(`/applications/edit/${id}/5`);
  says(told, "permits:state.note", { note: "Per dideli įsipareigojimai" });
  expect(told.body).toContain(`href="${askPath(id)}"`);
  says(await (await seller()).get("/applications"), "applications:nextStep.changeWithoutPermit");
});

test("F-373: only the legal next states are offered, and to managers only", async () => {
  const { permit } = await asked({ Prekes: { Preke: [{ ...TV, Kiekis: 11 }] } });
  const offered = async (by: Visitor) =>
    [...(await by.get(permit)).body.matchAll(/\?act=(\w+)"/g)].map(([, name]) => name);
  expect(await offered(await manager())).toEqual(["approve", "reject", "escalate"]);
  expect(await offered(await seller())).toEqual([]);
  const tried = await (await seller()).get(`${permit}?act=approve`);
  expect(tried.body).not.toContain('id="approve-permit"');
  await act(await manager(), permit, "approve");
  // The last word is another manager's (F-371).
  const after = await (await manager()).get(permit);
  says(after, "permits:done.approveFirst", { number: permit.split("/").at(-1) });
  says(after, "permits:blocked.own");
  expect(offeredOn(after.body)).toEqual(["reject"]);
});

test("F-370, F-371: the words of both managers stand on the request, in the list and in the application", async () => {
  const { id, permit } = await asked({ Prekes: { Preke: [{ ...TV, Kiekis: 11 }] } });
  const first = await callerOf(stage.servers.backEnd.url, "vadyb1");
  const number = permit.split("/").at(-1);
  expect((await first("ApprovePermission", { leidimoID: number, komentaras: "Pajamos geros" })).code).toBe(0);
  await act(await manager(), permit, "reject", "Suma per didelė");
  const facts = rowsOf(await (await manager()).get(permit));
  expect(facts.get(textOf("lt", "permits:record.firstManager"))).toMatch(/^Vadybė Pirmoji, \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(facts.get(textOf("lt", "permits:record.firstNote"))).toBe("Pajamos geros");
  expect(facts.get(textOf("lt", "permits:columns.note"))).toBe("Suma per didelė");
  const told = unescapeHtml((await (await seller()).get(`/applications/edit/${id}/5`)).body);
  expect(told).toMatch(/Pajamos geros \(Vadybė Pirmoji, [^)]+\)[^]*Suma per didelė \(Vadybas Antrasis, [^)]+\)/);
  const list = await (await manager()).get(`/permits?application=${id}`);
  expect(unescapeHtml(list.body)).toContain("Pajamos geros; Suma per didelė");
});

test("F-376: a seller's and a supervisor's forged answer is refused in the words of 2403, and the back end is not asked", async () => {
  const { permit } = await asked();
  for (const user of ["jonas.s", "vadove"]) {
    const forger = await stage.as(user);
    stage.servers.proxy.forget();
    const forged = await forger.post(permit, { approve: "", note: "" });
    expect(forged.status).toBe(403);
    says(forged, "soap:2403");
    expect(stage.servers.proxy.operations()).not.toContain("ApprovePermission");
  }
});

test("F-376: a seller who opens the address of an approval reads 2403 above the request, and a manager does not", async () => {
  const { permit } = await asked();
  for (const name of ["approve", "reject"]) says(await (await seller()).get(`${permit}?act=${name}`), "soap:2403");
  for (const reply of [await (await seller()).get(permit), await (await manager()).get(`${permit}?act=approve`)])
    expect(unescapeHtml(reply.body)).not.toContain(textOf("lt", "soap:2403"));
});

test("F-374: the second of two managers at once hears 2401, above the request as it is now", async () => {
  const { permit } = await asked();
  const by = await manager();
  const page = `${permit}?act=reject`;
  const seals = await readSeals(by, page, "reject-permit");
  const first = await callerOf(stage.servers.backEnd.url, "vadyb1");
  expect((await first("ApprovePermission", { leidimoID: permit.split("/").at(-1) })).code).toBe(0);
  await by.post(page, { ...seals, reject: "", note: "Per vėlai" });
  const after = await by.get(permit);
  expect(after.body).toContain(textOf("lt", "permits:alreadyAnswered").split("{{")[0]);
  expect(after.body).not.toContain(textOf("lt", "soap:2401"));
  says(after, "enumerations:permitStatus.confirmed");
});

test("F-379, F-457: an approval that fails (1600) is told above the form, which keeps the note, and the request waits on", async () => {
  const failed = await act(await manager(), "/permits/901600", "approve", "Patikrinta telefonu");
  expect([failed.status, shownValue(failed.body, "approve-permit", "note")]).toEqual([422, "Patikrinta telefonu"]);
  says(failed, "soap:1600");
  says(await (await manager()).get("/permits/901600"), "enumerations:permitStatus.waiting");
});

test("O2, F-375: a note that was refused for a reason of the service waits in the form of the act", async () => {
  const by = await manager();
  stage.servers.proxy.faultOnce("ApprovePermission", answering(answer(2402)));
  expect((await act(by, "/permits/901600", "approve", "Ilga pastaba")).location).toBe("/permits/901600");
  says(await by.get("/permits/901600"), "soap:2402");
  expect(shownValue((await by.get("/permits/901600?act=approve")).body, "approve-permit", "note")).toBe("Ilga pastaba");
});

const offeredOn = (html: string) => [...html.matchAll(/\?act=(\w+)"/g)].map(([, name]) => name);

test.each([
  ["902402", "F-375, F-469", "notAssessed", "soap:2402"],
  ["902405", "F-378, F-469", "outdated", "soap:2405"],
  ["900114", "F-373", "refused", null],
])("the demo's request %s cannot be approved, and says why instead (%s)", async (permit, _row, reason, words) => {
  const { body } = await (await manager()).get(`/permits/${permit}`);
  expect([offeredOn(body).includes("approve"), offeredOn(body).includes("reject")]).toEqual([false, true]);
  says({ body } as Reply, `permits:blocked.${reason}`);
  if (words !== null) says({ body } as Reply, words);
  // What was not assessed shows no assessment.
  expect(body.includes(textOf("lt", "permits:record.decision"))).toBe(reason !== "notAssessed");
  const forced = await (await manager()).get(`/permits/${permit}?act=approve`);
  expect(forced.body).not.toContain('id="approve-permit"');
});

test("F-378, F-469: terms that change while a manager reads are refused in the words of 2405", async () => {
  const { id, permit } = await asked();
  const by = await manager();
  const page = `${permit}?act=approve`;
  const seals = await readSeals(by, page, "approve-permit");
  await save(id, { Prekes: { Preke: [{ ...TV, Kiekis: 7 }] } });
  await by.post(page, { ...seals, approve: "", note: "" });
  says(await by.get(permit), "soap:2405");
});

test("F-377, F-378: a second request and one whose sum has changed are refused above the form, and the reason typed stays", async () => {
  const id = await needy();
  const from = await seller();
  const seals = await readSeals(from, askPath(id), "ask-permit");
  await ask(id);
  const second = await from.post(askPath(id), { ...seals, askPermit: "", reason: "Dar kartą" });
  expect(second.status).toBe(422);
  says(second, "soap:2404");
  const changed = await needy();
  await save(changed, { Prekes: { Preke: [{ ...TV, Kiekis: 7 }] } });
  const refused = await ask(changed, "Prašoma daugiau");
  expect([refused.status, shownValue(refused.body, "ask-permit", "reason")]).toEqual([422, "Prašoma daugiau"]);
  says(refused, "soap:2405");
});

test("F-380: the queue of a manager has all, a seller's list those of the seller's shop, each narrowed to one application or one state", async () => {
  const { id, permit } = await asked();
  const of = async (by: Visitor, query: string) =>
    [...(await by.get(`/permits?${query}`)).body.matchAll(/href="(\/permits\/\d+)"/g)].map(([, to]) => to);
  expect(await of(await manager(), `application=${id}`)).toEqual([permit]);
  expect(await of(await manager(), "size=100")).toContain("/permits/900102");
  expect(await of(await seller(), "size=100")).not.toContain("/permits/900102");
  expect(await of(await manager(), "status=ESCALATED")).toEqual(["/permits/900104", "/permits/900114"]);
  expect((await (await seller()).get("/permits/900102")).status).toBe(404);
  const wrong = await (await manager()).get("/permits?application=abc");
  says(wrong, "permits:refusedFilter");
});

testForLeaks(() => stage);

test("F-380, F-123: after the next log-in the seller is told of the answer, with the way to the application, and once", async () => {
  const { id, permit } = await asked();
  const to = `/applications/load/${id}`;
  expect((await (await stage.logIn("jonas.s")).get("/news")).body).not.toContain(to);
  await act(await manager(), permit, "reject", "Pirma atneškite pažymą");
  const back = await stage.logIn("jonas.s");
  const { body } = await back.get("/news");
  expect(body).toContain(`Vadybininkas atsakė dėl paraiškos ${id}: leidimas nesuteiktas.`);
  expect(body).toContain(`href="${to}"`);
  expect((await back.get("/reports")).body).not.toContain(to);
  expect((await (await stage.logIn("jonas.s")).get("/news")).body).not.toContain(to);
});
