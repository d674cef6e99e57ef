import { expect, test } from "vitest";
import { exportFileName } from "~/lists/export-file-name.ts";

test.each([
  ["paraiskos", "xlsx", "2026-11-20T16:38:59Z", "paraiskos_20261120_1838.xlsx"],
  ["applications", "csv", "2026-07-31T21:05:00Z", "applications_20260801_0005.csv"],
] as const)("G10: the file of %s (%s) at %s is %s, by the clocks of Lithuania", (list, ending, instant, name) => {
  expect(exportFileName(list, new Date(instant), ending)).toBe(name);
});
