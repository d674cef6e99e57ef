import type { Page } from "playwright/test";
import { untilHydrated } from "./browser.ts";

/** What a part of the work has cost a user who has no mouse. */
export interface PartCost {
  readonly name: string;
  /** All keys, Tabs among them. */
  keys: number;
  tabs: number;
  /** Fields that something was typed into or chosen in. */
  fields: number;
  pages: number;
  waitedMs: number;
}

/** Further than any control of a page. */
const TABS_MAX = 80;
/** A choice has fewer values than this. */
const CHOICES_MAX = 40;

/** As long as a user looks at a new page. */
const CURSOR = { timeout: 1_000 };

const KEY_SECONDS = 0.23;
const FIELD_SECONDS = 1.4;

/** How long it takes a person: 230 ms a key, 1.4 s of thinking a field, and what the page lets one wait. */
export const secondsOf = ({ keys, fields, waitedMs }: PartCost): number =>
  keys * KEY_SECONDS + fields * FIELD_SECONDS + waitedMs / 1_000;

/** All parts together. */
export function sumOf(parts: readonly PartCost[]): PartCost {
  const sum = (of: (part: PartCost) => number) => parts.reduce((whole, part) => whole + of(part), 0);
  return {
    name: "sum",
    keys: sum(({ keys }) => keys),
    tabs: sum(({ tabs }) => tabs),
    fields: sum(({ fields }) => fields),
    pages: sum(({ pages }) => pages),
    waitedMs: sum(({ waitedMs }) => waitedMs),
  };
}

/** The parts and their sum as lines of a table. */
export function tableOf(parts: readonly PartCost[]): string {
  const rows = [...parts, sumOf(parts)].map((part) => [
    part.name,
    `${part.keys} (${part.tabs})`,
    String(part.fields),
    String(part.pages),
    `${(part.waitedMs / 1_000).toFixed(1)} s`,
    `${secondsOf(part).toFixed(1)} s`,
  ]);
  return [["part", "keys (Tabs)", "fields", "pages", "waited", "time"], ...rows]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(column === 0 ? 14 : 11)).join(" | ")} |`)
    .join("\n");
}

/** A user of the keyboard alone: Tab, typing, Space, arrows and Enter, each of them counted. What the page has filled in already is left as it is. */
export function startKeyboard(page: Page) {
  const parts: PartCost[] = [];
  const now = (): PartCost => {
    const part = parts.at(-1);
    if (part === undefined) throw new Error("No part of the work has begun");
    return part;
  };
  const press = async (key: string) => {
    now().keys += 1;
    if (key === "Tab") now().tabs += 1;
    await page.keyboard.press(key);
  };
  const focusOn = async (selector: string) => {
    for (let tabs = 0; tabs <= TABS_MAX; tabs += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await press("Tab");
    }
    throw new Error(`No Tab leads to ${selector}`);
  };
  /** The value of the field that is chosen or typed now. */
  const valueOf = (selector: string) =>
    page.locator(selector).evaluateAll((controls) => {
      const chosen = controls.find(
        (control) => !(control instanceof HTMLInputElement) || control.type !== "radio" || control.checked,
      );
      return (chosen as HTMLInputElement | HTMLSelectElement | undefined)?.value ?? "";
    });
  const wait = async (until: () => Promise<unknown>) => {
    const started = performance.now();
    await until();
    now().waitedMs += performance.now() - started;
  };
  return {
    parts,
    begin: (name: string) => void parts.push({ name, keys: 0, tabs: 0, fields: 0, pages: 0, waitedMs: 0 }),
    press,
    focusOn,
    /** Types into a text field; Tab has selected what stood in it. */
    type: async (selector: string, text: string) => {
      if ((await valueOf(selector)) === text) return;
      await focusOn(selector);
      now().fields += 1;
      now().keys += text.length;
      await page.keyboard.type(text);
    },
    tick: async (selector: string) => {
      if (await page.locator(selector).isChecked()) return;
      await focusOn(selector);
      now().fields += 1;
      await press("Space");
    },
    /** Chooses a value of a list or of a group of radio buttons by the arrows. */
    choose: async (selector: string, value: string) => {
      if ((await valueOf(selector)) === value) return;
      await focusOn(selector);
      now().fields += 1;
      for (let tries = 0; tries < CHOICES_MAX && (await valueOf(selector)) !== value; tries += 1) {
        const isThere = await page.evaluate(
          (wanted) => (document.activeElement as HTMLInputElement | null)?.value === wanted,
          value,
        );
        await press(isThere ? "Space" : "ArrowDown");
      }
    },
    /** Waits for what a key has brought about on the same page. */
    see: (selector: string) => wait(() => page.locator(selector).first().waitFor()),
    /** Presses Enter and waits for the next page, named by its address or by what only it shows. */
    enterTo: async (next: RegExp | string) => {
      const left = await page.evaluateHandle(() => document.activeElement);
      await press("Enter");
      now().pages += 1;
      await wait(async () => {
        await (typeof next === "string" ? page.locator(next).first().waitFor() : page.waitForURL(next));
        await untilHydrated(page);
        // A user does not type before the page has put the cursor somewhere else; one that puts it nowhere costs the Tabs.
        await page
          .waitForFunction((before) => ![document.body, before].includes(document.activeElement), left, CURSOR)
          .catch(() => null);
      });
    },
  };
}
