import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "../../../backend/src/environment.ts";

test("without any variable the back end listens on its own machine only and keeps its data beside it", () => {
  const environment = parseEnvironment({});
  expect(environment).toMatchObject({
    port: 4010,
    host: "127.0.0.1",
    databaseUrl: null,
    demoRows: 5_000,
    acceptsTestPersonalCodes: false,
  });
  expect(isAbsolute(environment.dataFolder)).toBe(true);
  expect(environment.dataFolder).toMatch(/data[/\\]backend$/);
});

test.each([
  ["BACKEND_PORT", "99999"],
  ["BACKEND_PORT", "port-of-secret"],
  ["DATABASE_URL", "mysql://root:secret@host/db"],
  ["DEMO_ROWS", "-1"],
  ["DEMO_ROWS", "1.5"],
  ["TEST_PERSONAL_CODES", "maybe"],
])("J13: a wrong %s is named, its value %s is not told", (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(name);
  expect(parse).not.toThrow(value);
});

test("all wrong variables are named at once", () => {
  expect(() => parseEnvironment({ BACKEND_PORT: "x", DEMO_ROWS: "y" })).toThrow(/BACKEND_PORT.*DEMO_ROWS/);
});

test("O13: a production start refuses test personal codes", () => {
  expect(() => parseEnvironment({ NODE_ENV: "production", TEST_PERSONAL_CODES: "on" })).toThrow(/TEST_PERSONAL_CODES/);
  expect(parseEnvironment({ TEST_PERSONAL_CODES: "on" }).acceptsTestPersonalCodes).toBe(true);
});

test("an empty variable counts as not set", () => {
  expect(parseEnvironment({ DATABASE_URL: "", BACKEND_PORT: "" })).toMatchObject({ databaseUrl: null, port: 4010 });
});
