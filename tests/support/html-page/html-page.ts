import type { CheerioAPI } from "cheerio";
import type { Element } from "./nodes.ts";
import type { APIRequestContext, APIResponse } from "playwright/test";
import * as dom from "./elements.ts";
import { baseOf, type ChosenFile, type Submission } from "./form-submission.ts";
import type { HtmlContext, HtmlRequest, HtmlResponse } from "./html-browser.ts";
import { fitsAddress, type Address } from "./address.ts";
import { byLabel, byRole, byText, describeRole } from "./find.ts";
import type { HtmlDownload } from "./html-download.ts";
import { toDownload } from "./html-download.ts";
import { HtmlLocator } from "./html-locator.ts";
import { PlannedRefresh } from "./planned-refresh.ts";
import { pressKey } from "./press.ts";

/** How long a page that loads itself again is waited for. */
const REFRESH_TIMEOUT_MS = 20_000;

/** How long something that the test does in parallel is waited for, when no page is on its way. */
const IDLE_MS = 500;

const POLL_MS = 10;

interface Visit {
  /** Names it in the history. */
  readonly key: string;
  readonly request: Submission;
  readonly html: string;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * A page as a browser without script has it: only what the served HTML holds. It is used as the browser tests use theirs (the calls have the same names),
 * so that a journey runs in either; what needs a script, a style sheet or a window it does not have.
 */
export class HtmlPage {
  document: CheerioAPI = dom.parseDocument("");
  /** The control that a person typed into last, or that a link within the page led to. */
  focused: Element | null = null;
  private readonly owner: HtmlContext;
  /** What was chosen in the fields for files. */
  readonly files = new Map<Element, readonly ChosenFile[]>();
  private readonly visits: Visit[] = [];
  private address = "about:blank";
  private pending = 0;
  /** How many loads have begun. */
  private begun = 0;
  private readonly refresh = new PlannedRefresh();
  /** Without script a page has no clock but that of its `refresh`. */
  readonly clock = { fastForward: async (milliseconds: number): Promise<void> => this.refresh.pass(milliseconds) };
  private downloads: ((download: HtmlDownload) => void)[] = [];
  private readonly heard: {
    request: ((request: HtmlRequest) => void)[];
    response: ((response: HtmlResponse) => void)[];
  } = { request: [], response: [] };
  /** Keys go to the control in use. */
  readonly keyboard = { press: (key: string) => pressKey(this, key) };

  constructor(owner: HtmlContext) {
    this.owner = owner;
  }

  context(): HtmlContext {
    return this.owner;
  }

  get request(): APIRequestContext {
    return this.owner.request;
  }

  url(): string {
    return this.address;
  }

  async title(): Promise<string> {
    await this.settled();
    return dom.collapse(this.document("head > title").text());
  }

  async content(): Promise<string> {
    await this.settled();
    return this.visits.at(-1)?.html ?? "";
  }

  /** Where a page says why it does not have what a test asks for. */
  describe(): string {
    const heading = dom.collapse(this.document("h1").first().text());
    const findings = this.document(".err, .note-box")
      .toArray()
      .map((element) => dom.plainText(element))
      .slice(0, 5);
    return ` (page “${heading}”${findings.length > 0 ? `: ${findings.join(" | ")}` : ""})`;
  }

  /** Keys of the pages that the way back leads through, the open one at the end. */
  history(): string[] {
    return this.visits.map(({ key }) => key);
  }

  // Ways to find.

  locator(selector: string, options: Parameters<HtmlLocator["filter"]>[0] = {}): HtmlLocator {
    return new HtmlLocator(this, ($) => $(selector).toArray() as Element[], selector).filter(options);
  }

  getByRole(role: string, options: Parameters<HtmlLocator["getByRole"]>[1] = {}): HtmlLocator {
    return new HtmlLocator(this, ($) => byRole($, role, options), describeRole(role, options));
  }

  getByText(text: string | RegExp, options: { exact?: boolean } = {}): HtmlLocator {
    return new HtmlLocator(this, ($) => byText($, text, options.exact), `text ${String(text)}`);
  }

  getByLabel(text: string | RegExp, options: { exact?: boolean } = {}): HtmlLocator {
    return new HtmlLocator(this, ($) => byLabel($, text, options.exact), `label ${String(text)}`);
  }

  // Ways to other pages.

  async goto(address: string, _options: object = {}): Promise<APIResponse | null> {
    if (address === "about:blank") return this.leave();
    const url = new URL(address, this.owner.baseUrl).href;
    return this.load({ method: "GET", url, body: null, isNewTab: false }, "none");
  }

  private leave(): null {
    this.address = "about:blank";
    this.document = dom.parseDocument("");
    this.stop();
    return null;
  }

  async reload(): Promise<APIResponse> {
    const last = this.visits.at(-1);
    if (last === undefined) throw new Error("no page is open");
    this.visits.pop();
    return this.load(last.request);
  }

  async goBack(): Promise<APIResponse> {
    this.visits.pop();
    const before = this.visits.pop();
    if (before === undefined) throw new Error("there is no page before this one");
    return this.load(before.request);
  }

