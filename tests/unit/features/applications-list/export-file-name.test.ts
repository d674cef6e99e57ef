import { expect, test } from "vitest";
import { exportFileName } from "../../../../app/features/applications-list/export-file-name.ts";

test.each([
  ["lt", "2026-11-20T16:38:59Z", "paraiskos_20261120_1838.xlsx"],
  ["en", "2026-07-31T21:05:00Z", "applications_20260801_0005.xlsx"],
] as const)("G10: the file of a %s page at %s is %s, by the clocks of Lithuania", (language, instant, name) => {
  expect(exportFileName(language, new Date(instant))).toBe(name);
});
