import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { findForm, readSeals, sealsOf, shownValue } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();
const [household, credit] = [formNamed("household"), formNamed("credit")];

/** The offer that step 3 has ticked. */
const tickedIn = (html: string): string | undefined =>
  [...(findForm(html, "household") ?? "").matchAll(/<input\b[^>]*name="offer"[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(" checked"))
    ?.replace(/^.* value="([^"]*)".*$/, "$1");

/** Ticks another offer and types a workplace in step 3, goes back without saving, and saves 48 months in step 2. */
async function changeMindInStep2() {
  const own = { application: await get().application(), contract: 0 };
  const seller = await get().as(AUTHOR);
  const [step3, step2] = [household.address(own), credit.address(own)];
  const typed = { ...household.fields, workplace: "UAB Nauja vieta", offer: "11-24" };
  const first = await readSeals(seller, step3, "household");
  expect((await seller.post(step3, { ...first, ...typed, back: "" })).location).toBe(step2);
  expect(tickedIn((await seller.get(step3)).body)).toBe("11-24");
  const seals = await readSeals(seller, step2, "credit");
  const saved = await seller.post(step2, { ...seals, ...credit.fields, duration: "48", continue: "" });
  expect(saved.location).toBe(step3);
  return { own, seller, step2, step3, typed, first };
}

test("O2: without script a refused save is kept as well, and the page has it when it is opened again", async () => {
  const own = { application: await get().application(), contract: 0 };
  const seller = await get().as(AUTHOR);
  const page = credit.address(own);
  const seals = await readSeals(seller, page, "credit");
  const refused = await seller.post(page, { ...seals, ...credit.fields, duration: "7x", paymentDay: "28", save: "" });
  expect(refused.status).toBe(400);
  const again = (await seller.get(page)).body;
  expect(["duration", "paymentDay"].map((name) => shownValue(again, "credit", name))).toEqual(["7x", "28"]);
  expect(again).toContain(textOf("lt", "ui:draft.restored").split("{{")[0]);
});

test("from step 2 the way back leads to step 1 of the same application, and keeps what is typed", async () => {
  const own = { application: await get().application(), contract: 0 };
  const seller = await get().as(AUTHOR);
  const page = credit.address(own);
  expect(findForm((await seller.get(page)).body, "credit")).toMatch(/<button[^>]* name="back"/);
  const typed = { ...(await readSeals(seller, page, "credit")), ...credit.fields, paymentDay: "28", back: "" };
  const step1 = await seller.post(page, typed);
  expect([step1.status, (await seller.get(step1.location ?? "")).status]).toEqual([303, 200]);
  expect(shownValue((await seller.get(page)).body, "credit", "paymentDay")).toBe("28");
});

test("O2: terms saved in step 2 win over an older tick in step 3; what else was typed there stays, and nothing is asked", async () => {
  const { own, seller, step3, typed } = await changeMindInStep2();
  const page = await seller.get(step3);
  expect([tickedIn(page.body), shownValue(page.body, "household", "workplace")]).toEqual(["11-48", typed.workplace]);
  const sent = { ...sealsOf(page.body, "household"), ...typed, offer: "11-48", continue: "" };
  expect((await seller.post(step3, sent)).location).toBe(`/applications/edit/${own.application}/4`);
});

test("O2: where the tick was all that was left unsaved, the page speaks of no draft once step 2 is saved", async () => {
  const { seller, step2, step3, typed } = await changeMindInStep2();
  const draftWord = textOf("lt", "ui:draft.restored").split("{{")[0] ?? "";
  const page = (await seller.get(step3)).body;
  expect(page).toContain(draftWord);
  await seller.post(step3, { ...sealsOf(page, "household"), ...typed, offer: "11-48", showOffers: "" });
  const saved = (await seller.get(step3)).body;
  const shown = ["monthlyIncome", "loans.consumer", "spouse.mode"].map((name) => [
    name,
    shownValue(saved, "household", name) ?? "",
  ]);
  const ticked = { ...typed, ...Object.fromEntries(shown), "spouse.citizenship": "LTU", offer: "11-24", back: "" };
  await seller.post(step3, { ...sealsOf(saved, "household"), ...ticked });
  expect((await seller.get(step3)).body).toContain(draftWord);
  const seals = await readSeals(seller, step2, "credit");
  await seller.post(step2, { ...seals, ...credit.fields, duration: "36", continue: "" });
  const last = (await seller.get(step3)).body;
  expect([tickedIn(last), last.includes(draftWord)]).toEqual(["11-36", false]);
});

test("G12: two tabs are still asked about the offer", async () => {
  const { seller, step3, typed, first } = await changeMindInStep2();
  const late = await seller.post(step3, { ...first, ...typed, continue: "" });
  const form = findForm(late.body, "household-conflict") ?? "";
  expect([late.status, form.includes('value="11-24"'), form.includes('value="11-48"')]).toEqual([409, true, true]);
});
