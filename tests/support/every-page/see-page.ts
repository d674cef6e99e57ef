import type { Page } from "playwright/test";
import { isInside } from "../html-page/accessibility.ts";
import { isShown, shownText } from "../html-page/elements.ts";
import { expect } from "../html-page/expect.ts";
import { HtmlPage } from "../html-page/html-page.ts";
import type { Element as HtmlElement } from "../html-page/nodes.ts";

/** A link, or a button that only leads on, as it stands on a page. */
export interface SeenLink {
  /** Where it leads: path, query and fragment; a button's name for a button. */
  readonly href: string;
  readonly kind: "link" | "button" | "filter";
  /** Its place among the elements of its kind on this page. */
  readonly at: number;
  /** It leads to another site, to a mail or a telephone. */
  readonly outside: boolean;
  /** In the frame, and so on every page. */
  readonly framed: boolean;
  /** What the list says of the row that it stands in; empty outside of lists. */
  readonly row: string;
}

/** What a user sees of a page. */
export interface SeenPage {
  /** Path and query, without the language. */
  readonly address: string;
  /** Keys of the history of the browser up to this page, which is the last one. */
  readonly entries: readonly string[];
  readonly title: string;
  /** Everything visible. */
  readonly text: string;
  readonly headings: number;
  /** What stands in `main` besides its heading; null without a `main`. */
  readonly content: string | null;
  /** Names of the buttons. */
  readonly buttons: readonly string[];
  readonly links: readonly SeenLink[];
}

/** As much of the history as a page may know. */
interface BrowserHistory {
  readonly currentEntry: { readonly index: number };
  entries(): { readonly key: string }[];
}

/** Elements that lead on, by their kind. A button of the list posts its form, and what was typed is saved on the way. */
export const LEADING = {
  link: "a[href]",
  button: "button[name=addGood]:not(.vh), button[name=openCatalogue]:not(.vh), button[name=editGood]:not(.vh)",
  filter: "main form[method=get]",
} as const;

/** Reads the page that is open. */
export const seePage = (page: Page | HtmlPage): Promise<SeenPage> =>
  page instanceof HtmlPage ? seeHtml(page) : seeInWindow(page);

/** Reads the page of a browser. */
const seeInWindow = (page: Page): Promise<SeenPage> =>
  page.evaluate((leading): SeenPage => {
    const { navigation } = window as unknown as { navigation: BrowserHistory };
    const url = new URL(location.href);
    url.searchParams.delete("lang");
    const main = document.querySelector("main");
    const heading = main?.querySelector("h1") ?? null;
    const rowOf = (element: Element) =>
      [...(element.closest("tbody tr")?.querySelectorAll("td") ?? [])].at(-1)?.innerText ?? "";
    // Behind an open dialog nothing can be reached.
    const front = document.querySelector("dialog[open]") ?? document.documentElement;
    const see = (kind: "link" | "button" | "filter") =>
      [...document.querySelectorAll<HTMLElement>(leading[kind])].map((element, at) => ({
        visible: element.checkVisibility() && front.contains(element),
        href:
          element instanceof HTMLAnchorElement
            ? element.href.replace(location.origin, "")
            : (element.getAttribute("name") ?? ""),
        kind,
        at,
        outside: element instanceof HTMLAnchorElement && element.origin !== location.origin,
        framed: main?.contains(element) !== true,
        row: rowOf(element),
      }));
    return {
      address: url.pathname + url.search,
      entries: navigation
        .entries()
        .slice(0, navigation.currentEntry.index + 1)
        .map(({ key }) => key),
      title: document.title,
      text: document.body.innerText,
      headings: document.querySelectorAll("h1").length,
      content: main === null ? null : main.innerText.replace(heading?.innerText ?? "", "").trim(),
      buttons: [...document.querySelectorAll("button")].map(({ name }) => name),
      links: [...see("link"), ...see("button"), ...see("filter")].filter(({ visible }) => visible),
    };
  }, LEADING);

/** Reads a page of which only the HTML is there. */
async function seeHtml(page: HtmlPage): Promise<SeenPage> {
  await page.settled();
  const $ = page.document;
  const url = new URL(page.url());
  url.searchParams.delete("lang");
  const wordsOf = (selector: string) => ($(selector).toArray() as HtmlElement[]).map(shownText);
  const front = ($("dialog[open]").first().toArray()[0] ?? $("html").toArray()[0]) as HtmlElement;
  const see = (kind: SeenLink["kind"]) =>
    ($(LEADING[kind]).toArray() as HtmlElement[]).map((element, at) => {
      const target = new URL(element.attribs["href"] ?? "", url);
      const isLink = kind === "link";
      return {
        visible: isShown(element) && isInside(element, front),
        href: isLink ? target.href.replace(url.origin, "") : (element.attribs["name"] ?? ""),
        kind,
        at,
        outside: isLink && target.origin !== url.origin,
        framed: $(element).closest("main").length === 0,
        row: ($(element).closest("tbody tr").find("td").toArray() as HtmlElement[]).map(shownText).at(-1) ?? "",
      };
    });
  return {
    address: url.pathname + url.search,
    entries: page.history(),
    title: await page.title(),
    text: wordsOf("body").join(),
    headings: $("h1").length,
    content: wordsOf("main").map((words) => words.replace(wordsOf("main h1")[0] ?? "", "").trim())[0] ?? null,
    buttons: ($("button").toArray() as HtmlElement[]).map(({ attribs }) => attribs["name"] ?? ""),
    links: [...see("link"), ...see("button"), ...see("filter")].filter(({ visible }) => visible),
  };
}

/** What looks like a text key and is none: addresses of mail and of sites, and a log-in of the demo. */
const ALLOWED_WORDS = /[\w.+-]+@[\w.-]+|\b(?:[\w-]+\.)+(?:example|lt)\b|\bsms\.blogas\b/g;

const TEXT_KEY = /\b[a-z]\w+\.[a-z]\w+\b/g;

/** Words that a page shows and that look like the key of a text which was not found. */
export const findTextKeys = (text: string): string[] => text.replace(ALLOWED_WORDS, "").match(TEXT_KEY) ?? [];

/** Fails when a page that was reached is not one that a user can read. */
export function checkPage(seen: SeenPage, way: string): void {
  expect(findTextKeys(`${seen.title}\n${seen.text}`), `keys instead of texts: ${way}`).toEqual([]);
  expect(seen.content ?? "no main", `the page has no content: ${way}`).not.toMatch(/^(?:no main)?$/);
  expect(seen.headings, `headings of the first level: ${way}`).toBe(1);
}
