import {
  expect,
  hasScript,
  isFormPost,
  openAddress,
  test as base,
  typeAddress,
  untilHydrated,
} from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { expectTypedDraft, typeIntoStep4, untilKept } from "../support/journey-drafts.ts";
import { tryAgain } from "../support/journey-faults.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { minutesLater, startServers, type JourneyServers } from "../support/journey-servers.ts";
import { CONTRACT_DATA, EMILIJA, FORMS, SELLER, submitLogin } from "../support/journey-steps.ts";
import { patternOf, textOf } from "../support/journey-texts.ts";
import { openNewApplication, openStep } from "../support/journey-walk.ts";

/** These journeys take servers down, so they have a pair of their own, with the store of `npm run up`. */
const test = base.extend<object, { servers: JourneyServers }>({
  servers: [
    async ({}, use) => {
      const servers = await startServers({ store: "embedded" });
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ servers }, use) => use(servers.url),
});

test.describe.configure({ mode: "serial" });

const { contractData } = FORMS;

const step = (id: number, number: number) => `/applications/edit/${id}/${number}`;

test("F-033, R-I6: Back from the list shows the step with its data, and a reload sends nothing again @both", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 3);
  await page.getByRole("link", { name: textOf("lt", "shell:menu.applications") }).click();
  await page.waitForURL(/\/applications(\?|$)/);
  await page.goBack();
  await page.waitForURL(`**${step(id, 3)}`);
  await expect(page.locator("[name=workplace]")).toHaveValue("UAB Kavos kampas");
  await untilHydrated(page);
  await pressButton(page, FORMS.household, "continue");
  await page.waitForURL(`**${step(id, 4)}`);
  const posts: string[] = [];
  page.on("request", (request) => isFormPost(request) && posts.push(request.url()));
  await page.reload();
  await expect(page.locator("[name='address.city']")).toBeVisible();
  expect(posts).toEqual([]);
});

test("F-199: “Back” keeps what was typed and not saved @html", async ({ page }) => {
  const id = await typeIntoStep4(page);
  await pressButton(page, contractData, "back");
  await page.waitForURL(`**${step(id, 3)}`);
  await untilHydrated(page);
  await pressButton(page, FORMS.household, "continue");
  await page.waitForURL(`**${step(id, 4)}`);
  await expectTypedDraft(page);
  await page.locator("button[name=discardDraft]").click();
  await expect(page.locator("[name='address.city']")).toHaveValue("");
});

test("O2: loading the page again brings back what was typed", async ({ page }) => {
  const id = await typeIntoStep4(page);
  await untilKept(page);
  await openAddress(page, step(id, 4));
  await expectTypedDraft(page);
});

test("O2, F-003: without a session the log-in comes first, and then the same step with what was typed @html", async ({
  page,
  context,
}) => {
  const id = await typeIntoStep4(page);
  await untilKept(page);
  await context.clearCookies({ name: "s" });
  await untilHydrated(page);
  await pressButton(page, contractData, "continue");
  if (hasScript()) await typeAddress(page, step(id, 4));
  await page.waitForURL("**/login");
  await untilHydrated(page);
  await submitLogin(page, SELLER);
  await page.waitForURL(`**${step(id, 4)}`);
  await expectTypedDraft(page);
});

test.describe("while the back end is down", () => {
  test.use({ tolerated: [/50[0-9]/] });

  test("F-473, O2: when the back end has ended its session, the portal says so and keeps what was typed @html", async ({
    page,
    servers,
  }) => {
    const id = await typeIntoStep4(page);
    await fillForm(page, contractData, { ...CONTRACT_DATA, phone: "612 34567", "address.city": "Kaunas" });
    // What is still on its way while the back end goes down would be its outage, not the end of its session.
    await untilKept(page);
    // A time service that is more than a day ahead is not believed, so only the back end's own sessions end.
    await servers.startBackEndAgain(minutesLater(25 * 60));
    await pressButton(page, contractData, "continue");
    await page.waitForURL("**/login");
    await expect(page.getByText(textOf("lt", "soap:1020"))).toBeVisible();
    await untilHydrated(page);
    await submitLogin(page, SELLER);
    await page.waitForURL(`**${step(id, 4)}`);
    await expect(page.locator("[name='address.city']")).toHaveValue("Kaunas");
    await servers.startBackEndAgain();
  });

  test("F-471, O2: the page says so, and what was typed is there when it answers again", async ({ page, servers }) => {
    await typeIntoStep4(page);
    await fillForm(page, contractData, { ...CONTRACT_DATA, phone: "612 34567", "address.city": "Kaunas" });
    await servers.endBackEnd();
    await pressButton(page, contractData, "continue");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "errors:unavailable.title"));
    await expect(page).toHaveTitle(new RegExp(`^${textOf("lt", "errors:unavailable.title")}`));
    await expect(page.getByRole("button", { name: textOf("lt", "shell:menu.logout") })).toBeVisible();
    await servers.startBackEndAgain();
    await tryAgain(page);
    await expect(page.locator("[name='address.city']")).toHaveValue("Kaunas");
    await expect(page.getByText(patternOf("lt", "ui:draft.restored"))).toBeVisible();
  });

  test("F-471, O2: the same for the buyer of step 1 @html", async ({ page, servers }) => {
    await logInDirectly(page);
    await openNewApplication(page);
    await fillForm(page, FORMS.buyer, EMILIJA);
    await servers.endBackEnd();
    await pressButton(page, FORMS.buyer, "continue");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "errors:unavailable.title"));
    await servers.startBackEndAgain();
    await tryAgain(page);
    await expect(page.locator("[name=personalCode]")).toHaveValue(String(EMILIJA["personalCode"]));
    await page.locator("button[name=discardDraft]").click();
    await expect(page.locator("[name=personalCode]")).toHaveValue("");
  });
});

