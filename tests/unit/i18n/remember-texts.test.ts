import { describe, expect, test } from "vitest";
import { getFixedT } from "~/i18n/i18n.server.ts";

describe("F-416: texts that are looked up once", () => {
  const shell = { lt: getFixedT("lt", "shell"), en: getFixedT("en", "shell") };
  const ui = { lt: getFixedT("lt", "ui"), en: getFixedT("en", "ui") };

  test("each language and each part of the texts keeps its own", () => {
    for (const _time of [1, 2]) {
      expect([ui.lt("choice.yes"), ui.en("choice.yes")]).toEqual(["Taip", "Yes"]);
      expect([shell.lt("brand"), ui.lt("choice.yes")]).toEqual(["Partnerių savitarna", "Taip"]);
    }
  });

  test("a text with parameters is written again each time", () => {
    expect(ui.en("pages.range", { from: 1, to: 10 })).toBe("1–10");
    expect(ui.en("pages.range", { from: 11, to: 20 })).toBe("11–20");
  });

  test("a key without a text stays the key", () => {
    const translate: (key: string) => unknown = ui.lt as never;
    expect([translate("no.such"), translate("no.such")]).toEqual(["no.such", "no.such"]);
  });
});
