import type { Page, Request } from "playwright/test";
import { expect, isFormPost, LANGUAGES, openAddress, test, typeAddress, usually } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { preparePages } from "../support/journey-pages.ts";
import * as steps from "../support/journey-steps.ts";
import { trapsIn } from "../support/old-browser-traps.ts";
import { openLogIn } from "../support/journey-walk.ts";

/** Every form of a page that is posted; those of the frame stand on every page and are looked at once. */
const POSTED_FORMS = { all: "form[method=post]", own: "main form[method=post]" } as const;

for (const language of LANGUAGES) {
  test(`R-B15: no page breaks the content security policy, throws or warns, in ${language} @script${usually(language === "lt")}`, async ({
    page,
  }) => {
    // Without script nothing throws, and the titles' journey sees every page.
    await openLogIn(page, language);
    await logInDirectly(page, undefined, language);
    for (const { path, status } of await preparePages(page)) {
      expect((await openAddress(page, path))?.status(), path).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
}

test.describe("the content security policy @window", () => {
  test.use({ tolerated: [/Content Security Policy/] });

  test("R-B15: a script without the nonce of its page does not run, and no nonce comes twice @bare", async ({
    page,
  }) => {
    const nonceOf = async () =>
      /'nonce-([^']+)'/.exec((await typeAddress(page, "/login"))?.headers()["content-security-policy"] ?? "")?.[1];
    const nonces = [await nonceOf(), await nonceOf(), await nonceOf()];
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const nonce of nonces) expect(Buffer.from(nonce ?? "", "base64").length).toBeGreaterThanOrEqual(16);
    await page.route("**/login", async (route) => {
      const answer = await route.fetch();
      const injected = "<script>document.documentElement.dataset.ran = 'yes'</script></body>";
      await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", injected) });
    });
    await openAddress(page, "/login");
    await expect(page.locator("html")).not.toHaveAttribute("data-ran");
  });
});

test("rules 1, 2, 5, 19, 23, 31: the pages hold nothing that an old browser cannot use @html", async ({ page }) => {
  await logInDirectly(page);
  for (const { path } of await preparePages(page)) {
    const html = await (await page.request.get(path)).text();
    expect.soft(trapsIn(html), path).toEqual([]);
  }
});

test("R-B6: without script every form is posted with the portal's origin, and none is forbidden or fails @plain @window @both", async ({
  page,
  baseURL,
}) => {
  // A browser that runs script sends most forms through it.
  await logInDirectly(page);
  const posts: Request[] = [];
  page.on("request", (request) => isFormPost(request) && posts.push(request));
  // The buttons of the own sessions would end those of the journeys beside this one; their own journey presses them.
  const pages = (await preparePages(page)).filter(({ name }) => name !== "own sessions");
  for (const { path, name } of pages)
    await postEveryForm(page, path, name === "news" ? POSTED_FORMS.all : POSTED_FORMS.own);
  await page.context().clearCookies();
  await postEveryForm(page, "/login", POSTED_FORMS.all);
  expect(posts.length).toBeGreaterThan(pages.length);
  for (const post of posts) {
    const status = (await post.response())?.status() ?? 500;
    expect.soft((await post.allHeaders())["origin"], post.url()).toBe(baseURL);
    expect.soft([403, 405, 415, 500].includes(status), `${post.url()} ${status}`).toBe(false);
  }
});

/** Opens the page again for each of its forms and presses the form's first button; forms with the same button are one. */
async function postEveryForm(page: Page, path: string, forms: string): Promise<void> {
  await openAddress(page, path);
  const buttons = page.locator(forms).locator("button[type=submit]:not(.vh):enabled");
  const names = await page
    .locator(forms)
    .evaluateAll((all) => all.map((form) => form.querySelector("button:not(.vh):enabled")?.getAttribute("name")));
  // A notice is there once.
  const noticeFirst = [...new Set(names)].sort((one, other) => Number(other === "dismiss") - Number(one === "dismiss"));
  for (const [index, name] of noticeFirst.entries()) {
    if (index > 0) await typeAddress(page, path);
    const button = buttons.and(page.locator(name === null ? ":not([name])" : `[name="${name}"]`)).first();
    await button.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    const answered = page.waitForResponse((response) => isFormPost(response.request()));
    await button.click();
    await answered;
    if (name === "logout") await logInDirectly(page);
  }
}

test.describe("with all script files blocked", () => {
  test.use({ tolerated: [/ERR_FAILED|ERR_BLOCKED/] });

  test("rules 27, 28: the path can be walked @script", async ({ page }) => {
    // The other project runs no script at all.
    await page.route("**/assets/*.js", (route) => route.abort());
    await typeAddress(page, "/login");
    await steps.submitLogin(page, steps.SELLER);
    await page.waitForURL("**/news");
    await typeAddress(page, "/applications/add");
    await fillForm(page, steps.FORMS.buyer, steps.EMILIJA);
    await pressButton(page, steps.FORMS.buyer, "continue");
    await page.waitForURL(/\/applications\/add\/2\/\d+$/);
    await pressButton(page, steps.FORMS.credit, "addGood");
    await page.waitForURL(/\/new$/);
    await fillForm(page, steps.FORMS.good, { ...steps.GOOD, priceCents: "900" });
    await pressButton(page, steps.FORMS.good, "continue");
    await page.waitForURL(/\/applications\/add\/2\/\d+/);
    await fillForm(page, steps.FORMS.credit, steps.TERMS);
    await pressButton(page, steps.FORMS.credit, "continue");
    await page.waitForURL(/\/3$/);
    await pressButton(page, steps.FORMS.household, "continue");
    await expect(page.locator(`.note-box.danger a[href^="#${steps.FORMS.household}-"]`)).toHaveCount(5);
  });
});
