import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { legalTermsOn, lenderOn, scheduleRulesOn } from "../../../backend/src/configuration/configuration.ts";
import { ConfigurationError, readConfiguration } from "../../../backend/src/configuration/read-configuration.ts";
import { parseLithuanianIban } from "../../../backend/src/rules/iban.ts";
import { versionInForce } from "../../../backend/src/configuration/version-in-force.ts";
import { environmentSchema } from "../../../app/platform/environment-schema.ts";
import { startProcess } from "../store/child-process.ts";
import { temporaryFolder } from "../store/temporary-folder.ts";

const folder = temporaryFolder();
const SHIPPED = new URL("../../../backend/configuration/lender.json", import.meta.url);

const SEED = new URL("../../../backend/src/seed", import.meta.url);

type Lenders = {
  lender: Record<string, unknown>[];
  legalCaps: unknown[];
  affordability: { incomeTypes: Record<string, Record<string, unknown>> }[];
};

/** A copy of the shipped file with a change. */
function changed(name: string, change: (file: Lenders) => void): string {
  const content = JSON.parse(readFileSync(SHIPPED, "utf8")) as Lenders;
  change(content);
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("L-3.1: terms hold from their day on, the first ones before it, too", () => {
  const versions = [
    { validFrom: "2026-06-01", value: "second" },
    { validFrom: "2025-01-01", value: "first" },
  ];
  const valueOn = (day: string) => versionInForce(versions, day).value;
  expect(["2024-12-31", "2026-05-31", "2026-06-01"].map(valueOn)).toEqual(["first", "first", "second"]);
});

test("L-3.1: the shipped file has the lender, the law's figures and the rules of schedules for today", () => {
  expect(lenderOn("2026-11-20").representative.office).not.toBe("");
  expect(legalTermsOn("2026-11-20").withdrawalDays).toBe(14);
  expect(scheduleRulesOn("2026-11-20")).toMatchObject({ minMonthlyPaymentCents: 500, winterMonths: [11, 12, 1, 2, 3] });
});

test("F-273: the demonstration's lender has a valid account of its own, no buyer's and no shop's", () => {
  const { accountNumber } = lenderOn("2026-11-20");
  expect(parseLithuanianIban(accountNumber).isValid).toBe(true);
  const others = readdirSync(SEED, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  expect(others.filter((text) => /LT\d{18}/.test(text)).length).toBeGreaterThan(1);
  expect(others.filter((text) => text.includes(accountNumber))).toEqual([]);
});

test("no shop of the demonstration is paid into a buyer's account", () => {
  const accountsOf = (path: string): string[] =>
    readFileSync(new URL(`seed/${path}`, SEED), "utf8").match(/LT\d{18}/g) ?? [];
  const buyers = accountsOf("applications/contract-step.ts");
  expect(buyers).toHaveLength(3);
  expect(accountsOf("data/companies.json").filter((account) => buyers.includes(account))).toEqual([]);
});

test("the lender's documents name the contacts of the portal's footer", () => {
  const { COMPANY_PHONE, COMPANY_EMAIL } = environmentSchema.shape;
  expect(lenderOn("2026-11-20")).toMatchObject({
    phone: COMPANY_PHONE.parse(undefined),
    email: COMPANY_EMAIL.parse(undefined),
  });
});

test.each<[string, (file: Lenders) => void, RegExp]>([
  ["a missing name", ({ lender: [first] }) => delete first?.["name"], /lender\.0\.name/],
  [
    "a binary fraction",
    (file) => void Object.assign(file.legalCaps[0] as object, { maxTotalCostPercent: 100.5 }),
    /legalCaps\.0\.maxTotalCostPercent/,
  ],
  ["an unknown field", ({ lender: [first] }) => void Object.assign(first ?? {}, { phon: "+370" }), /phon/],
  [
    "a day that does not exist",
    ({ lender: [first] }) => void Object.assign(first ?? {}, { validFrom: "2026-02-30" }),
    /lender\.0\.validFrom/,
  ],
  ["two versions of one day", ({ lender }) => void lender.push({ ...lender[0] }), /two versions of one validFrom/],
  ["no version", (file) => void (file.legalCaps = []), /legalCaps/],
])("R-J13: %s is refused and named", (name, change, place) => {
  const file = changed(`${name}.json`, change);
  expect(() => readConfiguration(file)).toThrow(ConfigurationError);
  expect(() => readConfiguration(file)).toThrow(place);
});

const withCoefficient = (coefficient: string) =>
  changed(`coefficient ${coefficient.replace(/\W/g, "-")}.json`, ({ affordability: [first] }) => {
    if (first !== undefined) first.incomeTypes["3"] = { ...first.incomeTypes["3"], coefficient };
  });

test.each([
  ["0.12345", "0.12345"],
  ["0,7", "0.7"],
  ["1", "1"],
  ["99999", "99999"],
  ["12.3456", "12.3456"],
])("F-275: the coefficient %s of an income is taken", (typed, read) => {
  const [policy] = readConfiguration(withCoefficient(typed)).affordability;
  expect(policy?.incomeTypes[3].coefficient).toBe(read);
});

test.each(["0.123456", "12.345678", "123.4567", "123456", "0.", ".5", "-0.5", "0.5 ", "1e2", ""])(
  "F-275: the coefficient %j of an income is refused and named",
  (typed) => {
    expect(() => readConfiguration(withCoefficient(typed))).toThrow(/affordability\.0\.incomeTypes\.3\.coefficient/);
  },
);

test("R-J13: with a file that cannot be used the back end does not start, and says where it is wrong", async () => {
  const file = changed("broken.json", ({ lender: [first] }) => delete first?.["accountNumber"]);
  const variables = { BACKEND_PORT: "0", DATA_DIR: folder, DATABASE_URL: "", NODE_ENV: "test", LENDER_FILE: file };
  const { code, errors } = await startProcess("backend/src/main.ts", [], variables).ended();
  expect(code).toBe(1);
  expect(errors).toContain(`${file}: lender.0.accountNumber`);
}, 60_000);
