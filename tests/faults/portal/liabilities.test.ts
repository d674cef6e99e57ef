import { expect, test } from "vitest";
import { dropAnswer } from "../../support/soap-proxy.ts";
import { sealsOf, unescapeHtml } from "./page.ts";
import { AUTHOR, COMPLETE, type Stage, useStage } from "./stage.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const MANAGER = "vadyb2";
const REFINANCED = { AsmensKodas: "48308239783", Vardas: "Simona", Pavarde: "Refinansaitė", Pajamos: "2400.00" };

const listAt = (id: number) => `/applications/liabilities/${id}`;
const newAt = (id: number) => `${listAt(id)}/new`;

const GOOD = {
  type: "Leasing",
  creditor: "UAB Ratai",
  contractDate: "2025-02-03",
  limit: "900",
  outstanding: "300",
  instalmentCount: "24",
  outstandingCount: "10",
  instalment: "30,50",
};

const textOf = (html: string): string => unescapeHtml(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");

/** The link to what may be said of a debt of the register. */
const CORRECTION = /href="(\/applications\/liability-correction\/\d+\/[0-9a-f]{16})"/;

async function send(page: string, form: string, fields: Record<string, string>) {
  const browser = await stage.as(MANAGER);
  const shown = await browser.get(page);
  return {
    browser,
    answer: await browser.post(page, {
      ...sealsOf(shown.body, form),
      ...fields,
      continue: "",
    }),
  };
}

test("F-299, F-300: a liability is added, corrected and removed, each time on the list", async () => {
  const id = await stage.application();
  const { browser, answer } = await send(newAt(id), "liability", GOOD);
  expect([answer.status, answer.location]).toEqual([303, listAt(id)]);
  const list = await browser.get(listAt(id));
  expect(textOf(list.body)).toContain("UAB Ratai");
  expect(textOf(list.body)).toContain("30,50 €");
  const line = /href="(\/applications\/liabilities\/\d+\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? "";
  const page = await browser.get(line);
  const removed = await browser.post(line, { ...sealsOf(page.body, "liability"), ...GOOD, remove: "" });
  expect(removed.status).toBe(303);
  expect(textOf((await browser.get(listAt(id))).body)).not.toContain("UAB Ratai");
});

test("F-299, O2: a liability whose save arrived without an answer is told as saved, and counts once", async () => {
  const id = await stage.application();
  stage.servers.proxy.faultOnce("SaveLiabilities", dropAnswer);
  const { browser, answer } = await send(newAt(id), "liability", GOOD);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect((await browser.get(newAt(id))).location).toBe(listAt(id));
  const { body } = await browser.get(listAt(id));
  expect(textOf(body)).toContain("Įsipareigojimas „UAB Ratai“ jau yra");
  expect(new Set(body.match(/\/applications\/liabilities\/\d+\/[0-9a-f-]{36}/g)).size).toBe(1);
});

test.each([
  ["outstanding", "900,01", "Likusi skola negali viršyti limito"],
  ["outstandingCount", "25", "Likusių įmokų negali būti daugiau"],
  ["instalmentCount", "1,5", ""],
  ["contractDate", "2199-01-01", ""],
  ["refinanceAmount", "10", "Refinansuojamą sumą rašykite tik tada"],
])("F-299, F-300, F-559: a wrong %s is told at its field, and what was typed stays", async (field, value, text) => {
  const { answer } = await send(newAt(await stage.application()), "liability", { ...GOOD, [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain(`id="liability-${field}-error"`);
  expect(textOf(answer.body)).toContain(text);
  expect(answer.body).toContain("UAB Ratai");
});

test("F-302: a user without MatoIsipareigojimus finds neither the page, nor a link, nor data of it", async () => {
  const id = await stage.application(REFINANCED);
  const browser = await stage.as(AUTHOR);
  expect((await browser.get(listAt(id))).status).toBe(403);
  expect((await browser.get(newAt(id))).status).toBe(403);
  const step3 = await browser.get(`/applications/edit/${id}/3`);
  expect(step3.body).not.toContain(listAt(id));
  expect(step3.body).not.toContain("Greitos paskolos");
  const manager = await (await stage.as(MANAGER)).get(`/applications/edit/${id}/3`);
  expect(manager.body).toContain(listAt(id));
  expect(manager.body).toContain("Greitos paskolos");
});

test("F-300, F-265: a registered liability is shown with all it has; corrected and kept, it counts so in step 3", async () => {
  const id = await stage.application({ ...REFINANCED, Refinansavimas: 1 });
  const browser = await stage.as(MANAGER);
  const list = await browser.get(listAt(id));
  expect(textOf(list.body)).toContain("1 600,00 €");
  const line = CORRECTION.exec(list.body)?.[1] ?? "";
  const { answer } = await send(line, "liability-correction", {
    ...{ correctedInstalment: "61", correctionReason: "Pagal banko pažymą" },
    kept: "on",
  });
  expect(answer.status).toBe(303);
  const step3 = textOf((await browser.get(`/applications/edit/${id}/3`)).body);
  expect(step3).toContain("nebus refinansuojama");
  expect(step3).toContain("61,00 €");
});

test.each([
  ["lt", "Grąžinamas kreditas", "nesutampa kontroliniai skaitmenys"],
  ["en", "Credit to repay", "check digits"],
])("F-265, F-274: each repaid credit has its own account, in steps 3 and 5 (%s)", async (language, label, refusal) => {
  const id = await stage.application({ ...REFINANCED, Refinansavimas: 1 });
  const browser = await stage.as(MANAGER);
  const readAs = async (path: string) => textOf((await browser.get(`${path}?lang=${language}`)).body);
  const line = CORRECTION.exec((await browser.get(`${listAt(id)}?lang=${language}`)).body)?.[1] ?? "";
  const wrong = await send(`${line}?lang=${language}`, "liability-correction", {
    creditorAccount: "EE382200221020145686",
  });
  expect(wrong.answer.body).toContain('id="liability-correction-creditorAccount-error"');
  expect(textOf(wrong.answer.body)).toContain(refusal);
  const right = await send(line, "liability-correction", { creditorAccount: "lt73 7300 0100 1234 5678" });
  expect(right.answer.status).toBe(303);
  const refinanced = { ...GOOD, refinancePossible: "on", refinanceAmount: "300" };
  const added = await send(newAt(id), "liability", { ...refinanced, creditorAccount: "EE38 2200 2210 2014 5685" });
  expect(added.answer.status).toBe(303);
  // The offers for the changed sum were looked at.
  const seen = { ...COMPLETE, ...REFINANCED, ParaiskosID: id, Refinansavimas: 1 };
  expect((await stage.author("SaveApplication", { Paraiska: seen })).code).toBe(0);
  for (const account of ["LT73 7300 0100 1234 5678", "EE38 2200 2210 2014 5685"])
    for (const page of [listAt(id), `/applications/edit/${id}/3`, `/applications/edit/${id}/5`])
      expect(await readAs(page)).toContain(account);
  expect(await readAs(`/applications/edit/${id}/5`)).toMatch(new RegExp(`${label}\\W*UAB Ratai`));
});

test("F-109, F-300, O2: a typed correction survives the end of its session, and the log-in leads back to it", async () => {
  const id = await stage.application(REFINANCED);
  const browser = await stage.logIn(MANAGER);
  const line = CORRECTION.exec((await browser.get(listAt(id))).body)?.[1] ?? "";
  const seals = sealsOf((await browser.get(line)).body, "liability-correction");
  const logout = sealsOf((await browser.get(line)).body, "logout");
  await browser.post("/logout", { ...logout, logout: "" });
  const late = await browser.post(line, { ...seals, correctedInstalment: "61,50", kept: "on", continue: "" });
  expect([late.status, late.location?.startsWith("/login")]).toEqual([303, true]);
  const again = await stage.logIn(MANAGER);
  const shown = await again.get(line);
  expect(shown.body).toContain('value="61,50"');
});

test("F-300, F-302: a debt of the register has no page among the added ones, nor an added one among the corrections", async () => {
  const id = await stage.application(REFINANCED);
  const browser = await stage.as(MANAGER);
  const line = CORRECTION.exec((await browser.get(listAt(id))).body)?.[1] ?? "";
  expect((await browser.get(line.replace("liability-correction", "liabilities"))).status).toBe(404);
  expect((await browser.get(newAt(id).replace("liabilities", "liability-correction"))).status).toBe(404);
});
