import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { findForm, sealsOf, shownValue, unescapeHtml } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();
const data = formNamed("contract-data");
const none = { contract: 0 };

/** Posts step 4 of a new application with some fields as a test has typed them. */
async function sendStep4(typed: Record<string, string>) {
  const own = { ...none, application: await get().application() };
  const seller = await get().as(AUTHOR);
  const page = data.address(own);
  const seals = sealsOf((await seller.get(page)).body, "contract-data");
  return { seller, page, answer: await seller.post(page, { ...seals, ...data.fields, ...typed, continue: "" }) };
}

/** The lines of the error summary: the field that each leads to, and its words. */
const linesOf = (html: string) =>
  [...html.matchAll(/<li><a href="#([^"]+)"[^>]*>(.*?)<\/a><\/li>/g)].map(([, field = "", words = ""]) => ({
    field: field.replace("contract-data-", ""),
    words: unescapeHtml(words),
  }));

test("F-283: a correspondence address that is typed without its tick is refused, and stays in sight", async () => {
  const { answer } = await sendStep4({ "correspondence.city": "Zarasai" });
  const [line] = linesOf(answer.body);
  expect([answer.status, line?.field]).toEqual([400, "correspondence.differs"]);
  expect(line?.words).toContain(textOf("lt", "validation:address.correspondenceWithoutTick"));
  expect(shownValue(answer.body, "contract-data", "correspondence.city")).toBe("Zarasai");
});

test("F-283: a correspondence address stands unfolded when it is refused, and when a draft brings it back", async () => {
  const isUnfolded = (html: string) =>
    /<details[^>]*open[^>]*>(?:(?!<\/details>)[^])*correspondence\.city/.test(findForm(html, "contract-data") ?? "");
  const { seller, page, answer } = await sendStep4({ "correspondence.city": "Zarasai", "address.city": "" });
  expect(isUnfolded(answer.body)).toBe(true);
  const kept = { ...sealsOf(answer.body, "contract-data"), ...data.fields, "correspondence.city": "Zarasai", back: "" };
  await seller.post(page, kept);
  const draft = (await seller.get(page)).body;
  expect([shownValue(draft, "contract-data", "correspondence.city"), isUnfolded(draft)]).toEqual(["Zarasai", true]);
});

test("F-197: the summary of step 4 follows the page, and no line says a label twice", async () => {
  const { answer } = await sendStep4({
    "address.city": "",
    "address.house": "",
    "address.postalCode": "0715",
    "correspondence.differs": "on",
    "correspondence.city": "Kaunas",
    "correspondence.house": "1",
    "correspondence.postalCode": "1",
    "document.number": "",
    "document.controlLine": "P<LTU#",
    phone: "",
    account: "LT1",
    "politics.exposed": "",
  });
  const lines = linesOf(answer.body);
  const form = findForm(answer.body, "contract-data") ?? "";
  const places = lines.map(({ field }) => form.indexOf(` id="contract-data-${field}"`));
  expect(lines.length).toBeGreaterThan(8);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const said = lines.map(({ words }) => words);
  expect(said).toContain(textOf("lt", "validation:postalCode.format"));
  expect(said.filter((words) => /\?:|^([^:]+): \1/.test(words))).toEqual([]);
});

test("F-191, F-197: a wrong e-mail of step 5 is told at the top of the page, once, with a link to its field", async () => {
  const email = formNamed("contract-email");
  const own = { application: 0, contract: await get().contract() };
  const seller = await get().as(AUTHOR);
  const seals = sealsOf((await seller.get(email.address(own))).body, "contract-email");
  const { status, body } = await seller.post(email.address(own), { ...seals, email: "blogas", saveEmail: "" });
  const summary = body.indexOf('role="alert"');
  expect([status, linesOf(body).map(({ field }) => field)]).toEqual([400, ["contract-email-email"]]);
  expect(body).toContain(`<title>${textOf("lt", "ui:error.title").split("{{")[0] ?? ""}`);
  expect(summary).toBeGreaterThan(0);
  expect(summary).toBeLessThan(body.indexOf('<section class="card'));
  expect(body.split('role="alert"')).toHaveLength(2);
  expect(findForm(body, "contract-email")).not.toContain('role="alert"');
});
