import {
  expect,
  hasScript,
  hasWindow,
  LANGUAGES,
  letPass,
  test,
  typeAddress,
  untilHydrated,
} from "../support/browser.ts";
import { fillForm, pressButton, readForm } from "../support/journey-forms.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { switchLanguage } from "../support/journey-walk.ts";
import { drawDocument, spoil } from "../support/scans/draw-document.ts";
import { cardLines, frontWords, passportLines } from "../support/scans/specimens.ts";
import type { Page } from "playwright/test";

const { EMILIJA, FORMS } = steps;

const HOLDER = {
  number: "24681357",
  code: String(EMILIJA["personalCode"]),
  expires: "331120",
  lastName: "ISGALVOTAITE",
  firstName: "EMILIJA",
};
const ADDRESS = /\/recognizer\/\d\/[a-z0-9]{26}$/;

/** A file as a telephone's camera hands it over. */
const photo = async (lines: readonly string[], words: readonly string[] = []) => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await spoil(await drawDocument(lines, words), "clean"),
});

/** From the log-in to step 4, with a kind of document chosen. */
async function reachStep4(page: Page, type: string): Promise<void> {
  await steps.startApplication(page, steps.HERSELF);
  await steps.addByHand(page);
  await steps.completeCredit(page);
  await steps.showOffers(page);
  await steps.takeOffer(page);
  // The buyer may have a contract by now, whose document is proposed.
  await fillForm(page, FORMS.contractData, { "document.type": type, "document.number": "", "address.city": "Kaunas" });
}

for (const language of LANGUAGES)
  test(`F-313, F-315, F-317, F-320: a telephone photographs a card, and the seller takes its values over @${language} @both`, async ({
    page,
    browser,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `recogniser:${key}`, params);
    await steps.logIn(page);
    await switchLanguage(page, language);
    await reachStep4(page, "1");
    await pressButton(page, FORMS.contractData, "scan");
    const shown = page.locator(".address");
    await expect(shown).toHaveText(ADDRESS);
    await expect(page.getByRole("img", { name: t("card.qr") })).toBeVisible();

    const phone = await (
      await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: hasScript() })
    ).newPage();
    if (hasScript()) await phone.clock.install();
    await typeAddress(
      phone,
      `${new URL(page.url()).origin}${new URL((await shown.textContent()) ?? "").pathname}?lang=${language}`,
    );
    await untilHydrated(phone);
    if (hasWindow()) expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const noPicture = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") };
    await phone.locator("input[type=file][name=front]").setInputFiles(noPicture);
    await phone.getByRole("button", { name: t("send") }).click();
    await expect(phone.locator(".note-box.danger")).toBeVisible();
    await phone.locator("input[type=file][name=front]").setInputFiles(await photo([], frontWords(HOLDER)));
    await phone.getByRole("button", { name: t("send") }).click();
    await expect(phone.locator("main")).toContainText(t("verdict.missing.back"));
    await expect(phone.locator(".note-box.danger")).toHaveCount(0);
    await phone.locator("input[type=file][name=back]").setInputFiles(await photo(cardLines(HOLDER)));
    await phone.getByRole("button", { name: t("send") }).click();
    const result = phone.locator("main").getByText(t("verdict.read"));
    await expect(result).toBeVisible();
    // Longer than a notice stays that only tells of a press, and that no pointer rests on.
    if (hasScript()) {
      await phone.mouse.move(0, 0);
      await letPass(phone, 30_000);
    }
    await expect(result).toBeVisible({ timeout: 1_000 });
    await phone.context().close();

    if (!hasScript()) await pressButton(page, FORMS.contractData, "refreshScan");
    await expect(page.locator("main")).toContainText(HOLDER.number, { timeout: 5_000 });
    expect(await readForm(page, FORMS.contractData, ["document.number"])).toEqual({ "document.number": "" });
    await pressButton(page, FORMS.contractData, "useScan");
    await expect
      .poll(() => readForm(page, FORMS.contractData, ["document.number", "document.validUntil", "address.city"]))
      .toEqual({ "document.number": HOLDER.number, "document.validUntil": "2033-11-20", "address.city": "Kaunas" });
  });

test("F-314: the seller uploads a picture of a passport at the counter and comes back to what was typed @lt", async ({
  page,
}) => {
  await steps.logIn(page);
  await reachStep4(page, "0");
  await pressButton(page, FORMS.contractData, "scanHere");
  await page.waitForURL(ADDRESS);
  await untilHydrated(page);
  await page.locator("input[type=file][name=front]").setInputFiles(await photo(passportLines(HOLDER)));
  await page.getByRole("button", { name: textOf("lt", "recogniser:send") }).click();
  await expect(page.locator("main")).toContainText(textOf("lt", "recogniser:verdict.read"));
  await page.getByRole("link", { name: textOf("lt", "recogniser:backToApplication") }).click();
  await expect(page.locator("main")).toContainText(HOLDER.number);
  await expect.poll(() => readForm(page, FORMS.contractData, ["address.city"])).toEqual({ "address.city": "Kaunas" });
});

/** A camera that is refused once and then shows this picture, instead of the one that the machine does not have. */
const fakeCamera = async (page: Page, picture: Buffer) =>
  page.addInitScript(
    (source) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: 1600, height: 1000 });
      const image = new Image();
      image.src = source;
      setInterval(() => canvas.getContext("2d")?.drawImage(image, 160, 86, 1280, 823), 50);
      let asked = 0;
      const getUserMedia = () =>
        (asked += 1) === 1
          ? Promise.reject(new DOMException("denied", "NotAllowedError"))
          : Promise.resolve(canvas.captureStream(20));
      Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
    },
    `data:image/jpeg;base64,${picture.toString("base64")}`,
  );

test("F-318, F-314: a camera that is refused says so and leaves the file field; one that is allowed takes what is in its frame @script", async ({
  page,
}) => {
  const t = (key: string) => textOf("lt", key);
  const press = (key: string) => page.getByRole("button", { name: t(`recogniser:${key}`), exact: true }).click();
  await fakeCamera(page, (await photo(passportLines(HOLDER))).buffer);
  await steps.logIn(page);
  await reachStep4(page, "0");
  await pressButton(page, FORMS.contractData, "scanHere");
  await page.waitForURL(ADDRESS);
  await untilHydrated(page);
  await press("camera.open");
  await expect(page.locator("main")).toContainText(t("soap:camera.unavailable"));
  await expect(page.locator("input[type=file][name=front]")).toBeVisible();
  await press("camera.close");
  await press("camera.open");
  await press("camera.take");
  await expect(page.getByRole("img", { name: t("recogniser:camera.shot") })).toBeVisible();
  // A picture that was taken stands in its field, whether or not its taker says to use it; until it is taken back.
  const chosen = () =>
    page.locator("input[type=file][name=front]").evaluate((field: HTMLInputElement) => field.files?.length);
  expect(await chosen()).toBe(1);
  await press("camera.again");
  expect(await chosen()).toBe(0);
  await press("camera.take");
  await expect.poll(chosen).toBe(1);
  await press("camera.close");
  expect(await chosen()).toBe(0);
  await press("camera.open");
  await press("camera.take");
  await press("camera.use");
  await expect(page.locator("main")).toContainText(t("recogniser:camera.ready"));
  await press("send");
  await expect(page.locator("main")).toContainText(t("recogniser:verdict.read"));
});
