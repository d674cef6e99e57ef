import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPERATIONS as portalOperations } from "../../app/services/transport/operations.ts";

const wsdl = readFileSync("backend/contract/portal.wsdl", "utf8");
const named = [...wsdl.matchAll(/<wsdl:operation name="(\w+)">\s*<wsdl:documentation>/g)]
  .map((match) => match[1] ?? "")
  .sort();

/** Read as text: the modules behind the table are the whole back end. */
const backEndOperations = readdirSync("backend/src/operations")
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) =>
    [...readFileSync(`backend/src/operations/${name}`, "utf8").matchAll(/^ {2}(\w+): \w+,$/gm)].map(
      (match) => match[1] ?? "",
    ),
  );

test("F-481: each operation of the contract is answered by the back end and called by the portal", () => {
  expect(named.length).toBeGreaterThanOrEqual(30);
  expect(backEndOperations.sort()).toEqual(named);
  expect(Object.keys(portalOperations).sort()).toEqual(named);
});
