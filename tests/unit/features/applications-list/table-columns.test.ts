import { expect, test } from "vitest";
import {
  choosableColumns,
  MAIN_COLUMN_NAMES,
  shownColumns,
} from "../../../../app/features/applications-list/columns/table-columns.ts";
import { ROW_COLUMN_NAMES } from "../../../../app/features/applications-list/row-columns.ts";

test("F-165 to F-177, F-160: every field of a row may be chosen", () => {
  const offered: readonly string[] = choosableColumns(true);
  expect(ROW_COLUMN_NAMES.filter((name) => !offered.includes(name))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
});

test("F-160: without a choice the list has its usual columns; at least one always stays", () => {
  expect(shownColumns(null, true)).toEqual(MAIN_COLUMN_NAMES);
  expect(shownColumns([], true)).toEqual(MAIN_COLUMN_NAMES);
  expect(shownColumns(["seller"], false)).toEqual(shownColumns(null, false));
});

test("F-160: chosen columns stand in the order of the list, whatever the order of the choice", () => {
  expect(shownColumns(["comment", "number", "creditLimit"], true)).toEqual(["number", "creditLimit", "comment"]);
});

test("F-172: a seller has no column of sellers", () => {
  expect(shownColumns(null, false)).toEqual(MAIN_COLUMN_NAMES.filter((name) => name !== "seller"));
  expect(choosableColumns(false)).not.toContain("seller");
});
