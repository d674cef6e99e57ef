import { describe, expect, test } from "vitest";
import { requiredText } from "../../../app/domain/fields/text-field.ts";
import { parseIssueMessage } from "../../../app/domain/issue.ts";
import { personNameField } from "../../../app/domain/person-name.ts";
import { listUnprintable } from "../../../app/domain/printable-text.ts";
import { goodsLineSchema } from "../../../app/domain/goods-line-schema.ts";

const findingOf = (schema: ReturnType<typeof personNameField> | ReturnType<typeof requiredText>, text: string) => {
  const read = schema.safeParse(text);
  return read.success ? read.data : parseIssueMessage(read.error.issues[0]?.message ?? "");
};

describe("what no paper can print is refused where it is typed, and named", () => {
  test.each(["Nguyễn Thị Đặng", "გიორგაძე", "Олександр", "Łucja", "Ελένη", "Արամ", "שלום", "محمد"])(
    "the name %s can be printed",
    (name) => expect(findingOf(personNameField(), name)).toBe(name),
  );

  test("a name in Chinese is refused with its letters, each once", () => {
    expect(findingOf(personNameField(), "小明 王明")).toEqual({
      key: "text.unprintable",
      params: { letters: "小 明 王" },
    });
  });

  test("an emoji in the title of a good is refused, in a comment it is not", () => {
    const good = goodsLineSchema({ groups: [], extendedWarrantyAllowed: false }).safeParse({ title: "TV 👍" });
    expect(good.error?.issues.map(({ message }) => parseIssueMessage(message))).toContainEqual({
      key: "text.unprintable",
      params: { letters: "👍" },
    });
    expect(findingOf(requiredText({ max: 100 }), "Gerai 👍")).toBe("Gerai 👍");
  });

  test("punctuation, signs and figures of titles are printed", () => {
    expect(listUnprintable("„Samsung“ – 55″ (140 cm) №7 ≤ 2 kW, €, ™, ½, ×, °C, Ω, μF … • →")).toEqual([]);
  });
});
