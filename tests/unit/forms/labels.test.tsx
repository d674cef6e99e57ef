import { describe, expect, expectTypeOf, test } from "vitest";
import { CREDIT } from "../../../app/features/application/forms/credit-form.ts";
import { type ButtonOf, defineForm } from "../../../app/forms/define-form.ts";
import { FormButton } from "../../../app/forms/form-button.tsx";
import type { Labelled, LeafName } from "../../../app/forms/label-types.ts";
import { renderUi } from "../../support/render-ui.tsx";

const REMIND = { id: "test", buttons: ["send"], labels: "password:remind.fields" } as const;

describe("a form's names are closed sets", () => {
  test("names of controls are those of its values, groups and rows included", () => {
    type Values = { phone?: string; address: { city: string; flat: string | null }; goods: { price: string }[] };
    expectTypeOf<LeafName<Values>>().toEqualTypeOf<"phone" | "address.city" | "address.flat" | "goods.price">();
  });

  test("a field without a label does not compile, unless the form says that it has none", () => {
    const form = defineForm({ ...REMIND, fields: ["email", "note"] });
    const complete: Labelled<typeof form, { email: string }> = form;
    // @ts-expect-error: there is no text `password:remind.fields.note`
    const lacking: Labelled<typeof form, { email: string; note: string }> = form;
    const hidden = defineForm({ ...REMIND, fields: ["email", "note"], unlabelled: ["note"] });
    const silent: Labelled<typeof hidden, { email: string; note: string }> = hidden;
    expect([complete, lacking, silent]).toHaveLength(3);
  });

  test("a value that the form does not declare does not compile", () => {
    const form = defineForm({ ...REMIND, fields: [], unlabelled: ["email"] });
    // @ts-expect-error: what the form does not declare is dropped when it is posted
    const undeclared: Labelled<typeof form, { email: string }> = form;
    expect(undeclared.fields).toEqual([]);
  });

  test("a button that the form does not answer does not compile; a row's carries its number", async () => {
    expectTypeOf<"recalculate">().toExtend<ButtonOf<typeof CREDIT.form>>();
    // @ts-expect-error: no such button
    const wrong = <FormButton of={CREDIT.form} name="recalcluate" children="" />;
    expect(wrong.props.of.id).toBe("credit");
    expect(await renderUi(<FormButton of={CREDIT.form} name="editGood" row={3} children="" />)).toContain(
      'name="editGood[3]"',
    );
  });
});
