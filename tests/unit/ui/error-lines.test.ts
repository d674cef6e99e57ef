import { describe, expect, test } from "vitest";
import { summaryErrors } from "../../../app/ui/form/summary-errors.ts";
import { withLabel } from "../../../app/ui/form/with-label.ts";

describe("F-197: a line of the error summary", () => {
  test.each([
    ["a label and what is said of it", "Namo numeris", "Įrašykite", "Namo numeris: Įrašykite"],
    [
      "a message that begins with its label has it once",
      "Mokėjimo diena",
      "Mokėjimo diena – nuo 1 iki 31",
      "Mokėjimo diena – nuo 1 iki 31",
    ],
    [
      "a message that names its field further on has it once",
      "Pirkėjas gavo politiką",
      "Pažymėkite, kad pirkėjas gavo politiką",
      "Pažymėkite, kad pirkėjas gavo politiką",
    ],
    [
      "the block of a field stays",
      "Korespondencijos adresas: Pašto kodas",
      "Pašto kodas – 5 skaitmenys",
      "Korespondencijos adresas: Pašto kodas – 5 skaitmenys",
    ],
    ["a question has no colon", "Ar pirkėjas eina pareigas?", "Pasirinkite", "Ar pirkėjas eina pareigas? Pasirinkite"],
    ["a part of a word is not the label", "Suma", "Sumažinkite įmoką", "Suma: Sumažinkite įmoką"],
    ["no label, no colon", undefined, "Neteisingas slaptažodis", "Neteisingas slaptažodis"],
  ])("%s", (_case, label, message, line) => {
    expect(withLabel(label, message)).toBe(line);
  });

  test("stands in the order of the page, groups and single fields of a group alike", () => {
    const found = ["politics.exposed", "document.controlLine", "account", "document.type", "address.city", "goods", ""];
    const allErrors = Object.fromEntries(found.map((name) => [name, ["required"]]));
    const order = ["address", "document", "politics", "account", "document.controlLine"];
    expect(summaryErrors({ id: "f", allErrors }, () => undefined, order).map(({ fieldId }) => fieldId)).toEqual([
      "f-goods",
      undefined,
      "f-address.city",
      "f-document.type",
      "f-politics.exposed",
      "f-account",
      "f-document.controlLine",
    ]);
  });
});
