import { expect, test } from "vitest";
import { ClientPhoneField } from "../../../../app/features/application/client-contact-fields.tsx";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

test("F-125, F-203: +370 stands before a client's number and is no part of the field", async () => {
  const html = await renderUi(<ClientPhoneField field={{ id: "phone", name: "phone", defaultValue: "612 34567" }} />);
  expect(findElements(html, "//span").map(textOf)).toContain("+370");
  const inputs = findElements(html, "//input");
  expect(inputs.map((input) => [attributeOf(input, "name"), attributeOf(input, "value")])).toEqual([
    ["phone", "612 34567"],
  ]);
  // The seller's own number must not be filled in by the browser.
  expect(inputs.map((input) => attributeOf(input, "autoComplete"))).toEqual(["off"]);
});
