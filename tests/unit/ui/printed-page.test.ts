import { expect, test } from "vitest";
import { compilePortalCss } from "../../support/compiled-css.ts";

/** What stands in the print parts of the sheet. */
function printedRules(sheet: string): string {
  let rules = "";
  for (let at = sheet.indexOf("@media print{"); at >= 0; at = sheet.indexOf("@media print{", at + 1)) {
    let depth = 1;
    let end = sheet.indexOf("{", at) + 1;
    for (; depth > 0 && end < sheet.length; end += 1) depth += { "{": 1, "}": -1 }[sheet[end] ?? ""] ?? 0;
    rules += sheet.slice(at, end);
  }
  return rules;
}

test("F-279: on paper a schedule's totals stand once, after its last row, not at the foot of every page", async () => {
  expect(printedRules(await compilePortalCss())).toMatch(/tfoot\{[^}]*display:table-row-group[;}]/);
});

test("F-279, F-256, F-159: paper shows its own head, and neither charts nor an assessment, fields of a form or the dead words of links", async () => {
  const rules = printedRules(await compilePortalCss());
  expect(rules).toMatch(/\.paper\{[^}]*display:block[;}]/);
  const hidden = [...rules.matchAll(/([^{}]+)\{[^{}]*display:none[;}]/g)].flatMap(([, selectors = ""]) =>
    selectors.split(","),
  );
  expect(hidden).toEqual(expect.arrayContaining([".scr", "#offers .verdict", ".badge~*"]));
});
