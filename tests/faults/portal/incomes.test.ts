import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { MANTAS_BORROWS_TOO } from "../../support/demo-application.ts";
import { textOf } from "../../support/journey-texts.ts";
import { dropAnswer, refuse } from "../../support/soap-proxy.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { formNamed, pressed } from "./form-table.ts";
import { findForm, readSeals, shownValue, unescapeHtml } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
let manager: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
  manager = await stage.as("vadyb2");
});

/** What a page says, without its marks. */
const wordsOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, " "));

const LINE = pressed(formNamed("income-line"));
const incomesOf = (id: number) => `/applications/incomes/${id}`;
const newLine = (id: number) => `/applications/incomes/${id}/new`;
const newValuation = (id: number) => `/applications/income-valuation/${id}/new`;
const linesOf = async (id: number) =>
  listAt((await stage.author("GetIncomes", { ParaiskosID: id })).fields, "Eilutes", "Eilute");

/** Adds a line as a browser without script does. */
async function add(visitor: Visitor, page: string, form: string, change: Record<string, string> = {}) {
  const seals = await readSeals(visitor, page, form);
  return visitor.post(page, { ...seals, ...LINE, ...change });
}

test.each(["lt", "en"] as const)(
  "F-295, R-H12: where the service of incomes fails the page names the application, says why and leads back and to another try, in %s",
  async (language) => {
    const id = await stage.application();
    stage.servers.proxy.fault("GetIncomes", refuse);
    const failed = await seller.get(`${incomesOf(id)}?lang=${language}`);
    stage.servers.proxy.heal();
    expect([failed.status, Number(failed.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(wordsOf(failed.body)).toContain(textOf(language, "soap:noAnswer"));
    expect(wordsOf(failed.body)).toContain("Emilija");
    for (const [to, key] of [
      [`/applications/load/${id}`, "incomes:back"],
      [incomesOf(id), "errors:unavailable.retry"],
    ] as const)
      expect(failed.body).toMatch(new RegExp(`<a[^>]* href="${to}"[^>]*>${textOf(language, key)}</a>`));
    expect((await seller.get(`${incomesOf(id)}?lang=lt`)).status).toBe(200);
  },
);

describe("F-294: income lines on their page", () => {
  test("a line is added, shown, changed, marked and gone after the save", async () => {
    const id = await stage.application();
    expect((await add(seller, newLine(id), "income-line")).location).toBe(incomesOf(id));
    const [line] = await linesOf(id);
    const number = textAt(line, "PajamosID");
    const shown = await seller.get(incomesOf(id));
    expect(shown.body).toContain("900,50");
    const address = `/applications/incomes/${id}/${number}`;
    expect(shownValue((await seller.get(address)).body, "income-line", "amount")).toBe("900,50");
    expect((await add(seller, address, "income-line", { amount: "950" })).status).toBe(303);
    expect(textAt((await linesOf(id))[0], "PajamuSuma")).toBe("950.00");
    const seals = await readSeals(seller, incomesOf(id), "incomes");
    expect((await seller.post(incomesOf(id), { ...seals, removed: number, continue: "" })).status).toBe(303);
    expect(await linesOf(id)).toEqual([]);
  });

  test("F-295, O2: a line whose save arrived without an answer is told as saved, and another try counts it once", async () => {
    const id = await stage.application();
    const posted = { ...(await readSeals(seller, newLine(id), "income-line")), ...LINE };
    for (const again of [() => seller.post(newLine(id), posted), () => seller.get(newLine(id))]) {
      stage.servers.proxy.faultOnce("SaveIncomes", dropAnswer);
      const title = `Eilutė ${(await linesOf(id)).length}`;
      Object.assign(posted, { ...(await readSeals(seller, newLine(id), "income-line")), title });
      expect((await seller.post(newLine(id), posted)).status).toBeGreaterThanOrEqual(500);
      expect([(await again()).location, (await linesOf(id)).at(-1)?.["Pavadinimas"]]).toEqual([incomesOf(id), title]);
      expect(wordsOf((await seller.get(incomesOf(id))).body)).toContain(textOf("lt", "incomes:landed", { title }));
    }
    expect(await linesOf(id)).toHaveLength(2);
  });

  test("F-287: a reversed or equal period is a finding at its field, and what was typed stays", async () => {
    const id = await stage.application();
    for (const to of ["2024-01-01", "2023-12-31"]) {
      const refused = await add(seller, newLine(id), "income-line", { to });
      expect([refused.status, wordsOf(refused.body)]).toEqual([
        400,
        expect.stringContaining("„Data nuo“ turi būti ankstesnė už „Data iki“"),
      ]);
      expect(shownValue(refused.body, "income-line", "title")).toBe("Darbo užmokestis");
    }
    expect(await linesOf(id)).toEqual([]);
  });

  test("G12: a line that another user has changed since is shown again, and nothing is overwritten unseen", async () => {
    const id = await stage.application();
    await add(seller, newLine(id), "income-line");
    const number = textAt((await linesOf(id))[0], "PajamosID");
    const address = `/applications/incomes/${id}/${number}`;
    const seals = await readSeals(seller, address, "income-line");
    await add(seller, address, "income-line", { amount: "1000" });
    const late = await seller.post(address, { ...seals, ...LINE, amount: "2000" });
    expect([late.status, shownValue(late.body, "income-line", "amount")]).toEqual([409, "2000"]);
    expect(textAt((await linesOf(id))[0], "PajamuSuma")).toBe("1000.00");
  });

  test("F-225: a line of the spouse is neither offered to a buyer who borrows alone nor taken from one", async () => {
    const id = await stage.application();
    expect((await seller.get(newLine(id))).body).not.toContain('name="ofSpouse"');
    const forged = await add(seller, newLine(id), "income-line", { ofSpouse: "on" });
    expect([forged.status, wordsOf(forged.body)]).toEqual([
      422,
      expect.stringContaining("tik tada, kai kreditą ima abu sutuoktiniai"),
    ]);
    // What was forged, or ticked before the spouse was let go, can be cleared.
    expect(forged.body).toContain('name="ofSpouse"');
    expect(await linesOf(id)).toEqual([]);
    const both = await stage.application(MANTAS_BORROWS_TOO);
    expect((await add(seller, newLine(both), "income-line", { ofSpouse: "on" })).status).toBe(303);
    expect((await linesOf(both)).map((line) => textAt(line, "Sutuoktinis"))).toEqual(["1"]);
  });

  test("F-294: an amount of 0 is refused at its field", async () => {
    const id = await stage.application();
    const refused = await add(seller, newLine(id), "income-line", { amount: "0" });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatch(/id="[^"]*amount-error"/);
    expect(await linesOf(id)).toEqual([]);
  });

  test("F-296: what the lines sum up to and what is decided by have words of their own", async () => {
    const id = await stage.application();
    // Income that no register has counts with its coefficient: the two sums differ.
    await add(seller, newLine(id), "income-line", { kind: "7", amount: "1000" });
    const lt = wordsOf((await seller.get(incomesOf(id))).body);
    expect(lt).toContain("Eilučių suma, nepritaikius koeficientų");
    expect(lt.match(/[Vv]ertinam/g)).toHaveLength(1);
    const en = wordsOf((await seller.copy().get(`${incomesOf(id)}?lang=en`)).body);
    expect(en).toContain("Sum of the lines, before coefficients");
    expect(en.match(/Valued|assess/g)).toHaveLength(1);
  });

  test("R-L8: the page is complete in English", async () => {
    const id = await stage.application();
    await add(seller, newLine(id), "income-line");
    const { body } = await seller.copy().get(`${incomesOf(id)}?lang=en`);
    for (const shown of ["Income report", "Sustainable income", "Bank statement", "As stated"])
      expect(body).toContain(shown);
  });
});

describe("F-297: the entry of managers", () => {
  test("a seller neither sees it nor posts to it: the answer is 403 and nothing is saved", async () => {
    const id = await stage.application();
    expect((await seller.get(incomesOf(id))).body).not.toContain("/income-valuation/");
    expect((await seller.get(newValuation(id))).status).toBe(403);
    const seals = await readSeals(seller, newLine(id), "income-line");
    expect((await seller.post(newValuation(id), { ...seals, ...LINE, corrected: "1" })).status).toBe(403);
    expect(await linesOf(id)).toEqual([]);
  });

  test("F-296: a manager's line is marked, and a corrected one is seen by the seller", async () => {
    const id = await stage.application();
    await add(seller, newLine(id), "income-line");
    const number = textAt((await linesOf(id))[0], "PajamosID");
    const valuation = `/applications/income-valuation/${id}/${number}`;
    expect((await add(manager, valuation, "income-valuation", { corrected: "870,10" })).status).toBe(303);
    expect((await add(manager, newValuation(id), "income-valuation", { skipped: "on" })).status).toBe(303);
    const page = wordsOf((await seller.get(incomesOf(id))).body);
    for (const shown of ["870,10", "Įvedė vadybininkas", "Neįtraukta"]) expect(page).toContain(shown);
    const [own, ofManager] = await linesOf(id);
    expect(wordsOf((await seller.get(`/applications/incomes/${id}/${textAt(own, "PajamosID")}`)).body)).toContain(
      "870,10",
    );
    expect((await seller.get(`/applications/incomes/${id}/${textAt(ofManager, "PajamosID")}`)).status).toBe(403);
  });
});

describe("F-298: the income certificate", () => {
  const day = (months: number, last = false): string => {
    const now = new Date(new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" }));
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, last ? 0 : 1))
      .toISOString()
      .slice(0, 10);
  };
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
  const certificate = (months: number) => ({
    "certificate.from": day(months),
    "certificate.to": day(0, true),
    "certificate.issuedOn": today,
  });

  test("is asked where it is ticked; three months are refused by the missing one, four are saved", async () => {
    const plain = await stage.application();
    expect((await seller.get(incomesOf(plain))).body).not.toContain("certificate.from");
    const id = await stage.application({ PajamuPazyma: 1 });
    const seals = await readSeals(seller, incomesOf(id), "incomes");
    const short = await seller.post(incomesOf(id), { ...seals, ...certificate(3), continue: "" });
    expect([short.status, wordsOf(short.body)]).toEqual([400, expect.stringContaining(day(4).slice(0, 7))]);
    expect(shownValue(short.body, "incomes", "certificate.from")).toBe(day(3));
    expect((await seller.post(incomesOf(id), { ...seals, ...certificate(4), continue: "" })).status).toBe(303);
    expect(shownValue((await seller.get(incomesOf(id))).body, "incomes", "certificate.from")).toBe(day(4));
  });

  test("half of one is asked for the rest", async () => {
    const id = await stage.application({ PajamuPazyma: 1 });
    const seals = await readSeals(seller, incomesOf(id), "incomes");
    const half = await seller.post(incomesOf(id), { ...seals, "certificate.from": day(4), continue: "" });
    expect(half.status).toBe(400);
  });
});

describe("F-303, F-304: the bank statement", () => {
  const stateOf = async (id: number) =>
    textAt((await stage.author("GetIncomes", { ParaiskosID: id })).fields, "BankoAtaskaitosBusena");

  async function linkOf(recipient: string): Promise<string> {
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = await fetch(`${stage.servers.backEnd.consoleUrl}/outbox.json`);
      const messages = (await answer.json()) as { recipient: string; content: string }[];
      const found = messages.find((message) => message.recipient === recipient);
      const link = /\/bank-report\/[\w-]+/.exec(found?.content ?? "")?.[0];
      if (link !== undefined) return link;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error("no link has arrived");
  }

  async function ask(id: number) {
    const seals = await readSeals(seller, incomesOf(id), "requestBankReport");
    return seller.post(incomesOf(id), { ...seals, requestBankReport: "" });
  }

  async function settle(link: string, answer: "agree" | "refuse") {
    const buyer = stage.guest();
    const seals = await readSeals(buyer, link, answer);
    return buyer.post(link, { ...seals, [answer]: "" });
  }

  test("the link goes to the buyer, who agrees without a log-in, once: the statement becomes lines", async () => {
    const email = "jokubas.israsas@pavyzdys.example";
    const id = await stage.application({
      AsmensKodas: "50107019960",
      Vardas: "Jokūbas",
      Pavarde: "Išgalvotas",
      ElPastas: email,
    });
    expect((await ask(id)).status).toBe(303);
    expect(await stateOf(id)).toBe("1");
    const waiting = await seller.get(incomesOf(id));
    expect([wordsOf(waiting.body), findForm(waiting.body, "requestBankReport")]).toEqual([
      expect.stringContaining("Laukiama išrašo"),
      null,
    ]);
    const link = await linkOf(email);
    const agreed = await settle(link, "agree");
    expect([agreed.status, wordsOf(agreed.body)]).toEqual([200, expect.stringContaining("sutikimas gautas")]);
    expect(await stateOf(id)).toBe("2");
    expect((await linesOf(id)).map((line) => textAt(line, "IsBanko"))).toEqual(["1", "1"]);
    expect(wordsOf((await seller.get(incomesOf(id))).body)).toContain("Iš banko išrašo");
    expect((await stage.guest().get(link)).status).toBe(410);
  });

  test("F-589: a refusal leads to state 3, from which the link can be sent again", async () => {
    const email = "atsisako@pavyzdys.example";
    const id = await stage.application({ ElPastas: email });
    await ask(id);
    const link = await linkOf(email);
    expect((await settle(link, "refuse")).status).toBe(200);
    expect([await stateOf(id), await linesOf(id)]).toEqual(["3", []]);
    expect(wordsOf((await seller.get(incomesOf(id))).body)).toContain("Siųsti nuorodą dar kartą");
    await ask(id);
    expect(await stateOf(id)).toBe("1");
    expect((await stage.guest().get(link)).status).toBe(410);
  });
});
