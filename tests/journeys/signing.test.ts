import type { Page, Route } from "playwright/test";
import { hasScript, letPass, typeAddress, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { expect, test } from "../support/journey-codes.ts";
import { fillForm, pressButton, readForm } from "../support/journey-forms.ts";
import {
  beginOnTablet,
  beginWay,
  drawSignature,
  expectSoundFile,
  openOnOwnDevice,
  openSignature,
  signThere,
  untilGiven,
  uploadPassport,
} from "../support/journey-signing.ts";
import { EMILIJA } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { codeTo, linkTo } from "../support/signing-calls.ts";
import { messagesTo } from "../support/verify-call.ts";

test.use({ accounts: "signing" });

const t = (key: string, params = {}) => textOf("lt", key, params);
/** Longer than the page waits before it asks for the signature by itself. */
const ASKS_AGAIN_MS = 10_000;
const NAME = "Emilija Išgalvotaitė";
const [CENT, REMOTE] = ["10", "30"] as const;
const BUYERS_PHONE = `+370${String(EMILIJA["phone"]).replace(/\D/g, "").slice(-8)}`;
const PARTS = ["application", "contract"] as const;
/** A contract is sealed by the lender too. */
const SIGNATURES = { application: 1, contract: 2 } as const;

test.beforeEach(({ page }) => logInDirectly(page));

test("F-186, F-363: a buyer signs application and contract by links on the buyer's telephone, and the file holds", async ({
  page,
  browser,
  servers,
}) => {
  const id = await prepareApplication(page, "unsigned");
  for (const part of PARTS) {
    const email = `${part}.${id}@pavyzdys.example`;
    await openSignature(page, id, part);
    await beginWay(page, REMOTE, email);
    const phone = await openOnOwnDevice(browser, `${servers.url}/sign/${await linkTo(servers.backEnd, email)}`);
    const information = phone.getByRole("link", { name: t("signing:link.information") });
    await expect(information).toHaveCount(part === "contract" ? 1 : 0);
    if (part === "contract") {
      const told = await phone.request.get((await information.getAttribute("href")) ?? "");
      expect([told.status(), told.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    }
    await pressButton(phone, "sign", "sendCode");
    await expect(phone.locator("main")).toContainText(t("signing:link.codeSent"));
    // F-197: nothing was refused.
    await expect(phone).not.toHaveTitle(/Klaida/);
    const code = await codeTo(servers.backEnd, BUYERS_PHONE);
    await fillForm(phone, "sign", { agreed: true, code });
    await pressButton(phone, "sign", "sign");
    await expect(phone.locator("main")).toContainText("pasirašytas. Ačiū");
    await phone.context().close();
    await untilGiven(page);
    await expectSoundFile(page, SIGNATURES[part]);
  }
});

test("F-186, F-361: on the shop's tablet a buyer signs by a drawing, or without script by the seller's code; the contract wants the copy first @both", async ({
  page,
  browser,
}) => {
  const id = await prepareApplication(page, "unsigned");
  await openSignature(page, id, "application");
  await signThere(page, browser, NAME);
  await expectSoundFile(page, SIGNATURES.application);
  await openSignature(page, id, "contract");
  await expect(page.locator("main")).toContainText("Pirmiausia prisekite asmens dokumento kopijas");
  await uploadPassport(page, id, "client-7");
  await openSignature(page, id, "contract");
  await signThere(page, browser, NAME);
  await expectSoundFile(page, SIGNATURES.contract);
});

test("F-186, F-363: a buyer transfers a cent, tells the code, and the seller confirms it @html", async ({
  page,
  servers,
}) => {
  if (hasScript()) await page.clock.install();
  const id = await prepareApplication(page, "unsigned");
  for (const part of PARTS) {
    const email = `centas.${part}.${id}@pavyzdys.example`;
    await openSignature(page, id, part);
    await beginWay(page, CENT, email);
    await linkTo(servers.backEnd, email);
    const [message] = await messagesTo(servers.backEnd, email);
    const code = /pardavėjui kodą (\d{4})/.exec(message?.content ?? "")?.[1] ?? "";
    await fillForm(page, "signature-code", { code: code === "0000" ? "1111" : "0000" });
    await pressButton(page, "signature-code", "confirmCode");
    const refused = page.locator("#signature-code [aria-invalid=true]");
    await expect(refused).toBeVisible();
    if (hasScript()) await letPass(page, ASKS_AGAIN_MS);
    await expect(refused).toBeVisible({ timeout: 1_000 });
    await fillForm(page, "signature-code", { code });
    await pressButton(page, "signature-code", "confirmCode");
    await expect(page.getByRole("heading", { name: t("signing:done"), exact: true })).toBeVisible();
    await expectSoundFile(page, SIGNATURES[part]);
  }
});

test("F-198, F-363: a wrong contact that is put right leaves no finding behind, neither on the page nor in its title @html", async ({
  page,
}) => {
  const id = await prepareApplication(page, "unsigned");
  await openSignature(page, id, "application");
  await fillForm(page, "signature", { way: REMOTE, contact: "neteisingas" });
  await pressButton(page, "signature", "start");
  const summary = page.locator("main .note-box.danger");
  await expect(summary).toContainText("Įveskite el. pašto adresą arba mobiliojo telefono numerį");
  await beginWay(page, REMOTE, `pataisyta.${id}@pavyzdys.example`);
  await expect(summary).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Klaida/);
});

test("F-115, F-364: what became of a press stays on the page while it asks for the signature by itself @script", async ({
  page,
}) => {
  await page.clock.install();
  const id = await prepareApplication(page, "unsigned");
  await openSignature(page, id, "application");
  await beginWay(page, REMOTE, `laukiama.${id}@pavyzdys.example`);
  const sent = page.locator(".notes").getByText(t("signing:sent"));
  await expect(sent).toBeVisible();
  for (let asked = 0; asked < 2; asked += 1) {
    const answered = page.waitForResponse(
      (answer) => answer.url().includes("_data=") && answer.request().method() === "GET",
    );
    await letPass(page, ASKS_AGAIN_MS);
    await answered;
  }
  await expect(sent).toBeVisible({ timeout: 1_000 });
});

test.describe("the buyer signs in the seller's own browser @script", () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] });

  /** A tab beside the seller's, whose time can be moved. */
  async function openBeside(page: Page, address: string): Promise<Page> {
    const tab = await page.context().newPage();
    await tab.clock.install();
    await typeAddress(tab, address);
    await untilHydrated(tab);
    return tab;
  }

  /** The result stays when notices that only tell of a press have gone. */
  async function expectToStaySigned(tab: Page): Promise<void> {
    const result = tab.locator("main").getByText("pasirašytas. Ačiū");
    await expect(result).toBeVisible();
    await letPass(tab, 30_000);
    await expect(result).toBeVisible({ timeout: 1_000 });
  }

  test("F-367, F-364: a connection that comes back takes nothing that was typed and drawn, and the result stays", async ({
    page,
  }) => {
    const id = await prepareApplication(page, "unsigned");
    await openSignature(page, id, "application");
    const tab = await openBeside(page, await beginOnTablet(page));
    const typed = { agreed: true, name: NAME };
    await fillForm(tab, "sign", typed);
    await drawSignature(tab);
    const before = await readForm(tab, "sign", ["agreed", "name", "drawing"]);
    expect(before).toMatchObject(typed);
    await page.context().setOffline(true);
    await tab.clock.fastForward(5_000);
    await page.context().setOffline(false);
    await letPass(tab, 5_000);
    expect(await readForm(tab, "sign", Object.keys(before))).toEqual(before);
    await pressButton(tab, "sign", "sign");
    await expectToStaySigned(tab);
  });

  test("F-363, F-364: another page of the seller takes nothing that was typed, and the result stays", async ({
    page,
    servers,
  }) => {
    const id = await prepareApplication(page, "unsigned");
    const email = `greta.${id}@pavyzdys.example`;
    await openSignature(page, id, "application");
    await beginWay(page, REMOTE, email);
    const tab = await openBeside(page, `${servers.url}/sign/${await linkTo(servers.backEnd, email)}`);
    await pressButton(tab, "sign", "sendCode");
    await expect(tab.locator("main")).toContainText(t("signing:link.codeSent"));
    const code = await codeTo(servers.backEnd, BUYERS_PHONE);
    await fillForm(tab, "sign", { agreed: true, code });
    await page.reload();
    await untilHydrated(page);
    await letPass(tab, 5_000);
    expect(await readForm(tab, "sign", ["agreed", "code"])).toEqual({ agreed: true, code });
    await pressButton(tab, "sign", "sign");
    await expectToStaySigned(tab);
  });
});

