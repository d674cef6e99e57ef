import { expect, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { CONTRACT_DATA, FORMS, HOUSEHOLD, RUTA } from "../support/journey-steps.ts";
import { openNews } from "../support/journey-walk.ts";
import { secondsOf, startKeyboard, sumOf, tableOf } from "../support/keyboard.ts";

/** What a simple application of a client who comes back may cost. */
const BARS = { keys: 130, pages: 6, seconds: 75 };

const fieldOf = (form: string, name: string): string => `form[id="${form}"] [name="${name}"]`;
const textOf = (values: typeof HOUSEHOLD, name: string): string => String(values[name] ?? "");

test("F-185: a known client's credit for one item, by keyboard alone, stays within the keys, pages and time it may take @script", async ({
  page,
}) => {
  await logInDirectly(page);
  await prepareApplication(page, "unsigned", RUTA);
  await openNews(page);
  const user = startKeyboard(page);

  user.begin("first page");
  await user.type(fieldOf("start-application", "personalCode"), textOf(RUTA, "personalCode"));
  await user.enterTo(/\/applications\/add$/);

  user.begin("buyer");
  await user.type(fieldOf(FORMS.buyer, "phone"), "61234567");
  for (const consent of ["dataPolicy", "creditCheck"]) await user.tick(fieldOf(FORMS.buyer, consent));
  await user.enterTo(/\/applications\/add\/2\/\d+$/);

  user.begin("goods, credit");
  const item = fieldOf(FORMS.credit, "item");
  await user.type(item, "SKL7");
  await user.press("Enter");
  await user.see("#credit-goods tbody tr");
  await expect(page.locator(item)).toBeFocused();
  await expect(page.locator(item)).toHaveValue("");
  await user.enterTo(/\/applications\/edit\/\d+\/3$/);

  user.begin("income");
  await user.choose(fieldOf(FORMS.household, "incomeType"), textOf(HOUSEHOLD, "incomeType"));
  for (const name of ["monthlyIncome", "workplace"])
    await user.type(fieldOf(FORMS.household, name), textOf(HOUSEHOLD, name));
  await user.choose(fieldOf(FORMS.household, "maritalStatus"), textOf(HOUSEHOLD, "maritalStatus"));
  await user.type(fieldOf(FORMS.household, "members"), textOf(HOUSEHOLD, "members"));
  await user.enterTo(/\/applications\/edit\/\d+\/4$/);

  user.begin("contract data");
  for (const name of ["address.city", "address.street", "address.house", "document.number", "document.validUntil"])
    expect(await page.locator(fieldOf(FORMS.contractData, name)).inputValue()).toBe(textOf(CONTRACT_DATA, name));
  await user.choose(fieldOf(FORMS.contractData, "politics.exposed"), "no");
  await user.enterTo(/\/applications\/edit\/\d+\/5$/);

  user.begin("contract");
  await user.focusOn("button[name=makeContract]");
  await user.enterTo("button[name=confirmSignature]");

  process.stdout.write(`${tableOf(user.parts)}\n`);
  const sum = sumOf(user.parts);
  expect(sum.keys).toBeLessThanOrEqual(BARS.keys);
  expect(sum.pages).toBeLessThanOrEqual(BARS.pages);
  expect(secondsOf(sum)).toBeLessThanOrEqual(BARS.seconds);
});
