import type { Page } from "playwright/test";
import { expect, isFormPost, test, untilHydrated } from "../support/browser.ts";
import { expectTypedDraft, typeIntoStep4, untilKept } from "../support/journey-drafts.ts";
import { fillForm } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { patternOf, textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

/** How late the next page and a form come on a slow line. */
const NEXT_PAGE_MS = 1_500;
const POST_MS = 6_000;

const { contractData } = FORMS;

/** Where script sends step 4 while it is being filled in. */
const draftOf = (id: number) => new RegExp(`/applications/edit/${id}/4\\?.*_data`);

test("O2: who leaves the page right after typing loses nothing @script", async ({ page }) => {
  // Without script only a button can keep what was typed.
  const id = await typeIntoStep4(page);
  await page.getByRole("link", { name: textOf("lt", "shell:menu.news") }).click();
  await page.waitForURL("**/news");
  await expect(async () => {
    await openStep(page, id, 4);
    await expectTypedDraft(page);
  }).toPass();
});

/** A slow line: what script fetches from some addresses comes late. */
const late = (page: Page, addresses: RegExp, method: string, ms: number) =>
  page.route(addresses, async (route) => {
    const request = route.request();
    if (request.resourceType() === "fetch" && request.method() === method)
      await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });

/** Leaves step 4 for the news, and goes to the list and into the application, whose page is loaded. */
async function expectHouseNumberAfterLeaving(page: Page, id: number, expected: string): Promise<void> {
  await page.getByRole("link", { name: textOf("lt", "shell:menu.news") }).click();
  await page.waitForURL("**/news");
  await expect(async () => {
    await openStep(page, id, 4);
    await expect(page.locator("[name='address.house']")).toHaveValue(expected, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

test("O2: a draft whose pause ends while another page is read is not cut off by the load of a third one @script @full", async ({
  page,
}) => {
  const id = await typeIntoStep4(page);
  // The next page comes after the pause of typing, and a form that script sends would still be on its way then.
  await late(page, /\/news\?.*_data/, "GET", NEXT_PAGE_MS);
  await late(page, draftOf(id), "POST", POST_MS);
  await fillForm(page, contractData, { "address.house": "9" });
  await expectHouseNumberAfterLeaving(page, id, "9");
});

test("O2: a draft that is on its way is not cut off by the load of another page @script", async ({ page }) => {
  const id = await typeIntoStep4(page);
  await late(page, draftOf(id), "POST", POST_MS);
  const sent = page.waitForRequest((request) => isFormPost(request) && (request.postData() ?? "").includes("house=9"));
  await fillForm(page, contractData, { "address.house": "9" });
  await sent;
  await expectHouseNumberAfterLeaving(page, id, "9");
});

test.describe("without a connection", () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] });

  test("O2: a draft that could not be sent goes when the page is left @script", async ({ page }) => {
    const id = await typeIntoStep4(page);
    const failed = page.waitForEvent("requestfailed", isFormPost);
    await page.route(draftOf(id), (route) => route.abort("internetdisconnected"), { times: 1 });
    await fillForm(page, contractData, { "address.house": "9" });
    await failed;
    await expectHouseNumberAfterLeaving(page, id, "9");
  });
});

test("O2: who types and at once drops the draft does not find it again @script", async ({ page }) => {
  await typeIntoStep4(page);
  await untilKept(page);
  await page.reload();
  await expectTypedDraft(page);
  await untilHydrated(page);
  await fillForm(page, contractData, { "address.house": "9" });
  await page.locator("button[name=discardDraft]").click();
  // An earlier contract of the client may have filled the form in: only what was typed must be gone.
  const restored = page.getByText(patternOf("lt", "ui:draft.restored"));
  await expect(restored).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(page.locator("[name='address.house']")).not.toHaveValue(/^(9|7b)$/);
  await expect(restored).toHaveCount(0);
});
