import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CheckboxField } from "../../../app/ui/form/checkbox-field.tsx";
import { RadioGroup } from "../../../app/ui/form/radio-group.tsx";
import { DateField } from "../../../app/ui/form/date-field.tsx";
import { ErrorSummary } from "../../../app/ui/form/error-summary.tsx";
import { FormTextsProvider } from "../../../app/ui/form/form-texts.tsx";
import { MoneyField } from "../../../app/ui/form/money-field.tsx";
import { PasswordField } from "../../../app/ui/form/password-field.tsx";
import { SelectField } from "../../../app/ui/form/select-field.tsx";
import { summaryErrors } from "../../../app/ui/form/summary-errors.ts";
import { TextField } from "../../../app/ui/form/text-field.tsx";
import { attributeOf, findElements, textOf } from "../../support/markup.ts";
import { renderUi } from "../../support/render-ui.tsx";

const only = (markup: string, xpath: string) => {
  const [element] = findElements(markup, xpath);
  if (element === undefined) throw new Error(`Nothing at ${xpath} in ${markup}`);
  return element;
};

describe("a field", () => {
  const field = { id: "f-name", name: "name", defaultValue: "Ona", errors: ["required"] };

  test("with an error is described by its hint and its error, and says that it is invalid", async () => {
    const markup = await renderUi(<TextField field={field} label="Vardas" hint="Kaip dokumente" />);
    const input = only(markup, "//input");
    expect(attributeOf(input, "aria-describedby")).toBe("f-name-hint f-name-error");
    expect(attributeOf(input, "aria-invalid")).toBe("true");
    expect(textOf(only(markup, "//*[@id='f-name-error']"))).toBe("✕ Klaida: required");
  });

  test("reads label, hint, error, control in the source, as a text browser shows it", async () => {
    const markup = await renderUi(<TextField field={field} label="Vardas" hint="Kaip dokumente" />);
    const order = findElements(markup, "/body/div/*").map((element) => element.name);
    expect(order).toEqual(["label", "p", "p", "input"]);
  });

  test("without an error and a hint is described by nothing", async () => {
    const input = only(await renderUi(<TextField field={{ id: "a", name: "a" }} label="A" />), "//input");
    expect(attributeOf(input, "aria-describedby")).toBeNull();
    expect(attributeOf(input, "aria-invalid")).toBeNull();
  });

  test("F-198: its issue is turned into a sentence by the texts of the form", async () => {
    const markup = await renderUi(
      <FormTextsProvider texts={{ translateIssue: (message) => `«${message}»` }}>
        <TextField field={field} label="Vardas" />
      </FormTextsProvider>,
    );
    expect(textOf(only(markup, "//p"))).toBe("✕ Klaida: «required»");
  });

  test("for money has the decimal keyboard and its currency beside it", async () => {
    const markup = await renderUi(<MoneyField field={field} label="Suma" />);
    expect(attributeOf(only(markup, "//input"), "inputmode") ?? attributeOf(only(markup, "//input"), "inputMode")).toBe(
      "decimal",
    );
    expect(findElements(markup, "//div[input]/span").map(textOf)).toEqual(["€"]);
  });

  test("F-418: a saved sum is shown in the notation of the page", async () => {
    const texts = { translateIssue: (message: string) => message, showNumber: (kept: string) => `«${kept}»` };
    const markup = await renderUi(
      <FormTextsProvider texts={texts}>
        <MoneyField field={{ ...field, defaultValue: "900,00" }} label="Suma" />
      </FormTextsProvider>,
    );
    expect(attributeOf(only(markup, "//input"), "value")).toBe("«900,00»");
  });

  test("for a day is a text field that shows how days are written", async () => {
    const markup = await renderUi(<DateField field={{ id: "d", name: "d" }} label="Data" />);
    expect(attributeOf(only(markup, "//input"), "type")).toBe("text");
    expect(textOf(only(markup, "//*[@id='d-hint']"))).toContain("2026-11-20");
  });

  test("for a password has no button that needs a script and never gets its value back", async () => {
    const markup = await renderUi(
      <PasswordField
        field={{ ...field, defaultValue: "slapta" }}
        label="Slaptažodis"
        autoComplete="current-password"
      />,
    );
    expect(findElements(markup, "//button")).toEqual([]);
    expect(markup).not.toContain('slapta"');
  });

  test("of radios puts the field's id on the first answer, where the error summary's link lands", async () => {
    const options = [
      { value: "1", label: "Viena" },
      { value: "2", label: "Du" },
    ];
    const markup = await renderUi(
      <RadioGroup
        field={{ id: "r", name: "r", defaultValue: "2", errors: ["required"] }}
        label="Kiek"
        options={options}
      />,
    );
    expect(findElements(markup, "//input").map((input) => attributeOf(input, "id"))).toEqual(["r", "r-1"]);
    expect(findElements(markup, "//input[@checked]").map((input) => attributeOf(input, "value"))).toEqual(["2"]);
    expect(attributeOf(only(markup, "//fieldset"), "aria-describedby")).toBe("r-error");
    expect(textOf(only(markup, "//legend"))).toBe("Kiek");
  });
});

