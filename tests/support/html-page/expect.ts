import type { Element } from "./nodes.ts";
import { expect as browserExpect } from "playwright/test";
import { fitsAddress } from "./address.ts";
import { accessibleName, roleOf } from "./accessibility.ts";
import * as dom from "./elements.ts";
import { HtmlLocator } from "./html-locator.ts";
import { HtmlPage } from "./html-page.ts";

type Pattern = string | RegExp;

/** What a matcher asks of the elements that a locator finds; the text is what was found instead. */
type Question = (elements: readonly Element[], ...expected: never[]) => boolean | string;

interface TextOptions {
  readonly ignoreCase?: boolean;
}

const equals = (text: string, wanted: Pattern, { ignoreCase = false }: TextOptions = {}): boolean => {
  if (wanted instanceof RegExp) return wanted.test(text);
  const [one, other] = [text, dom.collapse(wanted)];
  return ignoreCase ? one.toLowerCase() === other.toLowerCase() : one === other;
};

const contains = (text: string, wanted: Pattern, { ignoreCase = false }: TextOptions = {}): boolean => {
  if (wanted instanceof RegExp) return wanted.test(text);
  const [one, other] = [text, dom.collapse(wanted)];
  return ignoreCase ? one.toLowerCase().includes(other.toLowerCase()) : one.includes(other);
};

/** Asks about the text of one element, or of all of them for a list. */
const ofTexts =
  (compare: typeof equals, isSubset: boolean) =>
  (elements: readonly Element[], wanted: Pattern | readonly Pattern[], options: TextOptions = {}): boolean | string => {
    const texts = elements.map((element) => dom.plainText(element));
    if (!Array.isArray(wanted)) return compare(texts[0] ?? "", wanted as Pattern, options) || JSON.stringify(texts[0]);
    const patterns = wanted as readonly Pattern[];
    if (!isSubset)
      return (
        (patterns.length === texts.length &&
          patterns.every((pattern, at) => compare(texts[at] ?? "", pattern, options))) ||
        JSON.stringify(texts)
      );
    let from = 0;
    for (const pattern of patterns) {
      const at = texts.slice(from).findIndex((text) => compare(text, pattern, options));
      if (at === -1) return JSON.stringify(texts);
      from += at + 1;
    }
    return true;
  };

const one =
  (ask: (element: Element) => boolean | string): Question =>
  (elements) => {
    const [element] = elements;
    return element === undefined ? "nothing" : ask(element);
  };

const isFocusable = (element: Element): boolean =>
  (dom.isControl(element) && element.name !== "fieldset" && dom.isShown(element)) ||
  (element.name === "a" && "href" in element.attribs) ||
  element.name === "summary" ||
  "tabindex" in element.attribs;

/** Matchers that hold where there is no element at all, or ask about all of them. */
const OF_ALL = new Set(["toHaveCount", "toBeHidden", "toBeAttached", "toBeVisible"]);

const QUESTIONS = {
  toHaveCount: (elements: readonly Element[], count: number) =>
    elements.length === count || `${elements.length} elements`,
  toBeVisible: (elements: readonly Element[], { visible = true }: { visible?: boolean } = {}) =>
    elements.some(dom.isShown) === visible || (elements.length === 0 ? "nothing" : "hidden elements"),
  toBeHidden: (elements: readonly Element[]) => !elements.some(dom.isShown) || "shown elements",
  toBeAttached: (elements: readonly Element[], { attached = true }: { attached?: boolean } = {}) =>
    elements.length > 0 === attached || `${elements.length} elements`,
  toHaveText: ofTexts(equals, false),
  toContainText: ofTexts(contains, true),
  toHaveValue: (elements: readonly Element[], value: Pattern) =>
    one((element) => {
      const held = dom.valueOf(element);
      return (value instanceof RegExp ? value.test(held) : held === value) || JSON.stringify(held);
    })(elements),
  toHaveAttribute: (elements: readonly Element[], name: string, value?: Pattern) =>
    one((element) => {
      const held = element.attribs[name];
      if (held === undefined) return `no ${name}`;
      return value === undefined || typeof value === "object"
        ? value === undefined || !(value instanceof RegExp) || value.test(held) || held
        : held === value || held;
    })(elements),
  toHaveClass: (elements: readonly Element[], wanted: Pattern) =>
    one((element) => {
      const held = element.attribs["class"] ?? "";
      return (wanted instanceof RegExp ? wanted.test(held) : held === wanted) || held;
    })(elements),
  toBeChecked: (elements: readonly Element[], { checked = true }: { checked?: boolean } = {}) =>
    one((element) => "checked" in element.attribs === checked || "the other state")(elements),
  toBeDisabled: one((element) => dom.isDisabled(element) || "enabled"),
  toBeEnabled: one((element) => !dom.isDisabled(element) || "disabled"),
  toBeEditable: one((element) => (!dom.isDisabled(element) && !("readonly" in element.attribs)) || "read only"),
  toBeEmpty: one(
    (element) => (dom.isControl(element) ? dom.valueOf(element) : dom.plainText(element)) === "" || "content",
  ),
  toHaveRole: (elements: readonly Element[], role: string) =>
    one((element) => roleOf(element) === role || String(roleOf(element)))(elements),
  toHaveAccessibleName: (elements: readonly Element[], name: Pattern) =>
    one((element) => equals(accessibleName(element), name) || accessibleName(element))(elements),
} satisfies Record<string, (elements: readonly Element[], ...expected: never[]) => boolean | string>;

