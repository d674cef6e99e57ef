import { expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
let address: string;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
  address = `/applications/goods/${await stage.application({ Prekes: {} })}/new`;
});

const { fields: GOOD } = formNamed("goods-line");
const INSURED = {
  ...GOOD,
  groupId: "1",
  priceCents: "900",
  insured: "on",
  quantity: "1",
  serialNumber: "AID-2041",
  warrantyYears: "",
};

const send = async (values: Record<string, string>) =>
  seller.post(address, { ...INSURED, ...(await readSeals(seller, address, "goods-line")), ...values });

test("the button shows what the extended warranty costs, and finds fault with nothing", async () => {
  const shown = await send({ title: "", warrantyPrices: "" });
  expect([shown.status, shown.body.includes("79,90"), shown.body.includes("-error")]).toEqual([200, true, false]);
});

test("F-250: of a duration that is not sold the page says which ones are", async () => {
  const refused = await send({ groupId: "2", priceCents: "500", warrantyYears: "3", continue: "" });
  expect([refused.status, refused.body.includes('id="goods-line-warrantyYears-error"')]).toEqual([422, true]);
  expect(refused.body).toContain("Galima rinktis: 1, 2 m.");
});

test("a page that refuses the good still shows them, without script as well", async () => {
  const refused = await send({ title: "", continue: "" });
  expect([refused.status, refused.body.includes("79,90")]).toEqual([400, true]);
  expect(refused.body).toContain('id="goods-line-title-error"');
  const plain = await send({ title: "", insured: "", continue: "" });
  expect([verdictOf(plain), plain.body.includes("79,90")]).toEqual(["400", false]);
});