  /** Goes where a link leads. */
  async follow(link: Element): Promise<void> {
    const url = new URL(link.attribs["href"] ?? "", baseOf(link, this.address));
    const here = new URL(this.address);
    if (url.hash !== "" && url.pathname === here.pathname && url.search === here.search) return this.jump(url);
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} leads out of the browser`);
    await this.go({ method: "GET", url: url.href, body: null, isNewTab: link.attribs["target"] === "_blank" });
  }

  /** Loads what a link or a form asks for, here or in another tab. */
  async go(request: Submission): Promise<void> {
    if (request.isNewTab) await this.owner.openTab(request, this.address);
    else await this.load(request);
  }

  private jump(url: URL): void {
    this.address = url.href;
    const [html] = this.document("html").toArray();
    const target = html === undefined ? null : dom.findById(html, decodeURIComponent(url.hash.slice(1)));
    if (target === null) throw new Error(`${url.hash} leads nowhere on this page`);
    this.focused = target;
  }

  /**
   * Loads a page. As in a browser the last press counts: what an earlier one asked for has been sent, but its answer is neither followed nor shown.
   * @param site how the browser names the relation of the two sites
   */
  async load(request: Submission, site?: "none", referrer = this.address): Promise<APIResponse> {
    this.pending += 1;
    const own = (this.begun += 1);
    const isWanted = () => own === this.begun;
    this.stop();
    try {
      const told = {
        request: (sent: HtmlRequest) => this.heard.request.forEach((hear) => void hear(sent)),
        response: (answer: HtmlResponse) => this.heard.response.forEach((hear) => void hear(answer)),
      };
      const { response, last } = await this.owner.send(request, site ?? null, referrer, told, isWanted);
      if (!isWanted()) return response;
      const download = await toDownload(response);
      if (download === null) await this.show(last, response);
      else for (const take of this.downloads.splice(0)) take(download);
      return response;
    } finally {
      this.pending -= 1;
    }
  }

  private async show(request: Submission, response: APIResponse): Promise<void> {
    if (response.status() === 204) return;
    const html = await response.text();
    this.address = request.url;
    this.visits.push({ key: String(this.begun), request, html });
    const isHtml = (response.headers()["content-type"] ?? "").includes("html");
    this.document = dom.parseDocument(
      isHtml ? html : `<pre>${html.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`,
    );
    this.files.clear();
    this.refresh.plan(this.document, response.headers()["refresh"] ?? "", this.address, this.loadAgain);
    const { hash: place } = new URL(this.address);
    const [root] = this.document("html").toArray();
    this.focused = (this.document("[autofocus]").toArray()[0] as Element | undefined) ?? null;
    if (place !== "" && root !== undefined)
      this.focused = dom.findById(root, decodeURIComponent(place.slice(1))) ?? this.focused;
  }

  /** Calls back at each request, or each answer, of this page. */
  on(event: "request", hear: (request: HtmlRequest) => void): void;
  on(event: "response", hear: (response: HtmlResponse) => void): void;
  on(event: "request" | "response", hear: (told: never) => void): void {
    const hearing = this.heard[event] as ((told: never) => void)[] | undefined;
    if (hearing === undefined) throw new Error(`a page without script has no event ${String(event)}`);
    hearing.push(hear);
  }

  waitForRequest(fits: (request: HtmlRequest) => boolean): Promise<HtmlRequest> {
    return new Promise((resolve) => this.on("request", (request) => void (fits(request) && resolve(request))));
  }

  waitForResponse(fits: (response: HtmlResponse) => boolean): Promise<HtmlResponse> {
    return new Promise((resolve) => this.on("response", (response) => void (fits(response) && resolve(response))));
  }

  waitForEvent(event: "download"): Promise<HtmlDownload> {
    if (event !== "download") throw new Error(`a page without script has no event ${String(event)}`);
    return new Promise((resolve) => void this.downloads.push(resolve));
  }

  // Waiting.

  /** Until no page is on its way. */
  async settled(): Promise<void> {
    while (this.pending > 0) await pause(POLL_MS);
  }

  /** Until something holds: while a page is on its way, and as often as the page loads itself again. @returns whether it does */
  async until(holds: () => boolean): Promise<boolean> {
    const started = Date.now();
    let idleSince = started;
    for (;;) {
      await this.settled();
      if (holds()) return true;
      if (!this.refresh.isPlanned) {
        if (Date.now() - idleSince > IDLE_MS) return false;
      } else if (Date.now() - started > REFRESH_TIMEOUT_MS) return false;
      else idleSince = Date.now();
      await pause(POLL_MS);
    }
  }

  private readonly loadAgain = (url: string): void => {
    this.visits.pop();
    this.load({ method: "GET", url, body: null, isNewTab: false }).catch(() => undefined);
  };

  /** Nothing is loaded any more by itself. */
  stop(): void {
    this.refresh.stop();
  }

  async waitForURL(wanted: Address, _options: object = {}): Promise<void> {
    const isThere = () => fitsAddress(this.address, wanted, this.owner.baseUrl);
    if (!(await this.until(isThere)))
      throw new Error(`The page is at ${this.address}, not at ${String(wanted)}${this.describe()}`);
  }

  async waitForTimeout(ms: number): Promise<void> {
    await pause(ms);
  }

  waitForLoadState(): Promise<void> {
    return this.settled();
  }

  isClosed = (): boolean => false;
  async bringToFront(): Promise<void> {}

  /** A document has the same markup at every width; what a style sheet makes of it only a browser shows. */
  async setViewportSize(_size: object): Promise<void> {}
  async close(): Promise<void> {
    await this.settled();
    this.stop();
    this.owner.forget(this);
  }
}