describe("F-197: the error summary", () => {
  const draw = (count: number) =>
    renderUi(
      <ErrorSummary
        errors={Array.from({ length: count }, (_, index) => ({
          fieldId: `f${index}`,
          label: "Suma",
          message: "required",
        }))}
      />,
    );

  test.each([
    [1, "Patikrinkite 1 lauką"],
    [2, "Patikrinkite 2 laukus"],
    [9, "Patikrinkite 9 laukus"],
    [10, "Patikrinkite 10 laukų"],
    [11, "Patikrinkite 11 laukų"],
    [21, "Patikrinkite 21 lauką"],
  ])("of %i fields is headed “%s”", async (count, heading) => {
    expect(textOf(only(await draw(count), "//h2"))).toBe(heading);
  });

  test("links each finding to its field, with the field's label, and can take focus", async () => {
    const markup = await draw(1);
    expect(attributeOf(only(markup, "//li/a"), "href")).toBe("#f0");
    expect(textOf(only(markup, "//li/a"))).toBe("Suma: required");
    expect(
      attributeOf(only(markup, "//*[@role='alert']"), "tabindex") ??
        attributeOf(only(markup, "//*[@role='alert']"), "tabIndex"),
    ).toBe("-1");
  });

  test("draws nothing when there is nothing to say", async () => {
    expect(await renderUi(<ErrorSummary errors={[]} />)).toBe("");
  });

  test("of a refusal without a field is the sentence alone", async () => {
    const markup = await renderUi(<ErrorSummary errors={[{ message: "Neteisingas slaptažodis" }]} />);
    expect(findElements(markup, "//h2 | //li")).toEqual([]);
    expect(textOf(only(markup, "//*[@role='alert']"))).toBe("✕Klaida: Neteisingas slaptažodis");
  });
});

describe("after a failed submit without script", async () => {
  const schema = z.object({
    name: z.string(),
    sum: z.string().max(3, "money.max"),
    kind: z.string(),
    agree: z.boolean(),
    goods: z.array(z.object({ price: z.string({ error: "required" }) })),
  });

  function RefusedForm() {
    const posted = new FormData();
    for (const [name, value] of Object.entries({
      name: "Žluťák äöü €5",
      sum: "12 000,00",
      kind: "b",
      agree: "on",
      "goods[0].price": "",
    }))
      posted.set(name, value);
    const [form, fields] = useForm({ id: "credit", lastResult: parseWithZod(posted, { schema }).reply() });
    const [row] = (
      fields as unknown as {
        goods: {
          getFieldList: () => Array<{
            getFieldset: () => { price: { id: string; name: string; errors: string[] | undefined } };
          }>;
        };
      }
    ).goods.getFieldList();
    return (
      <form method="post">
        <ErrorSummary errors={summaryErrors(form, (name) => (name === "goods[0].price" ? "1 prekės kaina" : "Suma"))} />
        <TextField field={fields.name!} label="Vardas" />
        <MoneyField field={fields.sum!} label="Suma" />
        <SelectField
          field={fields.kind!}
          label="Rūšis"
          options={[
            { value: "a", label: "A" },
            { value: "b", label: "B" },
          ]}
        />
        <CheckboxField field={fields.agree!} label="Sutinku" />
        {row !== undefined && <MoneyField field={row.getFieldset().price} label="Kaina" />}
      </form>
    );
  }
  const markup = await renderUi(<RefusedForm />);

  test("browsers 8: the fields keep what was typed, in any alphabet", () => {
    expect(attributeOf(only(markup, "//input[@name='name']"), "value")).toBe("Žluťák äöü €5");
    expect(attributeOf(only(markup, "//input[@name='sum']"), "value")).toBe("12 000,00");
    expect(attributeOf(only(markup, "//option[@selected]"), "value")).toBe("b");
    expect(findElements(markup, "//input[@name='agree'][@checked]")).toHaveLength(1);
  });

  test("F-197: the summary links to the fields that Conform names, rows included", () => {
    const links = findElements(markup, "//li/a").map((link) => attributeOf(link, "href")?.slice(1));
    expect(links).toEqual(["credit-sum", "credit-goods[0].price"]);
    expect(links.every((id) => findElements(markup, `//input[@id='${id}'][@aria-invalid='true']`).length === 1)).toBe(
      true,
    );
    expect(findElements(markup, "//li/a").map(textOf)).toEqual(["Suma: money.max", "1 prekės kaina: required"]);
  });
});
