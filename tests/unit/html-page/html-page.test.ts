import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HtmlBrowser } from "../../support/html-page/html-browser.ts";
import type { HtmlPage } from "../../support/html-page/html-page.ts";

/** Pages by path; what was posted is shown by `/posted`, which each post leads to. */
const PAGES: Readonly<Record<string, string>> = {
  "/": `<title>Start</title><h1>Start</h1><a href="/form">Form</a><a href="#low">Low</a><p id=low tabindex=-1>Low</p>
    <a href="/file">File</a><noscript><button form=f name=bare>Without</button></noscript>
    <script>document.write('<b>By script</b>')</script><details><summary>More</summary><i>Folded</i></details><p hidden>Hidden</p>`,
  "/form": `<h1>Form</h1><form method=post action=/save><label>Name <input name=name></label><input name=fixed value=1 readonly>
    <input name=off disabled><label for=yes>Yes</label><input type=checkbox id=yes name=yes>
    <select name=s><option value=1>One<option value=2 disabled>Two</select>
    <button type=button name=live>Live</button><button name=save>Save</button></form>`,
};

describe("a page without script", () => {
  let server: Server;
  let browser: HtmlBrowser;
  let page: HtmlPage;
  let posted = "";
  let origin = "";

  beforeAll(async () => {
    server = createServer((incoming, answer) => {
      const { pathname } = new URL(incoming.url ?? "", "http://x");
      if (pathname === "/save") {
        incoming.setEncoding("utf8").on("data", (piece: string) => (posted += piece));
        incoming.on("end", () => answer.writeHead(303, { Location: "/posted", "Set-Cookie": "seen=1; Path=/" }).end());
      } else if (pathname === "/file") {
        answer.writeHead(200, { "Content-Disposition": 'attachment; filename="a.csv"' }).end("1;2");
      } else {
        const page =
          pathname === "/posted" ? `<h1>Posted</h1><p>${posted} ${incoming.headers.cookie ?? ""}</p>` : PAGES[pathname];
        answer.writeHead(page === undefined ? 404 : 200, { "Content-Type": "text/html" }).end(page ?? "<h1>None</h1>");
      }
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = new HtmlBrowser(request, { baseURL: origin });
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => void server.close(resolve));
  });
  beforeEach(async () => {
    posted = "";
    page = await browser.newPage();
    await page.goto("/");
  });

  it("follows the links that are there, and no others", async () => {
    await page.getByRole("link", { name: "Form" }).click();
    expect(new URL(page.url()).pathname).toBe("/form");
    await expect(page.getByRole("link", { name: "Elsewhere" }).click()).rejects.toThrow("Elsewhere");
  });

  it("shows what `noscript` holds, runs nothing, and knows what is hidden or folded", async () => {
    await page.getByRole("button", { name: "Without" }).waitFor();
    expect(await page.getByText("By script").count()).toBe(0);
    expect(await page.getByText("Hidden").isVisible()).toBe(false);
    expect(await page.getByText("Folded").isVisible()).toBe(false);
    await page.locator("summary").click();
    expect(await page.getByText("Folded").isVisible()).toBe(true);
  });

  it("sends what was typed, follows the answer and keeps its cookie", async () => {
    await page.goto("/form");
    await page.getByLabel("Name").fill("Rūta");
    await page.getByText("Yes").click();
    await page.getByRole("button", { name: "Save" }).click();
    expect(new URL(page.url()).pathname).toBe("/posted");
    expect(await page.locator("p").textContent()).toBe("name=R%C5%ABta&fixed=1&yes=on&s=1&save= seen=1");
    await page.context().clearCookies();
    expect(await page.context().cookies()).toEqual([]);
  });

  it("sends a form by Enter as by its first button, and loads a page again without sending it again", async () => {
    await page.goto("/form");
    await page.getByLabel("Name").fill("x");
    await page.keyboard.press("Enter");
    expect(posted).toContain("save=");
    await page.reload();
    expect(posted.match(/save=/g)).toHaveLength(1);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/form");
  });

  it.each([
    ["a field that can only be read", "[name=fixed]", "can only be read"],
    ["a disabled field", "[name=off]", "disabled"],
    ["a field that is not there", "[name=none]", "[name=none]"],
  ])("does not fill %s", async (_, field, reason) => {
    await page.goto("/form");
    await expect(page.locator(field).fill("x")).rejects.toThrow(reason);
  });

  it("does not press what only a script hears, nor choose what is not offered", async () => {
    await page.goto("/form");
    await expect(page.getByRole("button", { name: "Live" }).click()).rejects.toThrow("needs script");
    await expect(page.locator("h1").click()).rejects.toThrow("does nothing without script");
    await expect(page.locator("select").selectOption("2")).rejects.toThrow("cannot be chosen");
    await expect(page.locator("select").selectOption("3")).rejects.toThrow("offers no");
  });

  it("takes no step for a test that names two things at once", async () => {
    await page.goto("/form");
    await expect(page.locator("input").fill("x")).rejects.toThrow("name the one that is meant");
  });

  it("gives a link within the page the focus, and a file to whoever waits for it", async () => {
    await page.getByRole("link", { name: "Low" }).click();
    expect(page.focused?.attribs["id"]).toBe("low");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "File" }).click(),
    ]);
    expect([download.suggestedFilename(), download.content().toString()]).toEqual(["a.csv", "1;2"]);
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
