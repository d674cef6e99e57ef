import { describe, expect, test } from "vitest";
import { AddressCard, type ContractDataFields } from "../../../../app/features/application/steps/address-card.tsx";
import { PayoutCard } from "../../../../app/features/application/steps/contract-money-cards.tsx";
import { asksFuture, IncomeFields } from "../../../../app/features/application/steps/income-fields.tsx";
import type { FieldSource } from "../../../../app/ui/form/field-source.ts";
import { fieldsOf } from "../../../support/any-fields.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const contractData = () => fieldsOf() as unknown as ContractDataFields;

/** Names of the fields, in the order of the page. */
const namesIn = (markup: string) =>
  [...markup.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);

describe("F-270: step 4 asks only for the payee that the variant leaves open", () => {
  const draw = (isSettled: boolean, needsAccount: boolean) =>
    renderUi(<PayoutCard fields={contractData()} isSettled={isSettled} needsAccount={needsAccount} />);

  test("a credit for goods has no card of an account: purpose and payee are settled", async () => {
    expect(await draw(true, false)).toBe("");
  });

  test.each([
    [true, true, ["account"]],
    [false, true, ["account", "moneyUsage", "creditorAccount"]],
  ])("settled %s, to the buyer %s: %j", async (isSettled, needsAccount, names) => {
    expect(namesIn(await draw(isSettled, needsAccount))).toEqual(names);
  });
});

test("F-283, F-285: the postal code stands behind the house and the flat that it follows from", async () => {
  const markup = await renderUi(<AddressCard fields={contractData()} answer={undefined} shown={{}} earlier={null} />);
  const parts = ["city", "street", "house", "flat", "postalCode"];
  expect(namesIn(markup)).toEqual([
    ...parts.map((part) => `address.${part}`),
    "correspondence.differs",
    ...parts.map((part) => `correspondence.${part}`),
  ]);
});

describe("F-203: an income that is to come is asked for when it will be lower", () => {
  const amount: FieldSource = { id: "a", name: "future.amount" };

  test("without script the amount stands beside its tick", async () => {
    const markup = await renderUi(<IncomeFields fields={fieldsOf() as never} />);
    expect(namesIn(markup)).toContain("future.amount");
  });

  test.each([
    [false, false],
    [true, true],
  ])("with script and the tick %s it is asked for: %s", (isLess, isAsked) =>
    expect(asksFuture(true, isLess, amount)).toBe(isAsked),
  );

  test("one that was refused is seen", () => {
    expect(asksFuture(true, false, { ...amount, errors: ["money.format"] })).toBe(true);
  });
});

describe("F-221: the hint under the income names the months that its kind needs", () => {
  test.each([
    ["", "Paskutinių mėnesių vidurkis „į rankas“"],
    ["1", "Paskutinių 4 mėnesių vidurkis „į rankas“"],
    ["2", "Paskutinio mėnesio suma „į rankas“"],
    ["3", "Paskutinių 6 mėnesių vidurkis „į rankas“"],
    ["4", "Paskutinių 4 mėnesių vidurkis „į rankas“"],
    ["7", "Paskutinių 12 mėnesių vidurkis „į rankas“"],
  ])("of kind „%s“: %s", async (value, hint) => {
    const incomeType = { id: "t", name: "incomeType", value };
    const fields = new Proxy(fieldsOf(), {
      get: (others, name) => (name === "incomeType" ? incomeType : Reflect.get(others, name)),
    });
    expect(await renderUi(<IncomeFields fields={fields as never} />)).toContain(hint);
  });
});
