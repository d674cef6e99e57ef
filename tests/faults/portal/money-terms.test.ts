import { describe, expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, rowsOf, shownValue } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

/** A credit without goods: an account (variant 21) or a card (22) of shop 101. */
const withoutGoods = (type: number, variant: number): RequestElements => ({
  SutartiesTipas: type,
  SalyguVariantoID: variant,
  IsmokejimoTipas: type,
  Prekes: undefined,
  Suma: "1000.00",
  PervestiKlientui: "1000.00",
});

const address = (form: string, application: number) => formNamed(form).address({ application, contract: 0 });

async function saved(application: number, element: string): Promise<string> {
  return textAt((await stage.author("GetContract", { ParaiskosID: application })).fields, "Paraiska", element);
}

/** Posts a form over its good values. @returns the answer, and the application as the portal sent it */
async function post(form: string, application: number, changed: Record<string, string>, button?: string) {
  stage.servers.proxy.forget();
  const entry = formNamed(form);
  const fields = pressed(button === undefined ? entry : { ...entry, button });
  const answer = await seller.post(address(form, application), { ...fields, _op: crypto.randomUUID(), ...changed });
  const call = stage.servers.proxy.calls.findLast(({ operation }) => operation === "SaveApplication");
  const sent = call === undefined ? null : (argumentsOf(call)["Paraiska"] as Record<string, unknown>);
  return { answer, sent };
}

/** Names of everything that a user could fill in. */
const fieldsOf = (page: Reply, form: string): string[] => {
  const tags = (findForm(page.body, form) ?? "").matchAll(
    /<(?:input(?! type="hidden")|select|textarea)\b[^>]* name="([^"]+)"/g,
  );
  return [...new Set([...tags].map(([, name = ""]) => name))];
};

const cents = (amount: string) => Math.round(Number(amount) * 100);

