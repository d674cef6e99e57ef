import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operations as backEndOperations } from "../../backend/src/operations/operations.ts";
import { OPERATIONS as portalOperations } from "../../app/services/transport/operations.ts";

const wsdl = readFileSync("backend/contract/portal.wsdl", "utf8");
const named = [...wsdl.matchAll(/<wsdl:operation name="(\w+)">\s*<wsdl:documentation>/g)]
  .map((match) => match[1] ?? "")
  .sort();

test("F-481: each operation of the contract is answered by the back end and called by the portal", () => {
  expect(named.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(backEndOperations).sort()).toEqual(named);
  expect(Object.keys(portalOperations).sort()).toEqual(named);
});
