import type { CheerioAPI } from "cheerio";
import type { Element } from "./nodes.ts";
import { isInside } from "./accessibility.ts";
import { chooseOption, fillControl, tickControl, toChosenFile, type FileInput, type WantedOption } from "./controls.ts";
import * as dom from "./elements.ts";
import { byLabel, byRole, byText, describeRole, inDocumentOrder, type Pattern, type RoleOptions } from "./find.ts";
import { toTests, type FilterOptions } from "./filter.ts";
import type { HtmlPage } from "./html-page.ts";
import { pressElement, pressKey } from "./press.ts";

/**
 * Elements of the page that is open, looked up at each use, with the calls of the browser tests' locators. What a person cannot do without script
 * (press a button that only script hears, type into a field that is not there) is an error at once.
 */
export class HtmlLocator {
  private readonly owner: HtmlPage;
  /** Looks for them in a document. */
  readonly find: ($: CheerioAPI) => Element[];
  private readonly words: string;

  constructor(owner: HtmlPage, find: ($: CheerioAPI) => Element[], words: string) {
    this.owner = owner;
    this.find = find;
    this.words = words;
  }

  toString(): string {
    return this.words;
  }

  page(): HtmlPage {
    return this.owner;
  }

  /** The elements that are there now. */
  elements(): Element[] {
    return this.find(this.owner.document);
  }

  /** The one element. @throws where there is none, or more than one */
  element(): Element {
    const [element, second] = this.elements();
    if (element === undefined) throw new Error(`${this.owner.url()} has no ${this.words}${this.owner.describe()}`);
    if (second !== undefined)
      throw new Error(`${this.owner.url()} has ${this.elements().length} of ${this.words}: name the one that is meant`);
    return element;
  }

  private derive(change: (found: Element[], $: CheerioAPI) => Element[], words: string): HtmlLocator {
    return new HtmlLocator(this.owner, ($) => change(this.find($), $), `${this.words} ${words}`);
  }

  private within(pick: ($: CheerioAPI) => Element[], words: string): HtmlLocator {
    return this.derive((found, $) => {
      const all = pick($);
      return all.filter((element) => found.some((outer) => isInside(element, outer)));
    }, words);
  }

  locator(selector: string | HtmlLocator, options: FilterOptions = {}): HtmlLocator {
    if (selector instanceof HtmlLocator) return this.within(selector.find, `› ${selector.words}`).filter(options);
    if (selector === "..")
      return this.derive((found) => found.map(({ parent }) => parent as Element), "› parent").filter(options);
    return this.derive(
      (found, $) =>
        inDocumentOrder(
          $,
          found.flatMap((outer) => $(outer).find(selector).toArray() as Element[]),
        ),
      `› ${selector}`,
    ).filter(options);
  }

  getByRole(role: string, options: RoleOptions = {}): HtmlLocator {
    return this.within(($) => byRole($, role, options), describeRole(role, options));
  }

  getByText(text: Pattern, options: { exact?: boolean } = {}): HtmlLocator {
    return this.derive(
      (found, $) =>
        byText($, text, options.exact).filter((element) =>
          found.some((outer) => element === outer || isInside(element, outer)),
        ),
      `› text ${String(text)}`,
    );
  }

  getByLabel(text: Pattern, options: { exact?: boolean } = {}): HtmlLocator {
    return this.within(($) => byLabel($, text, options.exact), `› label ${String(text)}`);
  }

  filter(options: FilterOptions): HtmlLocator {
    const { tests, words } = toTests(options);
    if (tests.length === 0) return this;
    return this.derive((found, $) => found.filter((element) => tests.every((test) => test(element, $))), words);
  }

  and(other: HtmlLocator): HtmlLocator {
    return this.derive((found, $) => {
      const also = new Set(other.find($));
      return found.filter((element) => also.has(element));
    }, `and ${other.words}`);
  }

  or(other: HtmlLocator): HtmlLocator {
    return this.derive((found, $) => inDocumentOrder($, [...found, ...other.find($)]), `or ${other.words}`);
  }

  first(): HtmlLocator {
    return this.nth(0);
  }

  last(): HtmlLocator {
    return this.nth(-1);
  }

  nth(place: number): HtmlLocator {
    return this.derive((found) => found.slice(place, place === -1 ? undefined : place + 1), `[${place}]`);
  }

  async all(): Promise<HtmlLocator[]> {
    return Array.from({ length: await this.count() }, (_, place) => this.nth(place));
  }

  async count(): Promise<number> {
    await this.owner.settled();
    return this.elements().length;
  }

  // What it says.

