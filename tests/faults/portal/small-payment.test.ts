import { expect, test } from "vitest";
import { formatMoney } from "../../../app/domain/money.ts";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import { formNamed } from "./form-table.ts";
import { unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});

const { fields, address, route } = formNamed("credit");
/** The whole price is borrowed. */
const typed = { ...fields, "advance.value": "", ownFunds: "" };
const step2 = (application: number) => address({ application, contract: 0 });
const LANGUAGES = ["lt", "en"] as const;

/** An application for one good of this price. */
const priced = (euros: string, change: RequestElements = {}) =>
  stage.application({
    ...change,
    Prekes: { Preke: [{ Pavadinimas: "Televizorius", Kiekis: 1, Kaina: euros, TurtoRusiesID: 1 }] },
  });

const press = (id: number, changed: Record<string, string>, language = "lt") =>
  seller.post(`${step2(id)}?lang=${language}`, { ...typed, _op: crypto.randomUUID(), ...changed });

/** What stands at the field of the duration. */
const findingIn = (page: string): string =>
  unescapeHtml((/id="credit-duration-error"[^>]*>([\s\S]*?)<\/p>/.exec(page)?.[1] ?? "").replace(/<[^>]+>/g, ""));

/** The longest duration that passes, as the back end says: the first period, and with it the payment, follows the day. */
async function longestOf(Suma: string): Promise<number> {
  const question = { Suma, Trukme: 60, SalyguVariantoID: 11, MokejimoDiena: 15 };
  return Number(textAt((await stage.author("CalculateSchedule", question)).fields, "PerMazaImoka", "IlgiausiaTrukme"));
}

test.each(LANGUAGES)(
  "G17: step 2 refuses a payment below 5,00 € at the duration, and says which one passes (%s)",
  async (language) => {
    const id = await priced("100.00");
    const longest = await longestOf("100.00");
    stage.servers.proxy.forget();
    const refused = await press(id, { duration: "60", continue: "" }, language);
    const text = { min: formatMoney(500, language), count: longest };
    expect([refused.status, stage.servers.proxy.writes()]).toEqual([422, []]);
    expect(findingIn(refused.body)).toContain(textOf(language, "validation:money.paymentMin", text));
    expect((await press(id, { duration: String(longest + 1), continue: "" })).status).toBe(422);
    expect(verdictOf(await press(id, { duration: String(longest), continue: "" }))).toBe(
      `303 /applications/edit/${id}/3`,
    );
  },
);

test("G17: it is marked while it is typed, as a save would mark it", async () => {
  const id = await priced("100.00");
  const path = `${step2(id)}?_data=${encodeURIComponent(route)}`;
  const { body } = await seller.post(path, { ...typed, duration: "60", live: "" });
  const { findings } = JSON.parse(body) as { findings: unknown };
  const message = `money.paymentMin|min=5.00&count=${await longestOf("100.00")}`;
  expect(findings).toEqual([{ field: "duration", message }]);
});

test("F-199, G17: a saved payment below 5,00 € completes neither step 2 nor step 3, and no later step opens", async () => {
  const id = await priced("100.00", { Trukme: 60 });
  for (const step of [3, 4, 5])
    expect(verdictOf(await seller.get(`/applications/edit/${id}/${step}`))).toBe(`302 ${step2(id)}`);
  const page = await seller.get(`${step2(id)}?lang=lt`);
  expect(unescapeHtml(page.body)).toContain(textOf("lt", "application:summary.tooSmall"));
  expect((await press(id, { duration: "12", continue: "" })).status).toBe(303);
  expect((await seller.get(`/applications/edit/${id}/4`)).status).toBe(200);
});
