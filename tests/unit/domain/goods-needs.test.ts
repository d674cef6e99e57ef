import { expect, test } from "vitest";
import { NO_LIMITATIONS } from "../../../app/domain/goods-limitations.ts";
import { goodsLineSchema } from "../../../app/domain/goods-line-schema.ts";
import { goodsNeeds } from "../../../app/domain/goods-needs.ts";

const GROUPS = [
  { id: 1, catalogueEmpty: false, limitations: NO_LIMITATIONS },
  { id: 5, catalogueEmpty: true, limitations: NO_LIMITATIONS },
];
const LINE = { title: "Televizorius", quantity: "1", priceCents: "499,00" };

test.each([
  [1, false],
  [1, true],
  [5, false],
  [5, true],
])(
  "F-241, F-242: of group %i, warranty %s, exactly what is missed is what the labels call needed",
  (groupId, insured) => {
    const schema = goodsLineSchema({ groups: GROUPS, extendedWarrantyAllowed: true });
    const bare = schema.safeParse({ ...LINE, groupId: String(groupId), ...(insured && { insured: "on" }) });
    const missed = (bare.error?.issues ?? []).map(({ path }) => path.join("."));
    const needs = goodsNeeds(
      insured,
      GROUPS.find(({ id }) => id === groupId),
    );
    expect(missed.sort()).toEqual(
      Object.entries(needs)
        .flatMap(([name, isNeeded]) => (isNeeded ? [name] : []))
        .sort(),
    );
  },
);