  async textContent(): Promise<string> {
    return dom.textContent(await this.settledElement());
  }

  async innerText(): Promise<string> {
    return dom.shownText(await this.settledElement());
  }

  async innerHTML(): Promise<string> {
    return this.owner.document(await this.settledElement()).html() ?? "";
  }

  async allTextContents(): Promise<string[]> {
    await this.owner.settled();
    return this.elements().map(dom.textContent);
  }

  async allInnerTexts(): Promise<string[]> {
    await this.owner.settled();
    return this.elements().map(dom.shownText);
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.settledElement()).attribs[name] ?? null;
  }

  /** An attribute of each element. */
  async attributes(name: string): Promise<string[]> {
    await this.owner.settled();
    return this.elements().map(({ attribs }) => attribs[name] ?? "");
  }

  async inputValue(): Promise<string> {
    return dom.valueOf(await this.settledElement());
  }

  async isVisible(): Promise<boolean> {
    await this.owner.settled();
    return this.elements().some(dom.isShown);
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  async isChecked(): Promise<boolean> {
    return "checked" in (await this.settledElement()).attribs;
  }

  async isDisabled(): Promise<boolean> {
    return dom.isDisabled(await this.settledElement());
  }

  private async settledElement(): Promise<Element> {
    await this.waitFor({ state: "attached" });
    return this.element();
  }

  /** Waits for a page that is on its way or that loads itself again (`meta refresh`), and for nothing else. */
  async waitFor({ state = "visible" }: { state?: "visible" | "attached" | "hidden" | "detached" } = {}): Promise<void> {
    const holds = () => {
      const found = this.elements();
      if (state === "attached") return found.length > 0;
      if (state === "detached") return found.length === 0;
      return found.some(dom.isShown) === (state === "visible");
    };
    if (!(await this.owner.until(holds)))
      throw new Error(`${this.owner.url()}: ${this.words} is not ${state}${this.owner.describe()}`);
  }

  // What a person does.

  private async usable(what: string): Promise<Element> {
    await this.waitFor();
    const element = this.element();
    if (!dom.isShown(element)) throw new Error(`${this.words} is not shown: nobody can ${what} it`);
    if (dom.isDisabled(element)) throw new Error(`${this.words} is disabled: nobody can ${what} it`);
    return element;
  }

  /** Does something with the one element; the error says which one it was. */
  private async use(what: string, act: (element: Element) => void | Promise<void>): Promise<void> {
    const element = await this.usable(what);
    try {
      await act(element);
    } catch (error) {
      throw new Error(
        `${this.words}: ${error instanceof Error ? error.message : String(error)}${this.owner.describe()}`,
      );
    }
  }

  fill(value: string): Promise<void> {
    return this.use("fill", (element) => {
      fillControl(element, value);
      this.owner.focused = element;
    });
  }

  clear(): Promise<void> {
    return this.fill("");
  }

  async pressSequentially(text: string): Promise<void> {
    await this.fill(`${await this.inputValue()}${text}`);
  }

  check(): Promise<void> {
    return this.setChecked(true);
  }

  uncheck(): Promise<void> {
    return this.setChecked(false);
  }

  setChecked(isChecked: boolean): Promise<void> {
    return this.use("tick", (element) => {
      tickControl(element, isChecked);
      this.owner.focused = element;
    });
  }

  selectOption(wanted: WantedOption): Promise<void> {
    return this.use("choose from", (element) => {
      chooseOption(element, wanted);
      this.owner.focused = element;
    });
  }

  setInputFiles(files: FileInput | readonly FileInput[]): Promise<void> {
    return this.use("choose a file in", (element) => {
      if (dom.controlType(element) !== "file") throw new Error("takes no files");
      this.owner.files.set(element, (Array.isArray(files) ? files : [files]).map(toChosenFile));
    });
  }

  async focus(): Promise<void> {
    this.owner.focused = await this.settledElement();
  }

  async blur(): Promise<void> {
    await this.settledElement();
    this.owner.focused = null;
  }

  /** Presses a key in an element; without script only Enter and the space bar do something. */
  press(key: string): Promise<void> {
    return this.use("press a key in", (element) => {
      this.owner.focused = element;
      return pressKey(this.owner, key);
    });
  }

  /** Two presses at once: both are sent, and the page of the last answer is shown. */
  async dblclick(): Promise<void> {
    await Promise.all([this.click(), this.click()]);
  }

  /** Presses what is there: a link leads on, a button sends its form, a summary unfolds, a label and a box tick. */
  click(_options: object = {}): Promise<void> {
    return this.use("press", (element) => pressElement(this.owner, element));
  }
}
