import { request } from "node:http";
import type { Browser } from "playwright";

/** Bytes of bodies as they travel to a browser that takes gzip, and how many files they are. */
export type PageBytes = { html: number; css: number; script: number; scriptFiles: number };

type Kind = "document" | "stylesheet" | "script";
type Resource = { url: string; kind: Kind };

/**
 * A first visit: a fresh browser opens the page and is left alone until its network is idle. What it asked for is then
 * fetched once more by us with gzip, because only so the bytes on the line can be counted.
 */
export async function bytesOfFirstVisit(browser: Browser, url: string, cookie = ""): Promise<PageBytes> {
  const bytes: PageBytes = { html: 0, css: 0, script: 0, scriptFiles: 0 };
  for (const { url: address, kind } of await resourcesOf(browser, url, cookie)) {
    const length = await fetchGzip(address, cookie);
    if (kind === "stylesheet") bytes.css += length;
    else if (kind === "script") {
      bytes.script += length;
      bytes.scriptFiles += 1;
    } else bytes.html += length;
  }
  return bytes;
}

async function resourcesOf(browser: Browser, url: string, cookie: string): Promise<Resource[]> {
  const context = await browser.newContext();
  try {
    if (cookie !== "") await context.addCookies(toCookies(cookie, url));
    const page = await context.newPage();
    const resources = new Map<string, Resource>();
    page.on("requestfinished", (asked) => {
      const kind = asked.resourceType();
      if (asked.redirectedTo() !== null || !isCounted(kind)) return;
      resources.set(asked.url(), { url: asked.url(), kind });
    });
    await page.goto(url, { waitUntil: "networkidle" });
    return [...resources.values()];
  } finally {
    await context.close();
  }
}

const isCounted = (kind: string): kind is Kind => kind === "document" || kind === "stylesheet" || kind === "script";

const toCookies = (header: string, url: string) =>
  header.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

function fetchGzip(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // As a user who has typed the address: another site's link is not answered compressed.
    const headers = { "accept-encoding": "gzip", "sec-fetch-site": "none", ...(cookie !== "" && { cookie }) };
    const asked = request(url, { headers }, (answer) => {
      let length = 0;
      answer.on("data", (part: Buffer) => (length += part.length));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(length);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}
