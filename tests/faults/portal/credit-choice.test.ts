import { describe, expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import { createApplication, SIMONA } from "../../support/demo-application.ts";
import { callerOf } from "../../support/demo-session.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import { formNamed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, rowsOf, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, COMPLETE, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

/** A credit without goods: an account (variant 21) or a card (22) of shop 101. */
const withoutGoods = (type: number, variant: number, change: RequestElements = {}): RequestElements => ({
  SutartiesTipas: type,
  SalyguVariantoID: variant,
  IsmokejimoTipas: type,
  Prekes: undefined,
  Suma: "1800.00",
  ...change,
});

const address = (form: string, application: number) => formNamed(form).address({ application, contract: 0 });

async function saved(application: number, element: string): Promise<string> {
  return textAt((await stage.author("GetContract", { ParaiskosID: application })).fields, "Paraiska", element);
}

/** Posts fields of a form. @returns the answer, and the application as the portal sent it */
async function post(form: string, application: number, fields: Record<string, string>) {
  stage.servers.proxy.forget();
  const answer = await seller.post(address(form, application), { ...fields, _op: crypto.randomUUID() });
  const call = stage.servers.proxy.calls.findLast(({ operation }) => operation === "SaveApplication");
  const sent = call === undefined ? null : (argumentsOf(call)["Paraiska"] as Record<string, unknown>);
  return { answer, sent };
}

/** What the summary of findings says. */
const summaryOf = (page: string): string =>
  unescapeHtml(/<div class="note-box danger"[\s\S]*?<\/div>/.exec(page)?.[0] ?? "");

/** Income and household that the stage's buyer has, with what a test changes and presses. */
const household = (changed: Record<string, string>) => ({ ...formNamed("household").fields, ...changed });

describe("F-267: the sum of a credit without goods is its own", () => {
  const typed = (variant: string, duration: string, sum: string) => ({
    variant,
    duration,
    sum,
    paymentDay: "15",
    save: "",
  });
  const shownSum = async (application: number) =>
    shownValue((await seller.get(address("credit", application))).body, "credit", "sum");

  test("an account that is saved again keeps its sum, which every summary shows", async () => {
    const id = await stage.application(withoutGoods(5, 21));
    const page = await seller.get(address("credit", id));
    expect(rowsOf(page).get(textOf("lt", "application:summary.creditSum"))).toBe(formatMoney(180_000, "lt"));
    const sum = (await shownSum(id)) ?? "";
    expect(sum).toBe("1\u00A0800,00");
    const { answer, sent } = await post("credit", id, typed("21", "24", sum));
    expect([answer.status, sent?.["Suma"], await saved(id, "Suma")]).toEqual([303, "1800.00", "1800.00"]);
  });

  test("of a card the limit is saved with it", async () => {
    const id = await stage.application(withoutGoods(6, 22, { Suma: "600.00", KreditoLimitas: "600.00" }));
    const { sent } = await post("credit", id, typed("22", "12", "650"));
    expect([sent?.["Suma"], sent?.["KreditoLimitas"], await saved(id, "Suma")]).toEqual(["650.00", "650.00", "650.00"]);
    expect(await shownSum(id)).toBe("650,00");
  });

  test("an offer of another duration leaves it as it is", async () => {
    const id = await stage.application(withoutGoods(5, 21, { Trukme: 24 }));
    const { answer, sent } = await post("household", id, household({ offer: "21-36", continue: "" }));
    expect([answer.location, sent?.["Trukme"], sent?.["Suma"]]).toEqual([
      `/applications/edit/${id}/4`,
      "36",
      "1800.00",
    ]);
  });

  test.each([
    ["", "credit.sumMissing", 422],
    ["0", "credit.sumMissing", 422],
    ["-600", "money.negative", 400],
    ["299,99", "money.creditMin", 422],
    ["10 000,01", "money.creditMax", 422],
  ])("%s is refused at its field and not sent", async (sum, key, status) => {
    const id = await stage.application(withoutGoods(5, 21));
    const { answer, sent } = await post("credit", id, typed("21", "24", sum));
    expect([answer.status, sent]).toEqual([status, null]);
    const limits = { min: formatMoney(30_000, "lt"), max: formatMoney(1_000_000, "lt") };
    expect(unescapeHtml(answer.body)).toContain(textOf("lt", `validation:${key}`, limits));
  });
});

describe("F-269: terms that the variant does not have", () => {
  test("F-278: an offer without winter payments takes the wish for them back, and the contract stays possible", async () => {
    const call = await callerOf(stage.servers.backEnd.url, "isimtis.s");
    const solar = { Pavadinimas: "Moduliai", Kiekis: 1, Kaina: "1500.00", TurtoRusiesID: 9, SerijosNr: "SN-2041" };
    const winter = { SalyguVariantoID: 15, Trukme: 24, MazesnesZiemosImokos: 1, Prekes: { Preke: [solar] } };
    const { id } = await createApplication(call, { ...COMPLETE, ...winter }, 40101);
    const solarSeller = await stage.logIn("isimtis.s");
    const offer = household({ offer: "11-6", continue: "", _op: crypto.randomUUID() });
    const answer = await solarSeller.post(address("household", id), offer);
    expect(answer.status).toBe(303);
    const { fields } = await call("GetContract", { ParaiskosID: id });
    expect(["SalyguVariantoID", "MazesnesZiemosImokos"].map((name) => textAt(fields, "Paraiska", name))).toEqual([
      "11",
      "0",
    ]);
  });

  test("F-278: winter payments are offered for a variant that has them, and a wish for them with another is told at its field", async () => {
    const call = await callerOf(stage.servers.backEnd.url, "isimtis.s");
    const solar = { Pavadinimas: "Moduliai", Kiekis: 1, Kaina: "1500.00", TurtoRusiesID: 9, SerijosNr: "SN-2041" };
    const solarSeller = await stage.logIn("isimtis.s");
    const stepOf = async (variant: number) => {
      const terms = { SalyguVariantoID: variant, Trukme: 24, Prekes: { Preke: [solar] } };
      const { id } = await createApplication(call, { ...COMPLETE, ...terms }, 40101);
      return { id, body: (await solarSeller.get(address("credit", id))).body };
    };
    const [withWinter, without] = [await stepOf(15), await stepOf(11)];
    expect(withWinter.body).toContain('name="winterPayments"');
    expect(without.body).not.toContain('name="winterPayments"');
    const wish = { ...formNamed("credit").fields, variant: "11", duration: "24", winterPayments: "on", continue: "" };
    const answer = await solarSeller.post(address("credit", without.id), { ...wish, _op: crypto.randomUUID() });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('name="winterPayments"');
    expect(answer.body).toContain('id="credit-winterPayments-error"');
  });

  test("G16, F-199: what is no longer offered stays visible with the reason, and step 3 is neither left with it nor done", async () => {
    // With the debt that it repays the sum is above what the promotion takes, which step 2 does not know.
    const tv = { Pavadinimas: "Televizorius", Kiekis: 1, Kaina: "2000.00", TurtoRusiesID: 1 };
    const promotion = { SalyguVariantoID: 13, Trukme: 10, Refinansavimas: 1, Prekes: { Preke: [tv] } };
    const id = await stage.application({ ...SIMONA, ...promotion });
    const press = async (changed: Record<string, string>) =>
      verdictOf((await post("household", id, household({ monthlyIncome: "2400", continue: "", ...changed }))).answer);
    const own = `/applications/edit/${id}/3`;
    const next = `/applications/edit/${id}/4`;
    expect(await press({ workplace: "UAB Naujas darbas", refinancing: "on" })).toBe("422");
    for (const [language, variant] of [
      ["en", "0 % for 10 months"],
      ["lt", "0 % 10 mėn."],
    ] as const) {
      const page = unescapeHtml((await seller.get(`${own}?lang=${language}`)).body);
      expect(page).toContain(textOf(language, "application:offers.chosenGone", { variant, months: 10 }));
      expect(page).toContain("UAB Naujas darbas");
    }
    expect(verdictOf(await seller.get(next))).toBe(`302 ${own}`);
    expect(await press({ offer: "13-10", refinancing: "on" })).toBe("422");
    expect(await press({ offer: "11-24", refinancing: "on" })).toBe(`303 ${next}`);
    expect((await seller.get(next)).status).toBe(200);
  });
});

test("F-257: “Show offers” keeps the offer that was ticked, as long as there is one", async () => {
  const id = await stage.application();
  expect((await post("household", id, household({ offer: "11-24", showOffers: "" }))).answer.status).toBe(303);
  expect(await saved(id, "Trukme")).toBe("24");
  expect((await post("household", id, household({ offer: "11-7", showOffers: "" }))).answer.status).toBe(303);
  expect(await saved(id, "Trukme")).toBe("24");
  const page = findForm((await seller.get(address("household", id))).body, "household") ?? "";
  expect(page.match(/<input[^>]*value="11-\d+"[^>]*>/g)?.filter((radio) => radio.includes("checked"))).toEqual([
    expect.stringContaining('value="11-24"'),
  ]);
});

test("G16: an offer that is gone meanwhile is not taken, and the page says so", async () => {
  const id = await stage.application();
  const { answer } = await post("household", id, household({ offer: "11-7", continue: "" }));
  expect([answer.status, await saved(id, "Trukme")]).toEqual([422, "12"]);
  expect(summaryOf(answer.body)).toContain(textOf("lt", "validation:offers.gone"));
});

test("F-197, F-257: a credit that is refused leads to a summary that says so and to the offers, where the reasons are", async () => {
  const id = await stage.application();
  const { answer } = await post("household", id, household({ monthlyIncome: "300", continue: "" }));
  expect([answer.status, answer.body.includes("<title>Klaida: ")]).toEqual([422, true]);
  expect(summaryOf(answer.body)).toContain(textOf("lt", "validation:offers.refused"));
  expect(answer.body).toContain('href="#household-offer"');
  expect(answer.body).toContain('id="household-offer"');
  expect(await saved(id, "Pajamos")).toBe("300.00");
});

describe("F-269: a row of the price ladder chooses its duration without script", () => {
  const credit = () => formNamed("credit").fields;

  test("in step 2 as if it had been typed: the price is the new one, nothing is saved, the rest stays", async () => {
    const id = await stage.application();
    const { answer, sent } = await post("credit", id, { ...credit(), paymentDay: "7", "chooseDuration[36]": "" });
    expect([answer.status, sent]).toEqual([200, null]);
    expect([shownValue(answer.body, "credit", "duration"), shownValue(answer.body, "credit", "paymentDay")]).toEqual([
      "36",
      "7",
    ]);
    expect(rowsOf(answer).get(textOf("lt", "application:summary.conditions"))).toContain("36");
    expect(shownValue((await seller.get(address("credit", id))).body, "credit", "duration")).toBe("36");
    expect(await saved(id, "Trukme")).toBe("12");
  });

  test("in step 2 a number of months that the variant does not have is told as if it had been typed", async () => {
    const id = await stage.application();
    await post("credit", id, { ...credit(), "chooseDuration[61]": "" });
    const { answer } = await post("credit", id, { ...credit(), duration: "61", continue: "" });
    expect([answer.status, answer.body.includes("credit-duration-error")]).toEqual([422, true]);
    expect((await post("credit", id, { ...credit(), chooseDuration: "" })).answer.status).toBe(400);
  });

  test("in step 3 it is saved as the choice and decided about; one that the variant does not have is not", async () => {
    const id = await stage.application();
    const choose = (months: number) =>
      post("household", id, household({ monthlyIncome: "1100", [`chooseDuration[${months}]`]: "" }));
    expect([verdictOf((await choose(17)).answer), await saved(id, "Trukme")]).toEqual([
      `303 ${address("household", id)}#offers`,
      "17",
    ]);
    const page = (await seller.get(address("household", id))).body;
    expect(/<input[^>]*value="11-17"[^>]*>/.exec(page)?.[0]).toContain("checked");
    expect([(await choose(61)).answer.status, await saved(id, "Trukme"), await saved(id, "Pajamos")]).toEqual([
      303,
      "17",
      "1100.00",
    ]);
  });
});

test("F-269: the field of the duration offers what the variants have, and takes every other month that they allow", async () => {
  const id = await stage.application();
  const page = (await seller.get(address("credit", id))).body;
  const offered = /<datalist id="credit-durations">[\s\S]*?<\/datalist>/.exec(page)?.[0] ?? "";
  expect(page).toMatch(
    /<input[^>]*list="credit-durations"[^>]*name="duration"|name="duration"[^>]*list="credit-durations"/,
  );
  expect([...offered.matchAll(/value="(\d+)"/g)].map(([, months]) => Number(months))).toEqual(
    expect.arrayContaining([6, 12, 24, 36, 48, 60]),
  );
  const typed = { ...formNamed("credit").fields, duration: "17", save: "" };
  expect([(await post("credit", id, typed)).answer.status, await saved(id, "Trukme")]).toEqual([303, "17"]);
});

testForLeaks(() => stage);
