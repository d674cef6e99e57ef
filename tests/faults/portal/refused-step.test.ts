import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, sealsOf, shownValue } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const get = useStage();
const DRAFT_WORD = textOf("lt", "ui:draft.restored").split("{{")[0] ?? "";
const household = formNamed("household");

describe("O2: a step that is refused, without script", () => {
  test.each(["save", "continue"])(
    "what was typed is in the answer to “%s”, and still there when the seller comes back from elsewhere",
    async (button) => {
      const own = { application: await get().application(), contract: 0 };
      const seller = await get().as(AUTHOR);
      const step3 = household.address(own);
      const typed = { ...household.fields, offer: "11-24", workplace: "UAB Nauja vieta", monthlyIncome: "daug" };
      const refused = await seller.post(step3, {
        ...(await readSeals(seller, step3, "household")),
        ...typed,
        [button]: "",
      });
      expect(refused.status).toBe(400);
      expect(refused.body).not.toContain(DRAFT_WORD);
      const shownIn = (html: string) =>
        ["workplace", "monthlyIncome"].map((name) => shownValue(html, "household", name));
      expect(shownIn(refused.body)).toEqual(["UAB Nauja vieta", "daug"]);
      await seller.get("/news");
      const again = await seller.get(step3);
      expect(shownIn(again.body)).toEqual(["UAB Nauja vieta", "daug"]);
      expect(again.body).toContain(DRAFT_WORD);
      const right = { ...sealsOf(again.body, "household"), ...household.fields, offer: "11-24", [button]: "" };
      expect((await seller.post(step3, right)).status).toBe(303);
      expect((await seller.get(step3)).body).not.toContain(DRAFT_WORD);
    },
  );

  test("what step 3 has saved before its offer was refused is no draft, and the next press is not late", async () => {
    const own = { application: await get().application(), contract: 0 };
    const seller = await get().as(AUTHOR);
    const step3 = household.address(own);
    const post = async (html: string, offer: string) =>
      seller.post(step3, { ...sealsOf(html, "household"), ...household.fields, offer, continue: "" });
    const refused = await post((await seller.get(step3)).body, "11-7");
    expect(refused.status).toBe(422);
    const again = await seller.get(step3);
    expect(again.body).not.toContain(DRAFT_WORD);
    expect((await post(again.body, "11-24")).status).toBe(303);
  });
});