describe("F-270: what the variant fixes is shown, and is not typed", () => {
  const STEPS = [
    "/applications/add/2/ID",
    "/applications/edit/ID/3",
    "/applications/edit/ID/4",
    "/applications/edit/ID/5",
  ];

  test.each(["lt", "en"] as const)("rate and fees stand in the summary of every step, in %s", async (language) => {
    const id = await stage.application();
    const [fee, monthly] = [await saved(id, "SutartiesMokestis"), await saved(id, "AdministravimoMokestis")];
    for (const step of STEPS) {
      const rows = rowsOf(await seller.get(`${step.replace("ID", String(id))}?lang=${language}`));
      expect([step, rows.get(textOf(language, "application:summary.interest"))]).toEqual([
        step,
        language === "lt" ? "12,9\u00A0%" : "12.9%",
      ]);
      expect(rows.get(textOf(language, "application:summary.contractFee"))).toBe(formatMoney(cents(fee), language));
      expect(rows.get(textOf(language, "application:summary.adminFee"))).toBe(formatMoney(cents(monthly), language));
      expect([Number(fee) > 0, Number(monthly) > 0]).toEqual([true, true]);
    }
    await seller.get("/news?lang=lt");
  });

  test("another variant shows its own as soon as it is calculated, with nothing saved", async () => {
    const id = await stage.application();
    const { answer, sent } = await post("credit", id, { variant: "13", duration: "10" }, "recalculate");
    expect([answer.status, sent]).toEqual([200, null]);
    expect(rowsOf(answer).get(textOf("lt", "application:summary.interest"))).toBe("0\u00A0%");
    expect(rowsOf(answer).get(textOf("lt", "application:summary.contractFee"))).toBe(formatMoney(0, "lt"));
  });

  const summary = (answer: Reply, row: string) => rowsOf(answer).get(textOf("lt", `application:summary.${row}`));

  test.each([
    ["of saved terms", {}, "recalculate"],
    ["where nothing is saved yet", { SalyguVariantoID: undefined, Trukme: undefined }, "recalculate"],
    ["that is sent on", {}, undefined],
  ])(
    "F-272: a form %s with a wrong day shows the other terms as typed, and prices nothing",
    async (_what, change, button) => {
      const id = await stage.application(change);
      const { answer } = await post("credit", id, { ownFunds: "100", paymentDay: "32", duration: "36" }, button);
      expect([answer.status, summary(answer, "monthly")]).toEqual([400, "–"]);
      expect(summary(answer, "ownFunds")).toContain(formatMoney(10_000, "lt"));
      expect(summary(answer, "conditions")).toMatch(/36\smėn/);
    },
  );

  test("F-243: own funds above the goods are a finding at their field, and nothing is priced", async () => {
    const id = await stage.application();
    const { answer } = await post("credit", id, { ownFunds: "9999" }, "recalculate");
    expect(summary(answer, "monthly")).toBe("–");
    expect(answer.body).toContain('id="credit-ownFunds-error"');
  });

  test("step 2 asks for neither, and posting them changes nothing", async () => {
    const id = await stage.application();
    expect(fieldsOf(await seller.get(address("credit", id)), "credit")).toEqual([
      "item",
      "variant",
      "duration",
      "paymentDay",
      "advance.value",
      "advance.type",
      "ownFunds",
      "transferToClient",
    ]);
    const forged = {
      annualRatePercent: "0",
      contractFeeCents: "0",
      adminFeeCents: "0",
      PalukanuNorma: "0.00",
      SutartiesMokestis: "0.00",
      payoutType: "7",
      moneyUsage: "x",
    };
    const { sent } = await post("credit", id, forged);
    expect([sent?.["PalukanuNorma"], sent?.["IsmokejimoTipas"], sent?.["PiniguPanaudojimas"]]).toEqual([
      "12.90",
      "3",
      undefined,
    ]);
    expect([await saved(id, "PalukanuNorma"), Number(await saved(id, "SutartiesMokestis")) > 0]).toEqual([
      "12.90",
      true,
    ]);
  });

  test("with goods the seller is paid: purpose and account are settled and not asked for, whatever is posted", async () => {
    const id = await stage.application();
    const page = await seller.get(address("contract-data", id));
    for (const field of ["moneyUsage", "creditorAccount"] as const) {
      expect(fieldsOf(page, "contract-data")).not.toContain(field);
      expect(page.body).not.toContain(textOf("lt", `application:contractData.fields.${field}`));
    }
    const { answer, sent } = await post("contract-data", id, { moneyUsage: "Kelionei", creditorAccount: CREDITOR });
    expect([answer.status, sent?.["PiniguPanaudojimas"], sent?.["PapildomaSaskaita"]]).toEqual([
      303,
      undefined,
      undefined,
    ]);
  });

  test("where the money goes to the buyer they are asked for, saved, and shown in the review", async () => {
    const id = await stage.application(withoutGoods(5, 21));
    const page = await seller.get(address("contract-data", id));
    expect(fieldsOf(page, "contract-data")).toEqual(expect.arrayContaining(["moneyUsage", "creditorAccount"]));
    const purpose = "Buto remontui <b>&</b> ]]>";
    const typed = { moneyUsage: purpose, creditorAccount: "ee38 2200-2210 2014 5685" };
    const { answer, sent } = await post("contract-data", id, typed);
    expect([answer.status, sent?.["PiniguPanaudojimas"], sent?.["PapildomaSaskaita"]]).toEqual([
      303,
      purpose,
      CREDITOR,
    ]);
    expect(await saved(id, "PapildomaSaskaita")).toBe(CREDITOR);
    const again = await seller.get(address("contract-data", id));
    expect(shownValue(again.body, "contract-data", "moneyUsage")).toBe(purpose);
    expect(shownValue(again.body, "contract-data", "creditorAccount")).toBe("EE38 2200 2210 2014 5685");
    const review = rowsOf(await seller.get(address("contract", id)));
    expect(review.get(textOf("lt", "application:review.moneyUsage"))).toBe(purpose);
    expect(review.get(textOf("lt", "application:review.creditorAccount"))).toBe("EE38 2200 2210 2014 5685");
  });

  test("F-274: a creditor's account with wrong check digits is told at its field", async () => {
    const id = await stage.application(withoutGoods(5, 21));
    const { answer, sent } = await post("contract-data", id, { creditorAccount: "EE382200221020145686" });
    expect([answer.status, sent]).toEqual([400, null]);
    expect(answer.body).toContain(textOf("lt", "validation:foreignIban.checksum"));
  });
});

const CREDITOR = "EE382200221020145685";

test("F-271: a credit card is sold without a word about the card", async () => {
  const id = await stage.application(withoutGoods(6, 22));
  const [credit, data] = [await seller.get(address("credit", id)), await seller.get(address("contract-data", id))];
  expect([credit.status, data.status]).toEqual([200, 200]);
  // Duration and day of payment, which its contract does not name, are not asked for, and the form that is sent has them.
  expect(fieldsOf(credit, "credit")).toEqual(["variant", "sum"]);
  expect(["duration", "paymentDay"].map((name) => shownValue(credit.body, "credit", name))).toEqual(["12", "15"]);
  expect(
    fieldsOf(data, "contract-data").filter(
      (name) => !/^(?:address|correspondence|document|politics|consents|health)\./.test(name),
    ),
  ).toEqual(["phone", "phone2", "email", "account", "moneyUsage", "creditorAccount", "insurance"]);
  const terms = { variant: "22", duration: "12", sum: "1000" };
  expect((await post("credit", id, terms)).answer.status).toBe(303);
  expect((await post("contract-data", id, {})).answer.status).toBe(303);
  expect((await post("contract", id, {})).answer.status).toBe(303);
  expect([await saved(id, "Busena"), await saved(id, "SutartiesTipas")]).toEqual(["1", "6"]);
  for (const { body } of [credit, data]) {
    // The letters of tokens and of file names may be anything.
    expect(body.replace(/<script[\s\S]*?<\/script>|<input type="hidden"[^>]*>|<link[^>]*>/g, "")).not.toMatch(
      /autocomplete="cc-|CVV|CVC|kortelės num|card number/i,
    );
  }
});

