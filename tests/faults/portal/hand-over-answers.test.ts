import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { formNamed } from "./form-table.ts";
import { cameraOf, handOverActs } from "./hand-over-acts.ts";
import { readSeals, shownValue, verdictOf } from "./page.ts";
import { useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const t = (key: string) => textOf("lt", `hand-over:${key}`);
const STEP = formNamed("contract-data");
const { press, handOver, answer } = handOverActs(get);

test("F-283: step 4 is not saved past answers that the buyer has sent or corrected and the seller has not taken over; what is typed stays", async () => {
  const { application, seller, step, form, address } = await handOver();
  const buyer = get().guest();
  const typed = { ...form, phone2: "612 09833" };
  const cityAt = async () =>
    textAt((await get().author("GetContract", { ParaiskosID: application })).fields, "Paraiska", "Miestas");
  for (const house of ["14", "20"]) {
    await answer(buyer, address, { "address.house": house });
    for (const button of ["continue", "save"]) {
      expect([house, verdictOf(await press(seller, step, typed, button))]).toEqual([house, `303 ${step}#hand-over`]);
      const page = await seller.get(step);
      expect([wordsOf(page).includes(t("unused")), wordsOf(page).includes(t("drop"))]).toEqual([true, true]);
      expect(shownValue(page.body, STEP.form, "phone2")).toBe("612 09833");
    }
    expect(await cityAt()).toBe("Vilnius");
    expect(verdictOf(await press(seller, step, typed, "useHandOver"))).toBe(`303 ${step}`);
    expect(shownValue((await seller.get(step)).body, STEP.form, "address.house")).toBe(house);
  }
  const next = `/applications/edit/${application}/5`;
  expect(verdictOf(await press(seller, step, { ...typed, "address.city": "Kaunas" }, "continue"))).toBe(`303 ${next}`);
  expect(await cityAt()).toBe("Kaunas");
});

test("F-283, F-336: step 5 makes no contract past answers that the buyer has sent meanwhile; it says so and leads to step 4", async () => {
  const { application, seller, step, form, address } = await handOver();
  const buyer = get().guest();
  const review = `/applications/edit/${application}/5`;
  expect(verdictOf(await press(seller, step, form, "continue"))).toBe(`303 ${review}`);
  const drawnBefore = { ...(await readSeals(seller, review, "makeContract")), makeContract: "" };
  await answer(buyer, address, { "address.house": "20" });
  const page = await seller.get(review);
  expect([wordsOf(page).includes(t("review.unused")), page.body.includes('name="makeContract"')]).toEqual([
    true,
    false,
  ]);
  expect(page.body).toContain(`href="${step}#hand-over"`);
  expect(verdictOf(await seller.post(review, drawnBefore))).toBe(`303 ${step}#hand-over`);
  expect(wordsOf(await seller.get(step))).toContain(t("unused"));
  await press(seller, step, form, "dropHandOver");
  expect(wordsOf(await seller.get(review))).not.toContain(t("review.unused"));
  expect(verdictOf(await seller.post(review, drawnBefore))).toBe(`303 ${review}`);
  const { fields } = await get().author("GetContract", { ParaiskosID: application });
  expect(textAt(fields, "Paraiska", "Busena")).toBe("1");
});

test("F-292: profiling without direct marketing is ticked neither on the buyer's page nor in step 4", async () => {
  const { seller, step, form, address } = await handOver();
  const buyer = get().guest();
  const isTicked = (body: string) => /name="consents.profiling"[^>]* checked/.test(body);
  await answer(buyer, address, { "consents.directMarketing": "", "consents.profiling": "on" });
  const page = (await buyer.get(`${address}?correct=1`)).body;
  await press(seller, step, form, "useHandOver");
  expect([page, (await seller.get(step)).body].map(isTicked)).toEqual([false, false]);
  await answer(buyer, address, { "consents.profiling": "on" });
  expect(isTicked((await buyer.get(`${address}?correct=1`)).body)).toBe(true);
});

test("F-292: a buyer who ticks profiling without direct marketing is told so, beside what else is wrong, and everything typed stays", async () => {
  const { seller, step, address } = await handOver();
  const buyer = get().guest();
  const ticks = { "consents.directMarketing": "", "consents.profiling": "on" };
  const refused = await answer(buyer, address, { ...ticks, "address.house": "pirmas" });
  const told = wordsOf(refused).split(textOf("lt", "validation:consents.profiling")).length - 1;
  expect([refused.status, told], "in the summary and at the field").toEqual([400, 2]);
  expect(wordsOf(refused)).toContain(textOf("lt", "validation:houseNumber.format"));
  expect(refused.body).toMatch(/name="consents.profiling"[^>]* checked/);
  expect(shownValue(refused.body, "hand-over", "address.house")).toBe("pirmas");
  expect(wordsOf(await seller.get(step))).toContain(`${t("progress.filled")}: ${t("progress.waiting")}`);
  expect(verdictOf(await answer(buyer, address, { "consents.profiling": "on" }))).toBe(`303 ${address}`);
});

test("F-180: the log of the application knows each act of the hand-over once, the buyer's as soon as the seller's page shows it", async () => {
  const { application, seller, step, form, address } = await handOver();
  const buyer = get().guest();
  await answer(buyer, address);
  await seller.get(step);
  await seller.get(step);
  await press(seller, step, form, "useHandOver");
  await answer(buyer, address, { "address.house": "20" });
  await seller.get(step);
  await press(seller, step, form, "dropHandOver");
  const { fields } = await get().author("GetActionLog", { ParaiskosID: application });
  const logged = listAt(fields, "Irasai", "Irasas").map((line) => textAt(line, "Veiksmas"));
  expect(logged.filter((action) => /[Pp]irkėj(o|ui|as) (telefon|savo|pateik)|^Pirkėjas/.test(action))).toEqual([
    "Pildyti perduota pirkėjo telefonui",
    "Pirkėjas atvėrė savo puslapį",
    "Pirkėjas pateikė duomenis iš savo telefono",
    "Pirkėjo pateikti duomenys perkelti į formą",
    "Pirkėjas pateikė duomenis iš savo telefono",
    "Pirkėjo pateikti duomenys nepanaudoti",
  ]);
});

test("O2: what a buyer has typed is there again after the photograph, and reaches the seller only once it is sent", async () => {
  const { seller, step, address } = await handOver({ "document.type": "0", "document.number": "" });
  const buyer = get().guest();
  const typed = { "address.city": "Pakruojis", phone: "12", account: "nebaigta" };
  expect(await cameraOf(buyer, address, typed)).toMatch(/^\/recognizer\/0\/[a-z0-9]{26}$/);
  const back = await buyer.get(address);
  for (const [name, value] of Object.entries(typed)) expect(shownValue(back.body, "hand-over", name)).toBe(value);
  expect(wordsOf(await seller.get(step))).toContain(`${t("progress.filled")}: ${t("progress.waiting")}`);
  expect(verdictOf(await answer(buyer, address))).toBe(`303 ${address}`);
  expect(shownValue((await buyer.get(`${address}?correct=1`)).body, "hand-over", "address.city")).toBe("Kaunas");
});
