import { describe, expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import { createApplication } from "../../support/demo-application.ts";
import { callerOf } from "../../support/demo-session.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import { formNamed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, rowsOf, shownValue, unescapeHtml } from "./page.ts";
import { AUTHOR, COMPLETE, useStage, type Stage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage({}, async (opened) => {
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

  test("G16: what is no longer offered stays visible with the reason, and step 3 is not left with it", async () => {
    const call = await callerOf(stage.servers.backEnd.url, "jonas.s");
    // Below 5 EUR a month (G17) there is no offer, which step 2 does not know.
    const cable = { Pavadinimas: "Laidas", Kiekis: 1, Kaina: "100.00", TurtoRusiesID: 2 };
    const { id } = await createApplication(call, {
      ...COMPLETE,
      SalyguVariantoID: 11,
      Trukme: 60,
      Prekes: { Preke: [cable] },
    });
    const owner = await stage.logIn("jonas.s");
    const press = async (changed: Record<string, string>) => {
      const fields = household({ continue: "", _op: crypto.randomUUID(), ...changed });
      return (await owner.post(address("household", id), fields)).location;
    };
    const own = `/applications/edit/${id}/3`;
    expect(await press({ workplace: "UAB Naujas darbas" })).toBe(`${own}#offers`);
    for (const [language, variant] of [
      ["en", "Standard"],
      ["lt", "Standartas"],
    ] as const) {
      const page = unescapeHtml((await owner.get(`${own}?lang=${language}`)).body);
      expect(page).toContain(textOf(language, "application:offers.chosenGone", { variant, months: 60 }));
      expect(page).toContain("UAB Naujas darbas");
    }
    expect(await press({ offer: "11-60" })).toBe(`${own}#offers`);
    expect(await press({ offer: "11-12" })).toBe(`/applications/edit/${id}/4`);
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
  expect([answer.location, await saved(id, "Trukme")]).toEqual([`/applications/edit/${id}/3#offers`, "12"]);
  const page = unescapeHtml((await seller.get(address("household", id))).body);
  expect(page).toContain(textOf("lt", "application:notices.offerGone"));
});

testForLeaks(() => stage);