describe("F-281: insurance", () => {
  const chosen = { insurance: "1" };

  test("what the buyer may take is offered with its premium; pensioners' packages are not for the young", async () => {
    const id = await stage.application();
    const page = await seller.get(address("contract-data", id));
    const select = findForm(page.body, "contract-data")?.split('name="insurance"')[1]?.split("</select>")[0] ?? "";
    const options = [...select.matchAll(/<option value="(\d)"( selected="")?>([^<]*)</g)].map(
      ([, value, is, label]) => [value, is !== undefined, label],
    );
    expect(options).toEqual([
      ["0", true, "Be draudimo"],
      ["1", false, "Gyvybė ir negalia, 0,75\u00A0€ per mėnesį"],
      ["2", false, "Gyvybė, negalia ir nedarbas, 1,75\u00A0€ per mėnesį"],
    ]);
  });

  test("the chosen one adds its premium to the monthly payment and to what is paid in all", async () => {
    const id = await stage.application();
    const before = [cents(await saved(id, "MenesioImoka")), cents(await saved(id, "BendraSuma"))] as const;
    const { answer, sent } = await post("contract-data", id, chosen);
    expect([answer.status, sent?.["DraudimoID"]]).toEqual([303, "1"]);
    expect(await saved(id, "DraudimoImoka")).toBe("0.75");
    expect(cents(await saved(id, "MenesioImoka"))).toBe(before[0] + 75);
    expect(cents(await saved(id, "BendraSuma"))).toBe(before[1] + 12 * 75);
    for (const language of ["lt", "en"] as const) {
      const rows = rowsOf(await seller.get(`${address("contract", id)}?lang=${language}`));
      expect(rows.get(textOf(language, "application:summary.premium"))).toBe(formatMoney(75, language));
      expect(rows.get(textOf(language, "application:summary.monthly"))).toBe(formatMoney(before[0] + 75, language));
      expect(rows.get(textOf(language, "application:review.insurance"))).toBe(
        language === "lt" ? "Gyvybė ir negalia" : "Life and disability",
      );
    }
    await seller.get("/news?lang=lt");
  });

  test("every payment of the schedule carries it, and “Recalculate” of step 2 counts it", async () => {
    const id = await stage.application();
    await post("contract-data", id, chosen);
    const schedule = (await seller.get(`/applications/schedule/${id}`)).body;
    const premiums = [...schedule.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
      [...row.matchAll(/<td class="num"[^>]*>([^<]*)</g)].map(([, text]) => text),
    );
    expect(premiums.filter((row) => row.includes("0,75"))).toHaveLength(12);
    expect(premiums.at(-1)).toContain("9,00");
    const monthly = cents(await saved(id, "MenesioImoka"));
    const terms = { ownFunds: "", "advance.value": "" };
    const recalculated = rowsOf((await post("credit", id, terms, "recalculate")).answer);
    expect(recalculated.get(textOf("lt", "application:summary.monthly"))).toBe(formatMoney(monthly, "lt"));
    expect(recalculated.get(textOf("lt", "application:summary.premium"))).toBe(formatMoney(75, "lt"));
  });

  test("an adjusted premium and a policy are shown when given, and go when another insurance is chosen", async () => {
    const id = await stage.application({ DraudimoID: 1, PatikslintaDraudimoImoka: "1.23", DraudimoPolisas: "PLD-77" });
    const rows = rowsOf(await seller.get(address("contract", id)));
    expect(rows.get(textOf("lt", "application:summary.adjustedPremium"))).toBe(formatMoney(123, "lt"));
    expect(rows.get(textOf("lt", "application:review.insurance"))).toBe("Gyvybė ir negalia, polisas PLD-77");
    const { sent } = await post("contract-data", id, { insurance: "0" });
    expect([sent?.["DraudimoID"], sent?.["PatikslintaDraudimoImoka"], sent?.["DraudimoPolisas"]]).toEqual([
      "0",
      undefined,
      undefined,
    ]);
    const without = rowsOf(await seller.get(address("contract", id)));
    expect([...without.keys()]).not.toContain(textOf("lt", "application:summary.premium"));
    expect([...without.keys()]).not.toContain(textOf("lt", "application:summary.adjustedPremium"));
  });

  test.each([
    ["3", 422],
    ["77", 422],
    ["-1", 400],
    ["x", 400],
  ])("one that is not offered to this buyer (%s) is refused at its field", async (insurance, status) => {
    const { answer, sent } = await post("contract-data", await stage.application(), { insurance });
    expect([answer.status, sent]).toEqual([status, null]);
    expect(answer.body).toContain('id="contract-data-insurance-error"');
  });
});

testForLeaks(() => stage);
