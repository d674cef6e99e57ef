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
])("R-J13: a wrong %s is named, its value %s is not told", (name, value) => {
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

test("a production start creates no people of the demo, whose password is public, unless it is asked to", () => {
  const seeds = (variables: Record<string, string>) => parseEnvironment(variables).seedsDemoStory;
  expect([seeds({}), seeds({ DEMO_STORY: "off" })]).toEqual([true, false]);
  expect([seeds({ NODE_ENV: "production" }), seeds({ NODE_ENV: "production", DEMO_STORY: "on" })]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ["SMTP_URL", "http://secret.example"],
  ["SMS_URL", "smtp://secret.example"],
  ["VERIFY_KEY", "c2VjcmV0"],
  ["PUBLIC_ORIGIN", "ftp://secret.example"],
  ["DEVICE_CHECK_PATH", "secret path"],
  ["CONSOLE_PORT", "secret"],
])("R-J13: a wrong %s of the verification service is named, its value is not told", (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(name);
  expect(parse).not.toThrow(/secret|c2Vj/);
});

test("the console's port follows the back end's, any free port stays any, and a given one is taken", () => {
  expect(parseEnvironment({}).consolePort).toBe(5010);
  expect(parseEnvironment({ BACKEND_PORT: "9000" }).consolePort).toBe(10_000);
  expect(parseEnvironment({ BACKEND_PORT: "0" }).consolePort).toBe(0);
  expect(parseEnvironment({ BACKEND_PORT: "65000" }).consolePort).toBe(0);
  expect(parseEnvironment({ CONSOLE_PORT: "4011" }).consolePort).toBe(4011);
});

test("O16: production has no console, and a start that asks for one is refused", () => {
  expect(parseEnvironment({ NODE_ENV: "production" }).consolePort).toBeNull();
  expect(() => parseEnvironment({ NODE_ENV: "production", CONSOLE_PORT: "5010" })).toThrow(/CONSOLE_PORT/);
  expect(() => parseEnvironment({ NODE_ENV: "production", SMS_URL: "http://sms.example/" })).toThrow(/SMS_URL/);
});

test("O16: a start whose portal others can reach is one of production, unless another mode is asked for by name", () => {
  const isProduction = (variables: Record<string, string>) => parseEnvironment(variables).isProduction;
  expect([isProduction({}), isProduction({ PUBLIC_ORIGIN: "http://127.0.0.1:3000" })]).toEqual([false, false]);
  expect(isProduction({ PUBLIC_ORIGIN: "https://portal.example" })).toBe(true);
  expect(isProduction({ PUBLIC_ORIGIN: "https://portal.example", NODE_ENV: "development" })).toBe(false);
});

test("links in messages lead to the portal's own address", () => {
  expect(parseEnvironment({}).publicOrigin).toBe("http://localhost:3000");
  expect(parseEnvironment({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
  expect(parseEnvironment({ PUBLIC_ORIGIN: "https://portal.example" }).publicOrigin).toBe("https://portal.example");
});

test("an empty variable counts as not set", () => {
  expect(parseEnvironment({ DATABASE_URL: "", BACKEND_PORT: "" })).toMatchObject({ databaseUrl: null, port: 4010 });
});
