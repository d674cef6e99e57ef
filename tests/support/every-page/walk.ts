import type { Locator, Page } from "playwright/test";
import { expect } from "../html-page/expect.ts";
import { hasScript, hasWindow } from "../browser.ts";
import { untilDrawn } from "../journey-walk.ts";
import { checkPage, LEADING, seePage, type SeenPage } from "./see-page.ts";
import { nameOf, waysFrom, type Way } from "./ways.ts";

/** What has been walked so far. */
interface Walk {
  readonly page: Page;
  readonly isFrameWalked: (way: Way) => boolean;
  /** Keys of ways that were gone. */
  readonly gone: Set<string>;
  /** What was last seen at an address. */
  readonly seen: Map<string, SeenPage>;
  /** Where ways have led. */
  readonly leads: Map<string, string>;
  /** Addresses in the history of the browser, the open one at the end: the others are what its own way back leads to. */
  trail: readonly string[];
  /** What was seen at an entry of the history. */
  readonly entries: Map<string, string>;
  readonly names: Set<string>;
}

/** A bound for what must end by itself. */
const MOST_STEPS = 1500;

/**
 * Goes every way of every page that can be reached by clicks from the page that is open, each once, and checks every arrival.
 * @param isFrameWalked which links of the frame are gone from a page, with script; all others of a page are gone in any case
 * @returns names of the pages, sorted
 */
export async function walkEveryPage(page: Page, isFrameWalked: (way: Way) => boolean): Promise<string[]> {
  const walk: Walk = {
    page,
    isFrameWalked,
    gone: new Set(),
    seen: new Map(),
    leads: new Map(),
    trail: [],
    entries: new Map(),
    names: new Set(),
  };
  await untilDrawn(page);
  let here = await arrive(walk, "log-in");
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = findNext(walk, here);
    if (next === null) {
      const left = [...walk.seen.values()].flatMap((seen) => openWays(walk, seen));
      expect(
        left.map(({ key }) => key),
        "ways to which no click led back",
      ).toEqual([]);
      return [...walk.names].sort();
    }
    here = next === "back" ? await goBack(walk) : await go(walk, here, next);
  }
  throw new Error(`${MOST_STEPS} steps were not enough`);
}

/** The next step: an open way of this page, else the first one of the shortest path to a page that has one. */
function findNext(walk: Walk, here: SeenPage): Way | "back" | null {
  const own = openWays(walk, here);
  if (own.length > 0) return own.find(({ link }) => !link.framed) ?? own[0] ?? null;
  const known = new Set([here.address]);
  let ends: { address: string; first: Way | "back" }[] = [];
  const reach = (address: string | undefined, first: Way | "back") => {
    if (address === undefined || known.has(address)) return;
    known.add(address);
    ends.push({ address, first });
  };
  reach(walk.trail.at(-2), "back");
  for (const way of waysFrom(here)) reach(leadOf(walk, here, way), way);
  while (ends.length > 0) {
    const found = ends.find(({ address }) => openWays(walk, walk.seen.get(address)).length > 0);
    if (found !== undefined) return found.first;
    const before = ends;
    ends = [];
    for (const { address, first } of before) {
      const seen = walk.seen.get(address);
      if (seen === undefined) continue;
      for (const way of waysFrom(seen)) reach(leadOf(walk, seen, way), first);
    }
  }
  // Lists change while others work: a page that no link leads to any more is reached by the way back alone.
  return walk.trail.slice(0, -1).some((address) => openWays(walk, walk.seen.get(address)).length > 0) ? "back" : null;
}

function openWays({ gone, isFrameWalked }: Walk, seen: SeenPage | undefined): Way[] {
  if (seen === undefined) return [];
  return waysFrom(seen).filter((way) => !gone.has(way.key) && (!isOfFrame(way) || isFrameWalked(way)));
}

/** The same link stands in the frame of every page. */
const isOfFrame = ({ link, to }: Way): boolean => link.framed && link.kind === "link" && to === "page" && hasScript();

/** Buttons of one page lead to one page, and so do links; links of one address mostly do as well, but some take along what was typed. */
const leadOf = ({ leads }: Walk, { address }: SeenPage, { link }: Way): string | undefined =>
  leads.get(`${address} ${link.kind} ${link.href}`) ?? (link.kind === "link" ? leads.get(link.href) : undefined);

function noteLead({ leads }: Walk, { address }: SeenPage, { link }: Way, to: string): void {
  leads.set(`${address} ${link.kind} ${link.href}`, to);
  if (link.kind === "link") leads.set(link.href, to);
}

async function go(walk: Walk, here: SeenPage, way: Way): Promise<SeenPage> {
  walk.gone.add(way.key);
  if (way.to === "file") {
    const answer = await walk.page.request.get(way.link.href, { maxRedirects: 0 });
    expect(answer.status(), way.key).toBe(200);
    return here;
  }
  await click(walk.page, way);
  if (way.to === "language") {
    await arrive(walk, way.key);
    await click(walk.page, way, `.langs a:not([aria-current])`);
  }
  const there = await arrive(walk, way.key);
  noteLead(walk, here, way, there.address);
  return there;
}

async function goBack(walk: Walk): Promise<SeenPage> {
  const wanted = walk.trail.at(-2);
  const before = walk.trail.length;
  await walk.page.goBack();
  await untilDrawn(walk.page);
  const there = await arrive(walk, `back to ${wanted}`);
  expect(walk.trail.length, `the way back to ${wanted} leads there`).toBeLessThan(before);
  return there;
}

async function arrive(walk: Walk, way: string): Promise<SeenPage> {
  const seen = await seePage(walk.page);
  checkPage(seen, `${way} (${seen.address})`);
  walk.seen.set(seen.address, seen);
  walk.entries.set(seen.entries.at(-1) ?? "", seen.address);
  // The browser forgets the oldest of its entries.
  walk.trail = seen.entries.map((entry) => walk.entries.get(entry) ?? "");
  walk.names.add(nameOf(seen));
  return seen;
}

async function click(page: Page, { key, link }: Way, selector?: string): Promise<void> {
  const element =
    selector === undefined ? page.locator(LEADING[link.kind]).nth(link.at) : page.locator(selector).first();
  const pressed = link.kind === "filter" ? element.locator("button[type=submit]").first() : element;
  if (link.kind === "button") await confirmAgreement(page);
  if (!hasWindow()) return pressed.click();
  if (!hasScript()) {
    await Promise.all([page.waitForEvent("domcontentloaded"), pressed.click()]);
    return;
  }
  const isInPlace = await clickWithScript(page, pressed);
  if (isInPlace) await expect(page.locator("body:focus"), `the focus is lost: ${key}`).toHaveCount(0);
}

/** A manager confirms once for an application that a change of its goods is agreed with the seller (F-251). */
async function confirmAgreement(page: Page): Promise<void> {
  const box = page.locator("input[name=agreedWithSeller]");
  if ((await box.count()) > 0) await box.check();
}

/** @returns whether the page was changed by script, and not loaded again */
async function clickWithScript(page: Page, pressed: Locator): Promise<boolean> {
  const entry = await page.evaluate(() => {
    document.documentElement.dataset["walked"] = "";
    return (history.state as { key?: string } | null)?.key;
  });
  await pressed.click();
  await page.waitForFunction(
    (before) =>
      document.documentElement.dataset["walked"] === undefined ||
      (history.state as { key?: string } | null)?.key !== before,
    entry,
  );
  await untilDrawn(page);
  return page.evaluate(() => document.documentElement.dataset["walked"] !== undefined);
}
