import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const stage = useStage();
const buyer = formNamed("buyer");

const GOODS =
  "form=extended&price=1250&variant=11&months=24&advance=150&ownFunds=100&insurance=1&paymentDay=20&group=1";

/** Fills step 1 of what was calculated. @returns the browser, step 1, and the saved terms of the new application */
async function start(calculation: string, changes: Record<string, string> = {}) {
  const browser = await stage().logIn(AUTHOR);
  const step1 = `/applications/add?calculation=${encodeURIComponent(calculation)}`;
  const page = await browser.get(step1);
  const seals = await readSeals(browser, step1, "buyer");
  const answer = await browser.post(step1, { ...seals, ...pressed(buyer), ...changes });
  const id = Number(/\/applications\/add\/2\/(\d+)$/.exec(answer.location ?? "")?.[1]);
  const { fields } = await stage().author("GetContract", { ParaiskosID: id });
  return { browser, page, id, saved: (name: string) => textAt(fields, "Paraiska", name) };
}

describe("F-391: a calculation becomes an application", () => {
  test("step 1 says what comes along, and step 2 has variant, duration, advance, own funds, payment day and insurance", async () => {
    const { browser, page, id, saved } = await start(GOODS);
    const words = { variant: "Standartas", months: 24, price: "1\u00a0250,00\u00a0€" };
    expect(wordsOf(page)).toContain(textOf("lt", "application:buyer.calculated", words));
    expect(
      ["SalyguVariantoID", "Trukme", "Avansas", "NuosavosLesos", "MokejimoDiena", "DraudimoID"].map(saved),
    ).toEqual(["11", "24", "150.00", "100.00", "20", "1"]);
    const step2 = await browser.get(`/applications/add/2/${id}`);
    expect(["duration", "paymentDay", "advance.value"].map((name) => shownValue(step2.body, "credit", name))).toEqual([
      "24",
      "20",
      "150,00",
    ]);
    const good = await browser.get(`/applications/goods/${id}/new`);
    expect(shownValue(good.body, "goods-line", "priceCents")).toBe("1\u00a0250,00");
    expect(good.body).toMatch(/<option value="1" selected="">Televizoriai/);
  });

  test("F-187: a manager's choice of the seller keeps it, a search on the way among that", async () => {
    const manager = await stage().logIn("vadyb2");
    const step1 = `/applications/add?calculation=${encodeURIComponent(GOODS)}`;
    const choice = await manager.get(step1);
    expect(choice.body).toContain(`name="calculation" value="${GOODS.replaceAll("&", "&amp;")}"`);
    const found = await manager.get(`${step1}&q=jonas`);
    const link = /href="(\/applications\/add\?seller=\d+[^"]*)"/.exec(found.body)?.[1] ?? "";
    const page = await manager.get(link.replaceAll("&amp;", "&"));
    const words = { variant: "Standartas", months: 24, price: "1\u00a0250,00\u00a0€" };
    expect(wordsOf(page)).toContain(textOf("lt", "application:buyer.calculated", words));
  });

  test("the sum of an account comes along as the sum that is asked for", async () => {
    const { saved } = await start("price=1500&variant=21&months=24", { productType: "5" });
    expect(["SutartiesTipas", "SalyguVariantoID", "Trukme", "Suma"].map(saved)).toEqual(["5", "21", "24", "1500.00"]);
  });

  test("where another product is chosen in step 1 nothing comes along", async () => {
    const { saved } = await start(GOODS, { productType: "5" });
    expect(["SutartiesTipas", "SalyguVariantoID", "Avansas"].map(saved)).toEqual(["5", "", ""]);
  });

  test.each([
    ["a variant of another shop", "price=500&variant=24&months=12"],
    ["an ended variant", "price=500&variant=16&months=12"],
    ["something that is no calculation", "price=%00&variant=<script>"],
  ])(
    "%s in the address: step 1 says that it is not taken, and starts a plain application",
    async (_what, calculation) => {
      const { page, id, saved } = await start(calculation);
      expect(wordsOf(page)).toContain(textOf("lt", "application:buyer.calculationLost"));
      expect(id).toBeGreaterThan(0);
      expect(saved("SalyguVariantoID")).toBe("");
    },
  );
});

testForLeaks(stage);
