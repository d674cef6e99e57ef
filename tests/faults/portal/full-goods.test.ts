import { describe, expect, test } from "vitest";
import { GOODS_LINES_MAX } from "../../../app/domain/limits.ts";
import { PHONE } from "../../support/demo-application.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, shownValue } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
let full: number;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
  full = await stage.application(linesOf(GOODS_LINES_MAX));
});

const linesOf = (count: number): RequestElements => ({
  Prekes: { Preke: Array.from({ length: count }, () => ({ ...PHONE, Kaina: "30.00" })) },
});
const step2 = (id: number) => `/applications/add/2/${id}`;
const goodsList = (id: number) => `${step2(id)}#credit-goods`;
const numbersOf = async (id: number) =>
  listAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Prekes", "Preke").map((line) =>
    textAt(line, "PrekesNumeris"),
  );

describe("F-198, F-232: thirty lines of goods are all that fit", () => {
  test.each(["lt", "en"] as const)(
    "the list says so with the number, and offers no further line, in %s",
    async (language) => {
      const limit = textOf(language, "application:credit.goodsLimit", { max: GOODS_LINES_MAX });
      const page = (await seller.get(`${step2(full)}?lang=${language}`)).body;
      expect(page).toContain(limit);
      expect(limit).toContain("30");
      for (const button of ["openCatalogue", "addGood", "copyGood[0]", "copyGood[29]"])
        expect(buttonOf(page, button)).toContain("disabled");
      expect(buttonOf(page, "removeGood[29]")).not.toContain("disabled");
    },
  );

  test("one line fewer: nothing is said, everything is offered", async () => {
    const page = (await seller.get(step2(await stage.application(linesOf(GOODS_LINES_MAX - 1))))).body;
    expect(page).not.toContain('id="credit-goods-limit"');
    expect(buttonOf(page, "addGood")).not.toContain("disabled");
  });

  test("who comes to the form or the catalogue all the same is led to the list", async () => {
    for (const path of [`/applications/goods/${full}/new`, `/applications/catalogue/${full}`]) {
      const answer = await seller.get(path);
      expect([path, answer.status, answer.location]).toEqual([path, 303, goodsList(full)]);
    }
  });

  test("a further line from another tab is not saved, and what was typed for it is kept", async () => {
    const id = await stage.application(linesOf(GOODS_LINES_MAX));
    const { fields } = formNamed("goods-line");
    const typed = await seller.post(`/applications/goods/${id}/new`, {
      ...fields,
      title: "Trisdešimt pirma",
      continue: "",
    });
    const added = await seller.post(`/applications/catalogue/${id}`, { productNumber: "TEL-P1-06", add: "" });
    const copied = await seller.post(step2(id), { "copyGood[0]": "" });
    expect([typed, added, copied].map(({ location }) => location)).toEqual(Array(3).fill(goodsList(id)));
    expect(await numbersOf(id)).toHaveLength(GOODS_LINES_MAX);
    const seals = await readSeals(seller, step2(id), "credit");
    await seller.post(step2(id), { ...seals, "removeGood[0]": "" });
    const form = (await seller.get(`/applications/goods/${id}/new`)).body;
    expect(shownValue(form, "goods-line", "title")).toBe("Trisdešimt pirma");
  });
});

test("F-232: a good of the catalogue is looked up by its whole number in the application's shop, and added", async () => {
  const id = await stage.application();
  stage.servers.proxy.forget();
  await seller.post(`/applications/catalogue/${id}`, { productNumber: "TEL-P1-06", add: "" });
  const asked = stage.servers.proxy.calls.find(({ operation }) => operation === "GetCatalogue");
  expect(asked && argumentsOf(asked)).toMatchObject({ PrekesNumeris: "TEL-P1-06", ParaiskosID: String(id) });
  expect(await numbersOf(id)).toEqual(["", "TEL-P1-06"]);
});

/** The tag of a button. */
const buttonOf = (page: string, name: string): string =>
  [...page.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`name="${name}"`)) ?? "";
