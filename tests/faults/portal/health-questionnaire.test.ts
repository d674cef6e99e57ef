import { expect, test } from "vitest";
import type { Reply } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, rowsOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();
const form = formNamed("contract-data");
const step = (id: number, number: number) => `/applications/edit/${id}/${number}`;

const QUESTIONS = ["medication", "disease", "sickLeave", "disability"] as const;
const YEARS = { medicationYears: 2, diseaseYears: 10 };
const questionOf = (question: (typeof QUESTIONS)[number], language: "lt" | "en" = "lt") =>
  textOf(language, `application:contractData.fields.health.${question}`, YEARS);
const NO = Object.fromEntries(QUESTIONS.map((question) => [`health.${question}`, "no"]));

const saved = async (id: number, element: string) =>
  textAt((await get().author("GetContract", { ParaiskosID: id })).fields, "Paraiska", element);
const isMarked = (page: Reply, question: string) => page.body.includes(`id="contract-data-health.${question}-error"`);

async function post(id: number, typed: Record<string, string>) {
  const seller = await get().as(AUTHOR);
  const answer = await seller.post(step(id, 4), { ...pressed(form), _op: crypto.randomUUID(), ...typed });
  return { seller, answer };
}

test("F-282, F-527: without script the questions stand there, name their periods, and say which insurance asks them", async () => {
  const id = await get().application();
  const seller = await get().as(AUTHOR);
  const page = wordsOf(await seller.get(step(id, 4)));
  for (const question of QUESTIONS) expect(page).toContain(questionOf(question));
  expect(page).toContain("per pastaruosius 2 metus");
  expect(page).toContain("per pastaruosius 10 metų");
  // One insurance asks: it is named, and nothing is chosen from kinds of it.
  expect(page).toContain("Atsakykite tik pasirinkę draudimą „Gyvybė, negalia ir nedarbas“.");
  const english = wordsOf(await seller.get(`${step(id, 4)}?lang=en`));
  expect(english).toContain(questionOf("disease", "en"));
  expect(english).toContain("during the last 10 years");
  await seller.get("/news?lang=lt");
});

test("F-282: every question of the insurance wants its answer; one that asks nothing wants none", async () => {
  const id = await get().application();
  const { answer } = await post(id, { insurance: "2", "health.disease": "no" });
  expect([answer.status, ...QUESTIONS.map((question) => isMarked(answer, question))]).toEqual([
    422,
    true,
    false,
    true,
    true,
  ]);
  expect([await saved(id, "DraudimoID"), (await post(id, { insurance: "1" })).answer.status]).toEqual(["", 303]);
});

test("F-282, F-197: findings of the questions stand in the summary in the order of the page", async () => {
  const id = await get().application();
  const { answer } = await post(id, { insurance: "2", "health.sickLeave": "yes" });
  const named = [...answer.body.matchAll(/href="#contract-data-health\.(\w+)"/g)].map(([, question]) => question);
  expect([answer.status, named]).toEqual([422, [...QUESTIONS]]);
});

test("F-282: a yes refuses the insurance with a text at its question, and nothing typed is lost", async () => {
  const id = await get().application();
  const { answer } = await post(id, {
    insurance: "2",
    ...NO,
    "health.disease": "yes",
    email: "nauja@pavyzdys.example",
  });
  expect([answer.status, isMarked(answer, "disease"), isMarked(answer, "medication")]).toEqual([422, true, false]);
  expect(wordsOf(answer)).toContain(textOf("lt", "validation:insurance.healthRefused"));
  const shown = findForm(answer.body, "contract-data") ?? "";
  expect(shown).toContain('name="health.disease" checked="" value="yes"');
  expect(shown).toContain("nauja@pavyzdys.example");
  expect([await saved(id, "DraudimoID"), await saved(id, "SveikatosLigos")]).toEqual(["", ""]);
});

test("F-282: answered with no, the insurance is saved, and step 5 shows the answers only to be read", async () => {
  const id = await get().application();
  const { answer, seller } = await post(id, { insurance: "2", ...NO });
  expect([answer.status, await saved(id, "SveikatosLigos"), await saved(id, "DraudimoImoka")]).toEqual([
    303,
    "0",
    "1.75",
  ]);
  for (const language of ["lt", "en"] as const) {
    const page = await seller.get(`${step(id, 5)}?lang=${language}`);
    const rows = rowsOf(page);
    for (const question of QUESTIONS) {
      expect(rows.get(questionOf(question, language))).toBe(textOf(language, "application:contractData.no"));
    }
    expect(page.body).not.toContain('name="health.');
  }
  await seller.get("/news?lang=lt");
});

test("F-282: with another insurance the answers are not kept, whatever is posted", async () => {
  const id = await get().application();
  await post(id, { insurance: "2", ...NO });
  const { answer, seller } = await post(id, { insurance: "1", ...NO, "health.disease": "yes" });
  expect([answer.status, await saved(id, "SveikatosLigos")]).toEqual([303, ""]);
  expect(rowsOf(await seller.get(step(id, 5))).has(questionOf("disease"))).toBe(false);
});

test("F-282: an answer that was lost since holds step 4 up again", async () => {
  const id = await get().application({ DraudimoID: 2, SveikatosVaistai: 0, SveikatosLigos: 0, SveikatosNegalia: 0 });
  const page = await (await get().as(AUTHOR)).get(step(id, 5));
  expect([page.status, page.location]).toEqual([302, step(id, 4)]);
});

test("F-344: the certificate is among the documents when an insurance is chosen, and only then", async () => {
  const id = await get().application();
  const document = `/applications/documents/${id}/insurance`;
  const { seller } = await post(id, { insurance: "0" });
  expect((await seller.get(step(id, 5))).body).not.toContain(document);
  expect((await seller.get(document)).headers["content-type"]).not.toBe("application/pdf");
  await post(id, { insurance: "2", ...NO });
  expect((await seller.get(step(id, 5))).body).toContain(document);
  const file = await seller.get(document);
  expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
});

testForLeaks(() => get());
