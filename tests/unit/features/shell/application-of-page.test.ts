import { expect, test } from "vitest";
import { applicationOfPage } from "../../../../app/features/shell/application-of-page.ts";

const shown = { applicationId: 20000001, summary: { buyerName: "Mantas Pavyzdaitis" } };

test.each([
  ["a step", shown, "20000001 Pavyzdaitis"],
  ["the contract, whose frame stands beside its page", { frame: shown, page: {} }, "20000001 Pavyzdaitis"],
  ["an application without a buyer", { ...shown, summary: { buyerName: "" } }, "20000001"],
  ["a page of no application", { query: {} }, null],
  ["a page that was not loaded", null, null],
])("the tab of %s says whose application it shows", (_, data, expected) => {
  expect(applicationOfPage(data)).toBe(expected);
});