test.describe("while nothing answers", () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|status of (?:403|50[23])|^status 50[23]/] });

  test("F-364, F-471: a signature that cannot be asked for leaves its page as it is, which goes on asking until it is answered @script", async ({
    page,
  }) => {
    await page.clock.install();
    const id = await prepareApplication(page, "unsigned");
    await openSignature(page, id, "application");
    await beginWay(page, REMOTE, `be.rysio.${id}@pavyzdys.example`);
    const failures = [
      (route: Route) => route.abort("internetdisconnected"),
      (route: Route) =>
        route.fulfill({ status: 503, headers: { "X-Remix-Catch": "yes" }, json: { page: "unavailable" } }),
      (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }),
    ];
    const main = page.locator("main");
    const unknown = main.getByText(t("signing:statusUnknown"));
    const untilAsked = () => letPass(page, ASKS_AGAIN_MS);
    for (const fail of failures) {
      await page.route(/_data=/, fail);
      await untilAsked();
      await expect(unknown).toBeVisible();
      await expect(main.getByText(t("signing:startAgain"))).toBeVisible({ timeout: 1_000 });
      await page.unroute(/_data=/, fail);
      await untilAsked();
      await expect(unknown).toHaveCount(0);
    }
    const other = await page.context().newPage();
    await openSignature(other, id, "application");
    await page.context().setOffline(true);
    await untilAsked();
    await expect(unknown).toBeVisible();
    await page.context().setOffline(false);
    await other.locator("summary", { hasText: t("signing:cancel.open") }).click();
    await other.getByRole("button", { name: t("signing:cancel.confirm") }).click();
    await untilAsked();
    await expect(main).toContainText(t("signing:failures.CANCELLED"));
    await expect(unknown).toHaveCount(0);
    await beginWay(page, REMOTE, `be.teises.${id}@pavyzdys.example`);
    await expect(page.getByRole("link", { name: t("signing:refresh") })).toBeVisible();
    await page.route(/_data=/, (route) =>
      route.fulfill({ status: 403, headers: { "X-Remix-Catch": "yes" }, json: { page: "permissionDenied" } }),
    );
    await untilAsked();
    await expect(main).toContainText(t("errors:permissionDenied.title"));
  });
});
