import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment } from "../../../app/platform/env.server.ts";

type Lender = { lender: { name: string; companyCode: string; phone: string; email: string }[] };

test("access 25: the demo's footer names the contacts that its messages and contracts name", () => {
  const read = readEnvironment({});
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { lender } = JSON.parse(readFileSync("backend/configuration/lender.json", "utf8")) as Lender;
  const { name, companyCode: code, phone, email } = lender.at(-1) ?? {};
  expect(read.value.company).toEqual({ name, code, phone, email });
});
