import { expect, test } from "vitest";
import { offerFor, WarrantyFields } from "../../../../app/features/application/goods/warranty-fields.tsx";
import type { WarrantyOffer } from "../../../../app/features/application/goods/warranty-offer.server.ts";
import { findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const OFFER: WarrantyOffer = {
  groupId: "1",
  price: "900",
  priceCents: 90_000,
  prices: [
    { years: 1, priceCents: 4_990 },
    { years: 2, priceCents: 7_990 },
  ],
};

const draw = (offer: WarrantyOffer | undefined, isNeeded = false) =>
  renderUi(
    <WarrantyFields
      insured={{ id: "insured", name: "insured" }}
      years={{ id: "years", name: "warrantyYears" }}
      isNeeded={isNeeded}
      offer={offer}
    />,
  );

const wordsAt = async (markup: Promise<string>, path: string) =>
  findElements(await markup, path).map((element) => textOf(element).replaceAll("\u00a0", " "));

test("F-250: the prices of the extended warranty stand in sight and are read out, not in the closed list alone", async () => {
  expect(await wordsAt(draw(OFFER), "//*[@role='status']//li")).toEqual(["1 metai – 49,90 €", "2 metai – 79,90 €"]);
  expect(await wordsAt(draw(OFFER), "//*[@role='status']/p")).toEqual([
    "Pratęstos garantijos kaina, kai prekė kainuoja 900,00 €:",
  ]);
});

test("F-250: the button always answers: what is missing for a price, or that there is none", async () => {
  expect(await wordsAt(draw(undefined), "//*[@role='status']")).toEqual([""]);
  expect(await wordsAt(draw({ ...OFFER, priceCents: null, prices: [] }), "//*[@role='status']")).toEqual([
    "Pasirinkite prekių grupę ir įrašykite prekės kainą – tada parodysime garantijos kainas.",
  ]);
  expect(await wordsAt(draw({ ...OFFER, prices: [] }), "//*[@role='status']")).toEqual([
    "Tokiai prekei pratęstos garantijos pasiūlyti negalime.",
  ]);
});

test("F-250: prices of another group or price than stands in the form are not shown", () => {
  expect(offerFor(OFFER, { groupId: { value: "1" }, priceCents: { value: "900" } })).toBe(OFFER);
  expect(offerFor(OFFER, { groupId: { value: "2" }, priceCents: { value: "900" } })).toBeUndefined();
  expect(offerFor(OFFER, { groupId: { value: "1" }, priceCents: { value: "950" } })).toBeUndefined();
});

test("F-241: the years are called optional only while no extended warranty is taken", async () => {
  expect(await wordsAt(draw(undefined), "//*[@class='opt']")).toEqual(["(neprivaloma)"]);
  expect(await wordsAt(draw(undefined, true), "//*[@class='opt']")).toEqual([]);
});
