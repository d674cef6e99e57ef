import { describe, expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

/** Of 500 € the first package costs 0,75 € a month, of 400 € 0,60 €. */
const INSURED = { DraudimoID: 1 };
const form = formNamed("credit");

const saved = async (id: number, element: string): Promise<string> =>
  textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", element);

/** Lowers the credit by what the buyer pays to the seller. */
const lowerBy = (euros: string, id: number, more: Record<string, string> = {}) =>
  seller.post(form.address({ application: id, contract: 0 }), {
    ...pressed(form),
    _op: crypto.randomUUID(),
    "advance.value": "",
    ownFunds: euros,
    ...more,
  });

const linesOf = async (id: number): Promise<string[]> =>
  listAt((await stage.author("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas")
    .filter((line) => textAt(line, "Veiksmas") === "Draudimo įmoka perskaičiuota")
    .map((line) => textAt(line, "Pastaba"));

describe("F-264: a smaller credit changes the premium of the chosen insurance", () => {
  test("the warning names both sums and both premiums, and nothing is saved until the buyer agrees", async () => {
    const id = await stage.application(INSURED);
    const asked = await lowerBy("100", id);
    expect(asked.status).toBe(400);
    const [oldSum, newSum, oldPremium, newPremium] = [50_000, 40_000, 75, 60].map((cents) => formatMoney(cents, "lt"));
    const words = { oldSum, newSum, oldPremium, newPremium } as Record<string, string>;
    expect(asked.body).toContain(textOf("lt", "application:credit.insuranceChange", words));
    expect(asked.body).toMatch(/name="ownFunds"[^>]* value="100"/);
    expect([await saved(id, "Suma"), await saved(id, "DraudimoImoka"), await linesOf(id)]).toEqual([
      "500.00",
      "0.75",
      [],
    ]);
  });

  test("agreed to, the credit is saved, the premium follows and the log says from what to what", async () => {
    const id = await stage.application(INSURED);
    const agreed = await lowerBy("100", id, { insuranceChange: "40000" });
    expect(agreed.status).toBe(303);
    expect([await saved(id, "Suma"), await saved(id, "DraudimoImoka")]).toEqual(["400.00", "0.60"]);
    expect(await linesOf(id)).toEqual([expect.stringMatching(/^0,75\s€ → 0,60\s€$/)]);
  });

  test("what was agreed to for one sum does not hold for another", async () => {
    const id = await stage.application(INSURED);
    expect((await lowerBy("150", id, { insuranceChange: "40000" })).status).toBe(400);
    expect(await saved(id, "Suma")).toBe("500.00");
  });

  test("the user is not asked without insurance, nor where the least premium stays what it was", async () => {
    const plain = await stage.application();
    expect((await lowerBy("100", plain)).status).toBe(303);
    const small = await stage.application(INSURED);
    expect((await lowerBy("200", small, { insuranceChange: "30000" })).status).toBe(303);
    expect(await saved(small, "DraudimoImoka")).toBe("0.50");
    expect((await lowerBy("250", small)).status).toBe(303);
    expect(await saved(small, "Suma")).toBe("250.00");
  });
});

describe("F-264, F-495: the back end says what a new sum means", () => {
  test("the smallest sum of the variant, and the premium before and after", async () => {
    const id = await stage.application(INSURED);
    const question = { ParaiskosID: id, SenaSuma: "500.00", NaujaSuma: "400.00" };
    const { code, fields } = await stage.author("GetMinimumCreditSum", question);
    const read = ["MinimaliSuma", "SenaDraudimoImoka", "NaujaDraudimoImoka", "KeiciasiImoka"];
    expect([code, ...read.map((element) => textAt(fields, element))]).toEqual([0, "100.00", "0.75", "0.60", "1"]);
    const told = await stage.author("GetMinimumCreditSum", { ...question, SenaDraudimoImoka: "0.60" });
    expect(textAt(told.fields, "KeiciasiImoka")).toBe("0");
    expect((await stage.author("GetMinimumCreditSum", { ...question, ParaiskosID: 88_888_888 })).code).toBe(1063);
  });
});

testForLeaks(() => stage);