type Matcher = keyof typeof QUESTIONS;

interface Context {
  readonly isNot: boolean;
}

interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Waits until the answer is the wanted one, as far as the page can still change. */
async function decide(page: HtmlPage, isNot: boolean, ask: () => boolean | string, subject: string): Promise<Verdict> {
  let last: boolean | string = false;
  const pass = await page.until(() => {
    last = ask();
    return (last === true) !== isNot;
  });
  const found = typeof last === "string" ? last : "what it should not be";
  return {
    pass: pass !== isNot,
    message: () => `${page.url()}: ${subject}${isNot ? " (not)" : ""} found ${found}${page.describe()}`,
  };
}

/** Asks the browser tests' own matcher. */
async function inBrowser(
  isNot: boolean,
  received: unknown,
  matcher: string,
  expected: readonly unknown[],
): Promise<Verdict> {
  type Asked = Record<string, (...args: readonly unknown[]) => Promise<void>>;
  const asked = browserExpect(received) as unknown as Asked & { not: Asked };
  const asking = isNot ? asked.not : asked;
  try {
    await asking[matcher]?.(...expected);
    return { pass: !isNot, message: () => "" };
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}

const elementMatcher = (matcher: Matcher) =>
  async function (this: Context, received: unknown, ...expected: readonly unknown[]): Promise<Verdict> {
    if (!(received instanceof HtmlLocator)) return inBrowser(this.isNot, received, matcher, expected);
    const ask = QUESTIONS[matcher] as (elements: readonly Element[], ...args: readonly unknown[]) => boolean | string;
    const isOfAll = OF_ALL.has(matcher) || Array.isArray(expected[0]);
    const elements = () => {
      const found = received.elements();
      if (!isOfAll && found.length > 1)
        throw new Error(
          `${received.page().url()} has ${found.length} of ${String(received)}: name the one that is meant`,
        );
      return found;
    };
    return decide(received.page(), this.isNot, () => ask(elements(), ...expected), `${matcher} of ${String(received)}`);
  };

const focusMatcher = (matcher: "toBeFocused" | "toBeInViewport") =>
  async function (this: Context, received: unknown, ...expected: readonly unknown[]): Promise<Verdict> {
    if (!(received instanceof HtmlLocator)) return inBrowser(this.isNot, received, matcher, expected);
    const page = received.page();
    // A link within the page shows its target; only what can be used takes the focus as well.
    const ask = () => {
      const [element] = received.elements();
      const isTarget = element !== undefined && page.focused === element;
      return (isTarget && (matcher === "toBeInViewport" || isFocusable(element))) || "another place";
    };
    return decide(page, this.isNot, ask, `${matcher} of ${String(received)}`);
  };

/** The test runner's `expect`, which knows pages without script as well. */
export const expect = browserExpect.extend({
  ...(Object.fromEntries(
    (Object.keys(QUESTIONS) as Matcher[]).map((matcher) => [matcher, elementMatcher(matcher)]),
  ) as Record<Matcher, ReturnType<typeof elementMatcher>>),
  toBeFocused: focusMatcher("toBeFocused"),
  toBeInViewport: focusMatcher("toBeInViewport"),
  async toHaveTitle(this: Context, received: unknown, ...expected: readonly unknown[]): Promise<Verdict> {
    if (!(received instanceof HtmlPage)) return inBrowser(this.isNot, received, "toHaveTitle", expected);
    const title = () => dom.collapse(received.document("head > title").text());
    return decide(received, this.isNot, () => equals(title(), expected[0] as Pattern) || title(), "toHaveTitle");
  },
  async toHaveURL(this: Context, received: unknown, ...expected: readonly unknown[]): Promise<Verdict> {
    if (!(received instanceof HtmlPage)) return inBrowser(this.isNot, received, "toHaveURL", expected);
    const base = received.context().baseUrl;
    return decide(
      received,
      this.isNot,
      () => fitsAddress(received.url(), expected[0] as Pattern, base) || received.url(),
      "toHaveURL",
    );
  },
}) as unknown as typeof browserExpect;
