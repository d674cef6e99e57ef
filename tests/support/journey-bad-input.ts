import type { Page } from "playwright/test";
import { expect } from "./html-page/expect.ts";
import { parseMoney } from "../../app/domain/money.ts";
import { toNotation } from "../../app/domain/number-notation.ts";
import { hasScript, type JourneyLanguage } from "./browser.ts";
import { findTextKeys } from "./every-page/see-page.ts";
import type { BadForm, BadRound } from "./journey-bad-values.ts";
import { controlsOf, fillForm, pressButton, readAttributes, readForm } from "./journey-forms.ts";
import { findingText, textOf } from "./journey-texts.ts";

/** A link within the page moves the focus at once. */
const FOCUS_TIMEOUT_MS = 2000;

/**
 * Sends a form with bad values and looks at what comes back: each finding at its field and in the summary, nothing else,
 * each link of the summary leads into its field, and what was typed is still there.
 */
export async function expectRefused(
  page: Page,
  language: JourneyLanguage,
  bad: BadForm,
  { values, findings }: BadRound,
): Promise<void> {
  const { form, button, hidden = [] } = bad;
  await fillForm(page, form, values);
  await pressButton(page, form, button);
  const expected = Object.fromEntries(
    Object.entries(findings).map(([name, message]) => [name, expect.stringContaining(findingText(language, message))]),
  );
  await expect.poll(() => readFindings(page, form)).toEqual({ atFields: expected, inSummary: expected });
  expect(findTextKeys(await page.locator("main").innerText()), "keys instead of texts in an answer").toEqual([]);
  for (const name of Object.keys(findings)) {
    await page.locator(`.note-box.danger a[href="#${form}-${name}"]`).click();
    await expect
      .soft(controlsOf(page, form, name).first(), `focus in ${name}`)
      .toBeFocused({ timeout: FOCUS_TIMEOUT_MS });
  }
  const kept = Object.entries(values).filter(([name]) => !hidden.includes(name));
  const shown = await readForm(page, form, Object.keys(Object.fromEntries(kept)));
  for (const [name, typed] of kept)
    expect.soft(isKept(shown[name], drawnAs(name, typed, language)), `${name}: ${shown[name]}`).toBe(true);
  if (!hasScript())
    await expect.soft(page).toHaveTitle(new RegExp(`^${textOf(language, "ui:error.title").split("{{")[0]}`));
}

/** Fields of sums and percentages; every other field shows what was typed, letter by letter. */
const SUMS = /^(?:priceCents|ownFunds|transferToClient|sum|advance\.value|monthlyIncome|future\.amount|loans\.\w+)$/;

/** F-418: `900,01` comes back as `900.01` on an English page. */
const drawnAs = (name: string, typed: string | boolean, language: JourneyLanguage) =>
  typeof typed === "string" && SUMS.test(name) ? toNotation(typed, language) : typed;

/** With script a sum is written out when its field is left: `-1` becomes `-1,00`. */
function isKept(shown: string | boolean | undefined, typed: string | boolean): boolean {
  if (shown === typed) return true;
  if (typeof shown !== "string" || typeof typed !== "string" || !hasScript()) return false;
  const [one, other] = [shown, typed].map((text) => parseMoney(text, { negative: true }));
  return one?.ok === true && other?.ok === true && one.value === other.value;
}

/** What a page says of the fields of a form, by field name. */
async function readFindings(page: Page, form: string) {
  const read = async (selector: string, attribute: string) => {
    const found = page.locator(selector);
    const [names, texts] = await Promise.all([readAttributes(found, attribute), found.allTextContents()]);
    const byName = names.map((name, at) => [
      name
        .replace(/^#/, "")
        .replace(`${form}-`, "")
        .replace(/-error$/, ""),
      texts[at],
    ]);
    return Object.fromEntries(byName) as Record<string, string>;
  };
  const [atFields, inSummary] = await Promise.all([
    read(`.err[id^="${form}-"]`, "id"),
    read(`.note-box.danger a[href^="#${form}-"]`, "href"),
  ]);
  return { atFields, inSummary };
}
