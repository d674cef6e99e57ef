import type { Page } from "playwright/test";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { type JourneyLanguage, LANGUAGES, openAddress, usually } from "../support/browser.ts";
import {
  CODE_FORM,
  enterCode,
  expect,
  givePassword,
  readCode,
  test,
  untilCodeIsAsked,
} from "../support/journey-codes.ts";
import { pressButton } from "../support/journey-forms.ts";
import type { JourneyServers } from "../support/journey-servers.ts";
import { otherThan } from "../support/verify-call.ts";
import { trapsIn } from "../support/old-browser-traps.ts";
import { openLogIn, openReminder } from "../support/journey-walk.ts";

test.use({ accounts: "entry-pages" });

test.describe.configure({ mode: "serial" });

type Look = (name: string) => Promise<void>;

/** Shows every page of the way in, refused forms among them, to a reader who looks at it. */
async function showEntryPages(page: Page, servers: JourneyServers, language: JourneyLanguage, look: Look) {
  await openReminder(page, language);
  await look("reminder");
  await pressButton(page, "password-remind", "remind");
  await page.locator(".err").first().waitFor();
  await look("refused reminder");
  await openAddress(page, "/password-remind?sent");
  await look("reminder sent");
  await openAddress(page, "/reset-password/abc/123456/login");
  await look("link");
  await openAddress(page, `/reset-password/${"a".repeat(201)}/123456`);
  await look("dead link");
  await givePassword(page, servers, "nauja.s", { language });
  await page.locator(".note-box.warning").waitFor();
  await look("data update");
  await givePassword(page, servers, "tomas.s", { language });
  await page.waitForURL("**/password-update");
  await look("password update");
  await pressButton(page, "password-update", "setPassword");
  await page.locator(".err").first().waitFor();
  await look("refused password");
  await givePassword(page, servers, "rasa.s", { language });
  await untilCodeIsAsked(page);
  await look("code");
  await enterCode(page, otherThan(await readCode(page, servers, "+37060001001")));
  await page.locator(`#${CODE_FORM}-code-error`).waitFor();
  await look("wrong code");
  await openLogIn(page, language);
  await page.locator(".note-box.info").waitFor();
  await look("log-in to go on");
}

for (const language of LANGUAGES) {
  test(`X: axe finds nothing on any page of the way in, in ${language} @script${usually(language === "lt")}`, async ({
    page,
    servers,
  }) => {
    // Axe is a script.
    await showEntryPages(page, servers, language, async (name) => {
      expect.soft(await findingsOfAxe(page), name).toEqual([]);
    });
  });

  test(`none of them is wider than a screen of 320 pixels, in ${language} @${language} @window @bare`, async ({
    page,
    servers,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await showEntryPages(page, servers, language, async (name) => {
      const width = (await page.locator("html").boundingBox())?.width ?? 0;
      const widest = await page
        .locator("main *")
        .evaluateAll((all) =>
          Math.max(...all.filter((one) => one.className !== "vh").map((one) => one.getBoundingClientRect().right)),
        );
      expect.soft(Math.floor(Math.max(width, widest)), name).toBeLessThanOrEqual(320);
    });
  });
}

test("rules 1, 2, 5, 19, 23, 31: they hold nothing that an old browser cannot use @html", async ({ page, servers }) => {
  await showEntryPages(page, servers, "lt", async (name) => {
    const html = await (await page.request.get(page.url())).text();
    expect.soft(trapsIn(html), name).toEqual([]);
  });
});
