import { expect, LANGUAGES, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep, untilDrawn } from "../support/journey-walk.ts";
import { plainPdf } from "../support/sent-files.ts";

const fileOf = (name: string, content: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});

function withByteChanged(content: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(content);
  changed[50] = (changed[50] ?? 0) ^ 1;
  return changed;
}

for (const language of LANGUAGES) {
  test(`F-347, F-348, F-349: from the list a scan is passed and checked, the documents are sent and the authorization is protested @${language}`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, key, params);
    const main = page.locator("main");
    const press = (key: string) =>
      main.getByRole("button", { name: t(`signed-documents:${key}`), exact: true }).click();
    const scan = await plainPdf();
    await logInDirectly(page, "jonas.s", language);
    const id = await prepareApplication(page, "unsigned");
    await openStep(page, id, 5);
    await main.locator(`a[href="/applications/signed/${id}"]`).click();
    await page.waitForURL(`**/applications/signed/${id}`);
    await untilDrawn(page);
    await main.locator("select[name=paper]").selectOption("contract");
    await main.locator("input[type=file]").setInputFiles(fileOf("pastaba.pdf", Buffer.from("Tai ne PDF.")));
    await press("pass.button");
    await expect(main.locator("[aria-invalid=true]").first()).toBeVisible();
    await expect(main.locator("select[name=paper]")).toHaveValue("contract");
    await main.locator("input[type=file]").setInputFiles(fileOf("sutartis.pdf", scan));
    await press("pass.button");
    await expect(page.getByText(t("signed-documents:passed.contract"))).toBeVisible();
    const row = main.getByRole("row").filter({ hasText: t("signed-documents:kinds.contract") });
    await expect(row.locator(`a[href="/applications/signed/${id}/contract"]`)).toBeVisible();
    await press("send.button");
    await expect(page.getByText(t("soap:success.documentsSent"))).toBeVisible();
    await main.locator(`a[href="/applications/protest/${id}"]`).click();
    await page.waitForURL(`**/applications/protest/${id}`);
    await untilDrawn(page);
    await main.locator("textarea[name=reason]").fill("Neigia davęs sutikimą");
    await press("protest.confirm");
    await page.waitForURL(`**/applications/signed/${id}`);
    await expect(page.getByText(t("signed-documents:protest.done"))).toBeVisible();
    await row.getByRole("link", { name: t("signed-documents:verify") }).click();
    await page.waitForURL(/\/verify-document\/[0-9a-f]{32}$/);
    await untilDrawn(page);
    const kind = t("verify-document:kinds.contract");
    for (const [content, verdict] of [
      [withByteChanged(scan), "notGenuine"],
      [scan, "genuine"],
    ] as const) {
      await main.locator("input[type=file]").setInputFiles(fileOf("sutartis.pdf", content));
      await main.getByRole("button", { name: t("verify-document:verify"), exact: true }).click();
      await expect(page.getByText(t(`verify-document:${verdict}`, { kind }))).toBeVisible();
    }
  });
}
