import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatZoom, parseZoom, zoomClass, zoomFromForm } from "../../../app/ui/zoom.ts";

function pressed(fields: Record<string, string>): number {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return zoomFromForm(form);
}

describe("F-044: zoom from 0.80 to 1.20 in steps of 0.01", () => {
  test.each([
    ["1.05", 105],
    ["1,05", 105],
    ["5", 120],
    ["0.1", 80],
    ["0.805", 81],
    ["", null],
    ["1e1", null],
    ["-1", null],
    ["__proto__", null],
  ])("the factor %j is read as %j percent", (text, percent) => {
    expect(parseZoom(text)).toBe(percent);
  });

  test("the buttons go one step and stop at the ends", () => {
    expect(pressed({ zoom: "1.00", zoomIn: "" })).toBe(101);
    expect(pressed({ zoom: "1.00", zoomOut: "" })).toBe(99);
    expect(pressed({ zoom: "1.20", zoomIn: "" })).toBe(120);
    expect(pressed({ zoom: "0.80", zoomOut: "" })).toBe(80);
    expect(pressed({ zoom: "1.13", zoomReset: "" })).toBe(100);
  });

  test("the number field alone is the wish, and nonsense is the default", () => {
    expect(pressed({ zoom: "1.13" })).toBe(113);
    expect(pressed({ zoom: "big" })).toBe(100);
    expect(pressed({})).toBe(100);
  });

  test("every zoom has its class in the stylesheet, and the cookie's text reads back", () => {
    const sheet = readFileSync("app/styles/zoom.css", "utf8");
    for (let percent = 80; percent <= 120; percent += 1) {
      expect(sheet).toContain(`.${zoomClass(percent)} {\n  font-size: ${percent}%;`);
      expect(parseZoom(formatZoom(percent))).toBe(percent);
    }
  });
});
