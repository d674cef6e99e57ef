import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseLtIban } from "../../../app/domain/iban.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

describe("F-273: the example of an account", () => {
  test.each(["lt", "en"])("of the texts in %s is a right one and nobody's of the demo", (language) => {
    const texts = JSON.parse(read(`locales/${language}/application.json`)) as object;
    const account = /"accountHint":"[^"]*?(LT[\d ]+)"/.exec(JSON.stringify(texts))?.[1]?.replaceAll(" ", "") ?? "";
    expect(parseLtIban(account).ok).toBe(true);
    for (const source of ["backend/src/seed/data/companies.json", "backend/configuration/lender.json"])
      expect(read(source)).not.toContain(account);
  });
});
