import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findOperation, operations } from "../../../backend/src/operations/operations.ts";
import { findRole } from "../../../backend/src/accounts/role.ts";

const wsdl = readFileSync("backend/contract/portal.wsdl", "utf8");
const named = [...wsdl.matchAll(/<soap:operation soapAction="(\w+)"\/>/g)].map((match) => match[1]);

test("F-481: the table answers every operation of the contract and no other", () => {
  expect(named.length).toBeGreaterThanOrEqual(50);
  expect(Object.keys(operations).sort()).toEqual([...named].sort());
});

test("F-476: every operation needs a session but the log-ins and what stands behind a link", () => {
  const open = Object.entries(operations).filter(([, { access }]) => access === "public");
  expect(open.map(([name]) => name)).toEqual([
    ...["Login2", "Login3", "GetBankReportRequest", "AnswerBankReport"],
    ...["GetSigningRequest", "GetContractForSigning", "GetConsentForSigning"],
    ...["SendSigningCode", "ConfirmSigning", "RefuseSigning", "VerifyDocument"],
  ]);
});

test("1.3: a limited auto-login reads news and calculates, nothing else", () => {
  const limited = Object.entries(operations).filter(([, { access }]) => access !== "public" && access.limited);
  expect(limited.map(([name]) => name).sort()).toEqual([
    "CalculatePersonalSchedule",
    "CalculateSchedule",
    "EndSession",
    "GetConditionVariants",
    "ListNews",
  ]);
});

test("names that every object has are no operations", () => {
  for (const name of ["", "toString", "__proto__", "constructor", "login3"]) expect(findOperation(name)).toBeNull();
});

test("F-413, F-569: 2 and 3 are the supervisor; a number that is no role has no rights", () => {
  expect([0, 1, 2, 3].map(findRole)).toEqual([0, 1, 3, 3]);
  expect([-1, 4, 99, Number.NaN].map(findRole)).toEqual([null, null, null, null]);
});

test("F-428: every code that an operation answers with is in the catalogue", () => {
  const catalogue: unknown = JSON.parse(readFileSync("backend/contract/error-codes.json", "utf8"));
  const known = new Set(JSON.stringify(catalogue).match(/\d+/g));
  const folders = ["accounts", "applications", "credit", "operations"].map((name) => join("backend/src", name));
  const sources = folders.flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return names.filter((name) => name.endsWith(".ts")).map((name) => join(folder, name));
  });
  const answered = sources.flatMap((path) => {
    const source = readFileSync(path, "utf8");
    return [...source.matchAll(/\b(?:refusal\(|code: )(\d+)/g)].map((match) => match[1] ?? "");
  });
  expect(answered.length).toBeGreaterThan(50);
  expect(answered.filter((code) => !known.has(code))).toEqual([]);
});
