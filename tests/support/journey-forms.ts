import type { Locator, Page } from "playwright/test";
import { HtmlLocator } from "./html-page/html-locator.ts";

/** Values by field name: a text, an option's value, or whether a box is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The controls of a field; several for a group of radio buttons. */
export const controlsOf = (page: Page, form: string, name: string): Locator =>
  page.locator(`form[id="${form}"] [name="${name}"]`);

/** Fills the named fields of a form, whatever kind of control each of them is. */
export async function fillForm(page: Page, form: string, values: FormValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await unfold(page, form, name);
    await fillField(controlsOf(page, form, name), value);
  }
}

async function fillField(controls: Locator, value: string | boolean): Promise<void> {
  const among = (selector: string) => controls.and(controls.page().locator(selector));
  await controls.first().waitFor({ state: "attached" });
  if (typeof value === "boolean") await controls.setChecked(value);
  else if ((await among("select").count()) > 0) await controls.selectOption(value);
  else if ((await among("[type=radio]").count()) > 0) await among(`[value="${value}"]`).check();
  else await controls.fill(value);
}

/** Opens what the field is folded into, as a person does before typing. */
async function unfold(page: Page, form: string, name: string): Promise<void> {
  const folders = page.locator(`details:not([open])`).filter({ has: page.locator(`[name="${name}"]`) });
  const folder = folders.and(page.locator(`form[id="${form}"] details, details:has(form[id="${form}"])`));
  if ((await folder.count()) > 0) await folder.locator("summary").click();
}

/** Presses a button of a form; never the hidden one that Enter presses. */
export const pressButton = (page: Page, form: string, button: string): Promise<void> =>
  page.locator(`form[id="${form}"] button[name="${button}"]:not(.vh)`).click();

/** Presses “Save” of a step and waits until it has been done: who goes on before takes the request along. */
export async function saveStep(page: Page, form: string): Promise<void> {
  await pressButton(page, form, "save");
  await page.locator(".note-box.success").first().waitFor();
}

/** What the named fields hold now, as `fillForm` takes it. With script an address changes before its page does: the form is waited for. */
export async function readForm(
  page: Page,
  form: string,
  names: readonly string[],
): Promise<Record<string, string | boolean>> {
  await page.locator(`form[id="${form}"]`).waitFor({ state: "attached" });
  const read: Record<string, string | boolean> = {};
  for (const name of names) {
    read[name] = await readField(controlsOf(page, form, name));
  }
  return read;
}

async function readField(controls: Locator): Promise<string | boolean> {
  const among = (selector: string) => controls.and(controls.page().locator(selector));
  if ((await controls.count()) === 0) return "";
  if ((await among("[type=checkbox]").count()) > 0) return controls.first().isChecked();
  if ((await among("[type=radio]").count()) === 0) return controls.first().inputValue();
  const chosen = among(":checked");
  return (await chosen.count()) === 0 ? "" : ((await chosen.first().getAttribute("value")) ?? "on");
}

/** An attribute of each of the found elements; empty where one lacks it. */
export function readAttributes(found: Locator, name: string): Promise<string[]> {
  const locator: unknown = found;
  if (locator instanceof HtmlLocator) return locator.attributes(name);
  return found.evaluateAll((elements, wanted) => elements.map((element) => element.getAttribute(wanted) ?? ""), name);
}
