import { expect, openAddress, test } from "../support/browser.ts";
import { logInDirectly, openForm, prepareApplication, sendForm } from "../support/journey-applications.ts";
import { EMILIJA, FORMS } from "../support/journey-steps.ts";
import { patternOf, findingText, textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

const contractStep = (id: number) => `/applications/edit/${id}/5`;

const MADE = patternOf("lt", "application:contract.made");

/** An application that the back end refuses to make a contract of (5), whatever it holds. */
const NEVER_A_CONTRACT = 9000005;

test.beforeEach(({ page }) => logInDirectly(page));

test("R-I1: a double click makes one contract", async ({ page }) => {
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 5);
  await page.locator("button[name=makeContract]").dblclick();
  await expect(page.locator("button[name=confirmSignature]")).toBeVisible();
  await expect(page.getByText(MADE)).toHaveCount(1);
  const number = await page.getByRole("heading", { level: 1 }).textContent();
  await openStep(page, id, 5);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number ?? "");
});

test("R-I1: ten posts of one form at the same time make one contract, and all are answered alike @html", async ({
  page,
}) => {
  const id = await prepareApplication(page, "contract");
  const form = await openForm(page, contractStep(id), "makeContract");
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendForm(page, form, { makeContract: "" })));
  expect(answers.map((answer) => [answer.status(), answer.headers()["location"]])).toEqual(
    answers.map(() => [303, contractStep(id)]),
  );
  await openAddress(page, contractStep(id));
  await expect(page.getByText(MADE)).toHaveCount(1);
  const again = await sendForm(page, form, { makeContract: "" });
  expect(again.status()).toBe(303);
  await openStep(page, id, 5);
  await expect(page.getByText(MADE)).toHaveCount(0);
});

test("R-I2: a contract form whose id made another contract is refused with 409, and nothing is made @html", async ({
  page,
}) => {
  const [first, second] = [await prepareApplication(page, "contract"), await prepareApplication(page, "contract")];
  const made = await openForm(page, contractStep(first), "makeContract");
  expect((await sendForm(page, made, { makeContract: "" })).status()).toBe(303);
  const other = await openForm(page, contractStep(second), "makeContract");
  const operation = made.seals["_op"] ?? "";
  expect((await sendForm(page, other, { _op: operation, makeContract: "" })).status()).toBe(409);
  await openStep(page, second, 5);
  await expect(page.locator("button[name=makeContract]")).toBeVisible();
});

test("R-I2: the buyer's form sent twice with other data is refused with 409 and says why @html", async ({ page }) => {
  const form = await openForm(page, "/applications/add", FORMS.buyer);
  const first = await sendForm(page, form, { ...EMILIJA, productType: "3", continue: "" });
  expect(first.status()).toBe(303);
  const same = await sendForm(page, form, { ...EMILIJA, productType: "3", continue: "" });
  expect(same.headers()["location"]).toBe(first.headers()["location"]);
  const other = await sendForm(page, form, { ...EMILIJA, phone: "612 99999", productType: "3", continue: "" });
  expect(other.status()).toBe(409);
  expect(await other.text()).toContain(findingText("lt", "operation.conflict"));
});

test("F-336: a contract that cannot be made says why (5), and the application stays as it is @html", async ({
  page,
}) => {
  await openAddress(page, contractStep(NEVER_A_CONTRACT));
  await page.locator("button[name=makeContract]").click();
  await expect(page.getByText(textOf("lt", "soap:5"))).toBeVisible();
  await expect(page.locator("button[name=makeContract]")).toBeVisible();
});
