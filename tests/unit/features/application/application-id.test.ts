import { expect, test } from "vitest";
import { isApplicationId } from "~/features/application/application-context.server.ts";

test.each([
  ["1", true],
  ["2147483647", true],
  ["2147483648", false],
  ["9999999999", false],
  ["12345678901", false],
  ["-1", false],
  ["1e3", false],
  ["", false],
])("faults 18: %j is a number that the back end can be asked for: %s", (text, isOne) => {
  expect(isApplicationId(text)).toBe(isOne);
});
