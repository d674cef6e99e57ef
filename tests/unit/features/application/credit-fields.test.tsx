import { expect, test } from "vitest";
import { saysItEnded } from "../../../../app/features/application/steps/credit-fields.tsx";
import { UnitSelect } from "../../../../app/ui/form/select-field.tsx";
import { TextField } from "../../../../app/ui/form/text-field.tsx";
import { FieldLabels } from "../../../../app/ui/form/field-labels.tsx";
import { attributeOf, findElements } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

test.each([
  ["Vasara (pasibaigusi)", true],
  ["Juodasis penktadienis (pasibaigęs)", true],
  ["Sena akcija (nebegalioja)", true],
  ["Vasara", false],
  ["Vasara (nauja)", false],
])("F-252: %s: that a variant has ended is said once", (title, isSaid) => expect(saysItEnded(title)).toBe(isSaid));

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
