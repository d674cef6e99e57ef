import sharp from "sharp";
import { expect, LANGUAGES, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep, untilDrawn } from "../support/journey-walk.ts";

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#b7c9d6" } })
    .jpeg()
    .toBuffer();

for (const language of LANGUAGES)
  test(`F-321, F-324, F-332: from step 5 a copy is uploaded beside a file that is none, seen, and deleted after a question @${language} @both`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, key, params);
    const main = page.locator("main");
    await logInDirectly(page, "jonas.s", language);
    const id = await prepareApplication(page, "contract");
    await openStep(page, id, 5);
    await main.getByRole("link", { name: t("uploads:open"), exact: true }).click();
    await page.waitForURL(`**/applications/uploads/${id}`);
    await untilDrawn(page);
    await main.locator("select[name=slot]").selectOption({ index: 1 });
    await main.locator("input[type=file]").setInputFiles([
      { name: "pasas.jpg", mimeType: "image/jpeg", buffer: await picture() },
      { name: "pastaba.pdf", mimeType: "application/pdf", buffer: Buffer.from("Tai ne PDF.") },
    ]);
    await main.getByRole("button", { name: t("uploads:upload"), exact: true }).click();
    const row = main.getByRole("row").filter({ hasText: "pasas.jpg" });
    await expect(row).toBeVisible();
    await expect(main.getByRole("row").filter({ hasText: "pastaba.pdf" })).toHaveCount(0);
    await expect(main).toContainText("pastaba.pdf");
    await expect(page.getByText(t("uploads:stored", { count: 1, names: "„pasas.jpg“" }))).toBeVisible();
    // What is stored is not offered once more.
    await expect(main.locator("input[type=file]")).toHaveValue("");
    await row.getByRole("link", { name: t("uploads:delete") }).click();
    await page.waitForURL(`**/applications/uploads/${id}/*/delete`);
    const question = page.getByText(t("uploads:deletion.question", { name: "pasas.jpg" }));
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: t("uploads:deletion.confirm"), exact: true }).click();
    await page.waitForURL(new RegExp(`/applications/uploads/${id}(?:#.*)?$`));
    await expect(main.getByRole("row").filter({ hasText: "pasas.jpg" })).toHaveCount(0);
  });
