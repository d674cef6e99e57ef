import { describe, expect, test } from "vitest";
import { saysAlready } from "../../../../app/features/application/says-already.ts";
import { CreditFields } from "../../../../app/features/application/steps/credit-fields.tsx";
import { labelOfVariant, saysItEnded } from "../../../../app/features/application/steps/variant-labels.server.ts";
import { UnitSelect } from "../../../../app/ui/form/select-field.tsx";
import { TextField } from "../../../../app/ui/form/text-field.tsx";
import { FieldLabels } from "../../../../app/ui/form/field-labels.tsx";
import { attributeOf, findElements } from "../../../support/markup.ts";
import { variant } from "../../../support/application.ts";
import { fieldsOf } from "../../../support/any-fields.ts";
import { renderUi } from "../../../support/render-ui.tsx";

test.each([
  ["Vasara (pasibaigusi)", true],
  ["Juodasis penktadienis (pasibaigęs)", true],
  ["Sena akcija (nebegalioja)", true],
  ["Vasara", false],
  ["Vasara (nauja)", false],
])("F-252: %s: that a variant has ended is said once", (title, isSaid) => expect(saysItEnded(title)).toBe(isSaid));

test.each([
  ["0 % 10 mėn.", "0\u00A0%", true],
  ["0 % 10 mėn.", "10\u00A0mėn.", true],
  ["0 % for 10 months", "0%", true],
  ["Kreditas 10 %", "0\u00A0%", false],
  ["0 % 24 mėn. TV", "4\u00A0mėn.", false],
  ["Standartas", "24\u00A0mėn.", false],
])("F-252: the name %s says %s already: %s", (name, figure, isSaid) => expect(saysAlready(name, figure)).toBe(isSaid));

describe("F-252: a variant in the list", () => {
  const free = { lt: "0 % 10 mėn.", en: "0 % for 10 months" };
  const plain = { lt: "Standartas", en: "Standard" };
  const gone = { lt: "Vasara (pasibaigusi)", en: "Summer (ended)" };
  const labelOf = (change: object) =>
    (["lt", "en"] as const).map((language) =>
      labelOfVariant({ ...variant(change), notForGoods: false, ...change }, language),
    );

  test.each([
    [{ title: plain }, ["Standartas, 12,9\u00A0%", "Standard, 12.9%"]],
    [
      { title: free, annualRatePercent: "0", promotional: true },
      ["0 % 10 mėn. (akcija)", "0 % for 10 months (promotion)"],
    ],
    [{ title: gone, expired: true }, ["Vasara (pasibaigusi), 12,9\u00A0%", "Summer (ended), 12.9%"]],
    [{ title: gone, annualRatePercent: null, expired: true }, ["Vasara (pasibaigusi)", "Summer (ended)"]],
  ])("%j is called %j", (change, labels) => expect(labelOf(change)).toEqual(labels));

  test("one that the goods do not carry says so instead of naming itself a promotion only", () => {
    expect(labelOf({ title: free, annualRatePercent: "0", promotional: true, notForGoods: true })[0]).toBe(
      "0 % 10 mėn. (akcija, šioms prekėms negalioja)",
    );
  });
});

describe("step 2: the fields of the credit", () => {
  const draw = (asksSum: boolean, contractType = 3) => {
    const choice = { ...variant({ contractType }), label: "Standartas", months: [24] };
    return renderUi(<CreditFields fields={fieldsOf() as never} variants={[choice]} months={[24]} asksSum={asksSum} />);
  };

  test("F-252: one that has ended stays in the list and cannot be chosen", async () => {
    const choices = [variant({ id: 11 }), variant({ id: 16, expired: true })].map((choice) => ({
      ...choice,
      label: "Vasara",
      months: [24],
    }));
    const markup = await renderUi(
      <CreditFields fields={fieldsOf() as never} variants={choices} months={[24]} asksSum={false} />,
    );
    const isOff = (id: number) =>
      findElements(markup, `//option[@value='${id}']`).map((option) => attributeOf(option, "disabled") !== null);
    expect([isOff(11), isOff(16)]).toEqual([[false], [true]]);
  });

  test("what need not be paid by the buyer is said once, above the three sums", async () => {
    const markup = await draw(false);
    expect(markup.match(/neprivaloma/gi)).toEqual(["Neprivaloma"]);
    const [group] = findElements(markup, "//fieldset[legend='Neprivaloma']");
    expect(group && findElements(markup, "//fieldset//input").map((input) => attributeOf(input, "name"))).toEqual([
      "advance.value",
      "ownFunds",
      "transferToClient",
    ]);
  });

  test("F-271: neither a duration nor a payment day is asked for a card, and the form stays whole", async () => {
    const shown = async (contractType: number) => {
      const inputs = findElements(await draw(true, contractType), "//input[@name='duration' or @name='paymentDay']");
      return inputs.map((input) => ["name", "type", "value"].map((name) => attributeOf(input, name)));
    };
    expect(await shown(6)).toEqual([
      ["duration", "hidden", "60"],
      ["paymentDay", "hidden", "15"],
    ]);
    expect((await shown(5)).map(([name, type]) => [name, type])).toEqual([
      ["duration", "text"],
      ["paymentDay", "text"],
    ]);
  });

  test("F-271: of a card the limit is asked for, of an account the sum", async () => {
    expect(await draw(true, 6)).toContain("Kredito limitas");
    expect(await draw(true, 5)).not.toContain("Kredito limitas");
  });
});

test("F-268: the advance and its unit are one box, and the unit keeps a name of its own", async () => {
  const unit = (
    <UnitSelect field={{ id: "u", name: "advance.type", defaultValue: "1" }} options={[{ value: "1", label: "€" }]} />
  );
  const markup = await renderUi(
    <FieldLabels labelOf={(name) => (name === "advance.type" ? "Nurodyta" : undefined)}>
      <TextField field={{ id: "v", name: "advance.value" }} label="Pradinė įmoka" suffix={unit} />
    </FieldLabels>,
  );
  const [select] = findElements(markup, "//*[@class='join']/input/following-sibling::select");
  expect(select && attributeOf(select, "aria-label")).toBe("Nurodyta");
});
