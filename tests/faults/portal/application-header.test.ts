import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { AUTHOR, useStage, HERSELF } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const get = useStage();

/** What stands above the steps. */
async function headerOf(id: number, step: number, language: "lt" | "en"): Promise<string> {
  const seller = await get().as(AUTHOR);
  const page = await seller.get(`/applications/edit/${id}/${step}?lang=${language}`);
  return wordsOf({ ...page, body: /<div class="title">.*?<p class="about">.*?<\/p>/s.exec(page.body)?.[0] ?? "" });
}

test("F-353: above its steps an application names itself, its state, its buyer, its seller and its day", async () => {
  const id = await get().application(HERSELF);
  const day = textAt((await get().author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Data").slice(0, 10);
  for (const language of ["lt", "en"] as const) {
    const header = await headerOf(id, 3, language);
    expect(header).toContain(textOf(language, "application:number", { number: id }));
    expect(header).toContain(textOf(language, "enumerations:applicationStatus.application"));
    expect(header).toContain(
      `Emilija Išgalvotaitė · 60302149977 · ${textOf(language, "application:about.seller", { number: 10101 })} · ${day}`,
    );
  }
  await (await get().as(AUTHOR)).get("/news?lang=lt");
});

test("F-353, F-335: a contract has its number there, and that of its application", async () => {
  const id = await get().contract();
  const { fields } = await get().author("GetContract", { ParaiskosID: id });
  const header = await headerOf(id, 5, "lt");
  expect(header).toContain(textAt(fields, "Paraiska", "SutartiesNr"));
  expect(header).toContain(textOf("lt", "enumerations:applicationStatus.unsigned"));
  expect(header).toContain(textOf("lt", "application:about.number", { number: id }));
});

test("F-353: the pages of incomes and liabilities, and those of one of them, name the application and its buyer", async () => {
  const id = await get().application(HERSELF);
  const seller = await get().as("vadyb2");
  const pages = ["incomes/ID", "incomes/ID/new", "liabilities/ID", "liabilities/ID/new"];
  for (const language of ["lt", "en"] as const)
    for (const page of pages) {
      const shown = await seller.get(`/applications/${page.replace("ID", String(id))}?lang=${language}`);
      const title = wordsOf({ ...shown, body: /<h1[^>]*>.*?<\/h1>/s.exec(shown.body)?.[0] ?? "" });
      const named = `${textOf(language, "application:number", { number: id })}, Emilija Išgalvotaitė`;
      expect([page, title]).toEqual([page, expect.stringContaining(named)]);
    }
});
