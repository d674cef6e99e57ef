import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "playwright/test";
import { ERROR_TEXTS } from "../../server/error-texts.ts";
import { expect, hasScript, test, typeAddress } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";

/** What another site would like to be done in the seller's name. */
type Attack = { readonly path: string; readonly fields: Readonly<Record<string, string>> };

/** The page of another site: a form that sends itself, and a link. To the browser `localhost` is another site than `127.0.0.1`. */
function foreignPage(portal: string, { path, fields }: Attack): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return (
    `<!doctype html><html lang="en"><title>Prize</title><body>` +
    `<form method="post" action="${portal}${path}">${inputs.join("")}<button>Win</button></form>` +
    `<a href="${portal}/news">News</a>` +
    `<script>if (location.hash === "#send") document.forms[0].submit()</script></body></html>`
  );
}

let attack: Attack = { path: "/", fields: {} };
let portalUrl = "";
const site = http.createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(foreignPage(portalUrl, attack));
});
const siteUrl = () => `http://localhost:${(site.address() as AddressInfo).port}/`;

test.beforeAll(async ({ baseURL }) => {
  portalUrl = baseURL ?? "";
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** Opens the foreign page, which sends its form: by itself, or, without script, when the visitor falls for its button. */
async function fallFor(page: Page, next: Attack): Promise<Request> {
  attack = next;
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().startsWith(portalUrl));
  await typeAddress(page, `${siteUrl()}#send`);
  if (!hasScript()) await page.getByRole("button").click();
  return sent;
}

const cookieOf = async (request: Request) => (await request.allHeaders())["cookie"];

test("R-B8: a form of another site brings no cookie with it, and is refused @bare", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  const attacks: Attack[] = [
    { path: `/applications/delete/${id}`, fields: { deleteApplication: "" } },
    { path: `/applications/edit/${id}/5`, fields: { makeContract: "" } },
    { path: `/applications/edit/${id}/4`, fields: { account: "LT897044060001234567", save: "" } },
    { path: "/preferences", fields: { zoom: "1.00", back: "/news", zoomIn: "" } },
    { path: "/login", fields: { username: "kasa1", password: "Demo-2026!", login: "" } },
    { path: "/logout", fields: { logout: "" } },
  ];
  for (const next of attacks) {
    const request = await fallFor(page, next);
    const headers = await request.allHeaders();
    expect([next.path, headers["sec-fetch-site"], headers["cookie"]]).toEqual([next.path, "cross-site", undefined]);
    expect([next.path, (await request.response())?.status()]).toEqual([next.path, 403]);
    await expect(page.locator("h1")).toHaveText(ERROR_TEXTS.lt[403]?.title ?? "");
  }
  const own = await typeAddress(page, `/applications/load/${id}`);
  expect([own?.status(), new URL(page.url()).pathname]).toEqual([200, `/applications/edit/${id}/5`]);
  await expect(page.locator("button[name=makeContract]")).toBeVisible();
  await expect(page.locator("main")).toContainText("LT73 7300 0100 1234 5678");
});

test("R-B8: the same browser does bring its cookie when the visitor follows a link of that site", async ({ page }) => {
  await logInDirectly(page);
  attack = { path: "/news", fields: {} };
  await typeAddress(page, siteUrl());
  const followed = page.waitForRequest(`${portalUrl}/news`);
  await page.getByRole("link").click();
  const request = await followed;
  expect((await request.allHeaders())["sec-fetch-site"]).toBe("cross-site");
  expect(await cookieOf(request)).toMatch(/(?:^|; )s=[\w-]{43}/);
  expect([(await request.response())?.status(), new URL(page.url()).pathname]).toEqual([200, "/news"]);
});
