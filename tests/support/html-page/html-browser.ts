import type { APIRequest, APIRequestContext, APIResponse } from "playwright/test";
import type { Submission } from "./form-submission.ts";
import { HtmlPage } from "./html-page.ts";

type ContextState = Awaited<ReturnType<APIRequestContext["storageState"]>>;

export interface ContextOptions {
  readonly baseURL?: string | undefined;
  readonly locale?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly extraHTTPHeaders?: Readonly<Record<string, string>> | undefined;
  readonly storageState?: ContextState | undefined;
}

/** What a current browser says of itself. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const DOCUMENT = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

/** A request as tests look at it. */
export interface HtmlRequest {
  readonly method: () => string;
  readonly url: () => string;
  readonly postData: () => string | null;
  readonly allHeaders: () => Promise<Readonly<Record<string, string>>>;
}

/** An answer as tests look at it; of one that led on, the last one. */
export interface HtmlResponse {
  readonly status: () => number;
  readonly url: () => string;
  readonly request: () => HtmlRequest;
}

/** Told of each answer, as a browser's own events do. */
export type Watch = (answer: HtmlResponse) => void;

/** Who hears of what a page sends and gets. */
interface Told {
  readonly request: (request: HtmlRequest) => void;
  readonly response: Watch;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 20;
const TIMEOUT_MS = 60_000;

/** A visitor's cookies, and the tabs that share them. */
export class HtmlContext {
  readonly baseUrl: string | undefined;
  private readonly open: (state?: ContextState) => Promise<APIRequestContext>;
  private readonly watch: Watch;
  private client: APIRequestContext;
  private tabs: HtmlPage[] = [];
  private opened: ((page: HtmlPage) => void)[] = [];

  /** @param open makes a client with these cookies */
  constructor(client: APIRequestContext, open: HtmlContext["open"], baseUrl: string | undefined, watch: Watch) {
    this.client = client;
    this.open = open;
    this.baseUrl = baseUrl;
    this.watch = watch;
  }

  /** Sends requests with the cookies of the pages. */
  get request(): APIRequestContext {
    return this.client;
  }

  async newPage(): Promise<HtmlPage> {
    const page = new HtmlPage(this);
    this.tabs.push(page);
    return page;
  }

  pages(): HtmlPage[] {
    return this.tabs;
  }

  forget(page: HtmlPage): void {
    this.tabs = this.tabs.filter((tab) => tab !== page);
  }

  /** Opens an answer in another tab. */
  async openTab(request: Submission, referrer: string): Promise<void> {
    const page = await this.newPage();
    await page.load(request, undefined, referrer);
    for (const take of this.opened.splice(0)) take(page);
  }

  waitForEvent(event: "page"): Promise<HtmlPage> {
    if (event !== "page") throw new Error(`a browser without script has no event ${String(event)}`);
    return new Promise((resolve) => void this.opened.push(resolve));
  }

  /**
   * Sends what a link, a form or an address asks for, and follows where the answers lead, as long as nothing else is wanted.
   * @returns the last answer, and what asked for it
   */
  async send(
    submission: Submission,
    site: "none" | null,
    referrer: string,
    told: Told,
    isWanted: () => boolean,
  ): Promise<{ response: APIResponse; last: Submission }> {
    let next = submission;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await this.exchange(next, site, referrer, told);
      const { location } = response.headers();
      if (location === undefined || !REDIRECTS.has(response.status()) || !isWanted()) return { response, last: next };
      const url = new URL(location, response.url());
      if (url.hash === "") url.hash = new URL(next.url).hash;
      const keepsMethod = response.status() === 307 || response.status() === 308;
      next = keepsMethod ? { ...next, url: url.href } : { method: "GET", url: url.href, body: null, isNewTab: false };
    }
    throw new Error(`${submission.url} leads in a circle`);
  }