test.describe("while the portal is down", () => {
  test.use({ tolerated: [/ERR_CONNECTION_REFUSED/] });

  test("F-098, O2: a form sent after 31 idle minutes is offered again after the log-in @html", async ({
    page,
    servers,
  }) => {
    const id = await typeIntoStep4(page);
    await fillForm(page, contractData, { ...CONTRACT_DATA, phone: "612 34567", "address.city": "Kaunas" });
    await servers.startPortalAgain(minutesLater(31));
    await pressButton(page, contractData, "continue");
    await page.waitForURL("**/login");
    await untilHydrated(page);
    await submitLogin(page, SELLER);
    await page.waitForURL(`**${step(id, 4)}`);
    await expect(page.getByText(patternOf("lt", "ui:draft.restored"))).toBeVisible();
    await expect(page.locator("[name='address.city']")).toHaveValue("Kaunas");
    await servers.startPortalAgain();
  });

  test("F-471, O2: the form stays with what was typed, says why, and is saved when it is sent again @script", async ({
    page,
    servers,
  }) => {
    // Without script the browser shows a page of its own.
    const id = await typeIntoStep4(page);
    await fillForm(page, contractData, { ...CONTRACT_DATA, phone: "612 34567" });
    await servers.endPortal();
    await pressButton(page, contractData, "continue");
    await expect(page.getByText(textOf("lt", "soap:-404"))).toBeVisible();
    await expect(page.locator("[name=account]")).toHaveValue(String(CONTRACT_DATA["account"]));
    await servers.startPortalAgain();
    await pressButton(page, contractData, "continue");
    await page.waitForURL(`**${step(id, 5)}`);
  });
});

test("O2, G12: a stale save in a second tab shows both values, and saves the one that is chosen", async ({
  page,
  context,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 3);
  const other = await context.newPage();
  await openStep(other, id, 3);
  await fillForm(other, FORMS.household, { workplace: "UAB Kita kortelė" });
  await pressButton(other, FORMS.household, "continue");
  await other.waitForURL(`**${step(id, 4)}`);
  await fillForm(page, FORMS.household, { workplace: "UAB Ši kortelė" });
  await pressButton(page, FORMS.household, "continue");
  await expect(page.getByText(textOf("lt", "application:notices.conflictOwn"))).toBeVisible();
  await expect(page.getByRole("radio", { name: "UAB Kita kortelė" })).toBeChecked();
  await page.getByRole("radio", { name: "UAB Ši kortelė" }).check();
  await pressButton(page, `${FORMS.household}-conflict`, "continue");
  await page.waitForURL(`**${step(id, 4)}`);
  await openStep(page, id, 3);
  await expect(page.locator("[name=workplace]")).toHaveValue("UAB Ši kortelė");
});

test.describe("while the portal is down", () => {
  // A page that was clicked on asks for its session meanwhile.
  test.use({ tolerated: [/ERR_CONNECTION_REFUSED/] });

  test("R-J1: session, drafts and data survive the end of both processes @html", async ({ page, servers }) => {
    const id = await typeIntoStep4(page);
    await untilKept(page);
    await servers.startBackEndAgain();
    await servers.startPortalAgain();
    await openStep(page, id, 4);
    await expectTypedDraft(page);
    await openStep(page, id, 3);
    await expect(page.locator("[name=workplace]")).toHaveValue("UAB Kavos kampas");
  });
});
