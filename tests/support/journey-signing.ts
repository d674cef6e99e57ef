import sharp from "sharp";
import type { Browser, Page } from "playwright/test";
import { expect, hasScript, hasWindow, typeAddress, untilHydrated } from "./browser.ts";
import { controlsOf, fillForm, pressButton } from "./journey-forms.ts";
import { textOf } from "./journey-texts.ts";
import { openStep, untilDrawn } from "./journey-walk.ts";
import { inspectPdf } from "./inspect-pdf.ts";

/** Parts of an application that are signed, as their pages are called. */
export type SignedPart = "application" | "contract" | "spouse-application" | "spouse-contract";

const t = (key: string, params = {}) => textOf("lt", `signing:${key}`, params);

/** From any page to the page of one signature: the list, step 5, all signatures, this one. */
export async function openSignature(page: Page, id: number, part: SignedPart): Promise<void> {
  await openStep(page, id, 5);
  await page.locator(`main a[href="/applications/signing/${id}"]`).click();
  await page.waitForURL(`**/applications/signing/${id}`);
  await untilDrawn(page);
  await page.locator(`main a[href="/applications/signing/${id}/${part}"]`).click();
  await page.waitForURL(`**/applications/signing/${id}/${part}`);
  await untilDrawn(page);
}

const STARTED = { "30": "sent", "31": "startedTablet", "10": "sentCent" } as const;

/** Begins a way on the page of a signature. */
export async function beginWay(page: Page, way: "30" | "31" | "10", contact = ""): Promise<void> {
  await fillForm(page, "signature", { way, contact });
  await pressButton(page, "signature", "start");
  await expect(page.locator("main").getByText(t(STARTED[way]))).toBeVisible();
}

/** The page of the person who signs, on a device of its own. */
export async function openOnOwnDevice(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: hasScript(),
    hasTouch: true,
  });
  const device = await context.newPage();
  await typeAddress(device, address);
  await untilHydrated(device);
  if (hasWindow()) expect(await device.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  return device;
}

/** Draws two lines on the sheet of the page. */
export async function drawSignature(device: Page): Promise<void> {
  const sheet = device.locator(".pad canvas");
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (box === null) throw new Error("The page has no sheet to sign on.");
  for (const down of [0.3, 0.6]) {
    await device.mouse.move(box.x + box.width * 0.1, box.y + box.height * down);
    await device.mouse.down();
    for (const across of [0.25, 0.4, 0.55, 0.7])
      await device.mouse.move(box.x + box.width * across, box.y + box.height * (down + across / 4 - 0.1));
    await device.mouse.up();
  }
}

/** Waits for the page of a signature to say that it is given: by itself with script, by its link without. */
export async function untilGiven(page: Page): Promise<void> {
  if (!hasScript()) await page.getByRole("link", { name: t("refresh") }).click();
  await expect(page.getByRole("heading", { name: t("done"), exact: true })).toBeVisible({ timeout: 15_000 });
}

/** Loads down what was signed by the link of the page; `qpdf` and `pdfsig` accept it, with so many signatures. */
export async function expectSoundFile(page: Page, signatures: number): Promise<void> {
  const address = await page.locator('main a[href^="/applications/signed/"]').first().getAttribute("href");
  const file = await page.request.get(address ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const { isClean, signatures: said } = await inspectPdf(await file.body());
  expect([isClean, said.split("Signature is Valid").length - 1]).toEqual([true, signatures]);
  expect(said).toContain("Total document signed");
}

/** The values of a form's field, to see that nothing typed is lost. */
const valueOf = (page: Page, name: string) => controlsOf(page, "sign", name).inputValue();

/** Uploads the copy of a passport into a slot, such as `client-7`, by a link of the page: that which a closed way of signing shows, or another. */
export async function uploadPassport(page: Page, id: number, slot: string, link = t("attach")): Promise<void> {
  await page.locator("main").getByRole("link", { name: link, exact: true }).click();
  await page.waitForURL(`**/applications/uploads/${id}`);
  const file = `${slot}.jpg`;
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#b7c9d6" } });
  await page.locator("main select[name=slot]").selectOption(slot);
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: file, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() });
  await page.getByRole("button", { name: textOf("lt", "uploads:upload"), exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: file })).toBeVisible();
}

/** Signs on the shop's tablet: by a drawing with script, by the code that the seller sees without. */
async function signOnTablet(device: Page, code: string, name: string): Promise<void> {
  await fillForm(device, "sign", { agreed: true });
  if (hasScript()) await drawSignature(device);
  else await fillForm(device, "sign", { code });
  await pressButton(device, "sign", "sign");
  await expect(device.locator("#sign [aria-invalid=true]").first()).toBeVisible();
  await fillForm(device, "sign", { name });
  if (hasScript()) expect((await valueOf(device, "drawing")).length).toBeGreaterThan(40);
  // A code is not shown again.
  else await fillForm(device, "sign", { code });
  await pressButton(device, "sign", "sign");
  await expect(device.locator("main")).toContainText("pasirašytas. Ačiū");
}

/** Begins to sign on the shop's tablet. @returns where it is signed there */
export async function beginOnTablet(page: Page): Promise<string> {
  await beginWay(page, "31");
  const link = page.getByRole("link", { name: t("tablet.open") });
  return new URL((await link.getAttribute("href")) ?? "", page.url()).href;
}

/** From the page of a signature to the tablet, and back when it is given. */
export async function signThere(page: Page, browser: Browser, name: string): Promise<void> {
  const address = await beginOnTablet(page);
  const code = /pasakykite jam kodą: (\d{4})/.exec(await page.locator("main").innerText())?.[1] ?? "";
  const tablet = await openOnOwnDevice(browser, address);
  await signOnTablet(tablet, code, name);
  await tablet.context().close();
  await untilGiven(page);
}