  private async exchange(
    { method, url, body }: Submission,
    site: "none" | null,
    referrer: string,
    told: Told,
  ): Promise<APIResponse> {
    const from = /^https?:/.test(referrer) ? new URL(referrer) : null;
    const isSameOrigin = from !== null && from.origin === new URL(url).origin;
    const headers: Record<string, string> = {
      Accept: DOCUMENT,
      "Upgrade-Insecure-Requests": "1",
      "Sec-Fetch-Site": site ?? (isSameOrigin ? "same-origin" : from === null ? "none" : "cross-site"),
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
      "Sec-Fetch-User": "?1",
    };
    if (from !== null && site === null)
      headers["Referer"] = isSameOrigin ? (from.href.split("#")[0] ?? "") : `${from.origin}/`;
    if (method === "POST") headers["Origin"] = from?.origin ?? "null";
    const target = url.split("#")[0] ?? url;
    const content = method === "GET" ? {} : body instanceof FormData ? { multipart: body } : toFormBody(body, headers);
    const request: HtmlRequest = {
      method: () => method,
      url: () => target,
      postData: () => (method === "GET" || body === null ? null : body instanceof FormData ? "" : body.toString()),
      allHeaders: async () =>
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    };
    told.request(request);
    const response = await this.client.fetch(target, {
      method,
      headers,
      ...content,
      maxRedirects: 0,
      timeout: TIMEOUT_MS,
    });
    const answer = { status: () => response.status(), url: () => response.url(), request: () => request };
    this.watch(answer);
    told.response(answer);
    return response;
  }

  async cookies(): Promise<ContextState["cookies"]> {
    return (await this.request.storageState()).cookies;
  }

  /** Forgets all cookies, or those of one name. */
  async clearCookies({ name }: { name?: string } = {}): Promise<void> {
    const cookies = (await this.cookies()).filter((cookie) => name !== undefined && cookie.name !== name);
    await this.exchangeCookies(cookies);
  }

  /** Takes cookies over; those of the same name are replaced. */
  async addCookies(added: ContextState["cookies"]): Promise<void> {
    const names = new Set(added.map(({ name }) => name));
    await this.exchangeCookies([...(await this.cookies()).filter(({ name }) => !names.has(name)), ...added]);
  }

  private async exchangeCookies(cookies: ContextState["cookies"]): Promise<void> {
    const before = this.client;
    this.client = await this.open({ cookies, origins: [] });
    await before.dispose();
  }

  storageState(): Promise<ContextState> {
    return this.request.storageState();
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) tab.stop();
    await this.client.dispose();
  }
}

function toFormBody(body: URLSearchParams | null, headers: Record<string, string>): { data: string } {
  headers["Content-Type"] = "application/x-www-form-urlencoded";
  return { data: body?.toString() ?? "" };
}

/** Hands out contexts, as a browser does. */
export class HtmlBrowser {
  private readonly requests: APIRequest;
  private readonly contexts: HtmlContext[] = [];
  private readonly usual: ContextOptions;
  /** Told of the answers of all pages. */
  watch: Watch = () => undefined;

  constructor(requests: APIRequest, usual: ContextOptions = {}) {
    this.requests = requests;
    this.usual = usual;
  }

  async newContext(own: ContextOptions = {}): Promise<HtmlContext> {
    const {
      baseURL,
      locale = "en-US",
      userAgent = USER_AGENT,
      extraHTTPHeaders = {},
      storageState,
    } = { ...this.usual, ...own };
    const open = (state?: ContextState) =>
      this.requests.newContext({
        ...(baseURL !== undefined && { baseURL }),
        userAgent,
        extraHTTPHeaders: { "Accept-Language": locale, ...extraHTTPHeaders },
        ...(state !== undefined && { storageState: state }),
      });
    const context = new HtmlContext(await open(storageState), open, baseURL, (answer) => this.watch(answer));
    this.contexts.push(context);
    return context;
  }

  async newPage(own: ContextOptions = {}): Promise<HtmlPage> {
    return (await this.newContext(own)).newPage();
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }
}
