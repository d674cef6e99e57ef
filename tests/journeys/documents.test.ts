import { expect, openAddress, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

/** Its documents fail in the back end (2002). */
const WITHOUT_DOCUMENTS = 9002002;

test.beforeEach(({ page }) => logInDirectly(page));

test("F-280: the documents of an application and of a contract open as PDF files @html", async ({ page }) => {
  const ready = await prepareApplication(page, "contract");
  const made = await prepareApplication(page, "unsigned");
  for (const [id, names] of [
    [ready, ["standard-information", "draft", "schedule"]],
    [made, ["set", "standard-information", "schedule"]],
  ] as const) {
    await openStep(page, id, 5);
    for (const name of names) {
      const path = `/applications/documents/${id}/${name}`;
      await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
      const answer = await page.request.get(path);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    }
  }
});

test("F-280: a document that cannot be made (2002) leads back to the application, with the reason above it @html", async ({
  page,
}) => {
  await openAddress(page, `/applications/documents/${WITHOUT_DOCUMENTS}/standard-information`);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/applications/.*${WITHOUT_DOCUMENTS}`));
  await expect(page.getByText(textOf("lt", "soap:2002"))).toBeVisible();
});
