import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../app/platform/env.server.ts";
import { DEFAULT_LIMITS } from "../../../app/platform/limits.ts";

const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString("base64url");
const PRODUCTION = { NODE_ENV: "production", PUBLIC_ORIGIN: "https://portal.example", SESSION_KEYS: `k1:${KEY}` };

function right(source: Record<string, string>) {
  const read = readEnvironment(source);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.value;
}
function wrong(source: Record<string, string>): string[] {
  const read = readEnvironment(source);
  return read.ok ? [] : read.problems;
}

test("with nothing set the embedded mode is complete", () => {
  expect(right({})).toMatchObject({
    production: false,
    port: 3000,
    host: "127.0.0.1",
    workers: 1,
    publicOrigin: "http://localhost:3000",
    https: false,
    soapUrl: "http://127.0.0.1:4010/soap",
    verifyUrl: "http://127.0.0.1:4010/user-verify",
    timeUrl: "http://127.0.0.1:4010/time",
    redisUrl: null,
    sessionKeys: null,
    passwordHash: "sha256",
    testPersonalCodes: false,
    framePartners: [],
    limits: DEFAULT_LIMITS,
  });
});

describe("F-048, F-049: addresses outside the portal", () => {
  test("the demo's stand for what is not set", () => {
    const { outside, company } = right({ LEASING_URL: "https://leasing.example" });
    expect(outside.leasing).toBe("https://leasing.example");
    expect(Object.values(outside).every((address) => address?.startsWith("https://") === true)).toBe(true);
    expect(company).toMatchObject({ code: "000000001", phone: "+370 700 55 555" });
  });

  test("in production nothing invented is shown", () => {
    const { outside } = right({ ...PRODUCTION, OLD_SYSTEM_URL: "https://old.example", COMPANY_NAME: "UAB Tikra" });
    expect(outside).toEqual({
      oldSystem: "https://old.example",
      leasing: null,
      pension: null,
      insurance: null,
      internetBank: null,
    });
  });

  test("what is no web address is refused", () => {
    for (const name of ["OLD_SYSTEM_URL", "LEASING_URL", "PENSION_URL", "INSURANCE_URL", "INTERNET_BANK_URL"])
      expect(wrong({ [name]: "javascript:alert(1)" })).toEqual([expect.stringMatching(`^${name}: must be an http`)]);
  });
});

test("addresses follow the ports, and an empty variable is none", () => {
  expect(right({ PORT: "8080", BACKEND_PORT: "9000", REDIS_URL: "" })).toMatchObject({
    publicOrigin: "http://localhost:8080",
    soapUrl: "http://127.0.0.1:9000/soap",
    redisUrl: null,
  });
});

test("the first key of the ring comes first", () => {
  const keys = right({
    SESSION_KEYS: `k2:${KEY}, k1:${Buffer.from(KEY, "base64url").reverse().toString("base64url")}`,
  }).sessionKeys;
  expect(keys?.map(({ id, bytes }) => [id, bytes.length])).toEqual([
    ["k2", 32],
    ["k1", 32],
  ]);
});

test("limits are overridden one by one", () => {
  const { limits } = right({ LIMITS: "shutdownSeconds=2, formFields=10" });
  expect(limits).toEqual({ ...DEFAULT_LIMITS, shutdownSeconds: 2, formFields: 10 });
});

test.each([
  ["PORT", "70000"],
  ["PORT", "3e3"],
  ["WORKERS", "0"],
  ["NODE_ENV", "staging"],
  ["PUBLIC_ORIGIN", "https://portal.example/"],
  ["PUBLIC_ORIGIN", "portal.example"],
  ["PUBLIC_ORIGIN", "https://user:secret@portal.example"],
  ["SOAP_URL", "ftp://x"],
  ["SESSION_KEYS", "secret"],
  ["SESSION_KEYS", `k1:${Buffer.alloc(31, 7).toString("base64url")}`],
  ["SESSION_KEYS", `k1:${Buffer.alloc(32).toString("base64url")}`],
  ["SESSION_KEYS", `k1:${Buffer.from("0123456789abcdef0123456789abcdef").fill("ab").toString("base64url")}`],
  ["SESSION_KEYS", `k1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString("base64url")}`],
  ["SESSION_KEYS", `k1:${KEY},k1:${KEY}`],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "proxy.example"],
  ["FRAME_PARTNERS", "*"],
  ["FRAME_PARTNERS", "https://*.shop.example"],
  ["FRAME_PARTNERS", "http://shop.example"],
  ["FRAME_PARTNERS", "https://shop.example/login"],
  ["PASSWORD_HASH", "bcrypt"],
  ["SETTINGS_GUARD", "everybody"],
  ["TEST_PERSONAL_CODES", "yes"],
  ["LIMITS", "formFields=0"],
  ["LIMITS", "noSuchLimit=1"],
  ["PORTAL_SECRET", "1"],
  ["DEBUG", "express,node-soap*"],
  ["DEBUG", "*"],
])("%s=%s is named once, without its value", (name, value) => {
  const problems = wrong({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: \\S`));
  if (value.length > 3) expect(problems[0]).not.toContain(value);
});

test("all wrong variables are told at once, one line each", () => {
  expect(wrong({ PORT: "x", WORKERS: "y", PORTAL_A: "1" }).map((line) => line.split(":")[0])).toEqual([
    "PORTAL_A",
    "PORT",
    "WORKERS",
  ]);
});

describe("R-J13: production refuses", () => {
  test("nothing when all is as it must be", () => {
    expect(right(PRODUCTION)).toMatchObject({ production: true, https: true });
  });
  test.each<[string, Record<string, string>]>([
    ["PUBLIC_ORIGIN", { NODE_ENV: "production", SESSION_KEYS: PRODUCTION.SESSION_KEYS }],
    ["PUBLIC_ORIGIN", { ...PRODUCTION, PUBLIC_ORIGIN: "http://portal.example" }],
    ["SESSION_KEYS", { ...PRODUCTION, SESSION_KEYS: "" }],
    ["TEST_PERSONAL_CODES", { ...PRODUCTION, TEST_PERSONAL_CODES: "on" }],
    ["SOAP_URL", { ...PRODUCTION, SOAP_URL: "http://soap.example" }],
    ["VERIFY_URL", { ...PRODUCTION, VERIFY_URL: "http://verify.example" }],
    ["TIME_URL", { ...PRODUCTION, TIME_URL: "http://time.example" }],
    ["PUBLIC_IP_URL", { ...PRODUCTION, PUBLIC_IP_URL: "http://address.example" }],
    ["FRAME_PARTNERS", { ...PRODUCTION, FRAME_PARTNERS: "http://localhost:4011" }],
    ["NODE_TLS_REJECT_UNAUTHORIZED", { ...PRODUCTION, NODE_TLS_REJECT_UNAUTHORIZED: "0" }],
    ["NODE_DEBUG", { ...PRODUCTION, NODE_DEBUG: "http" }],
    ["NODE_OPTIONS", { ...PRODUCTION, NODE_OPTIONS: "--inspect=0.0.0.0:9229" }],
  ])("a wrong %s", (name, source) => {
    expect(wrong(source)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
  test("an inspector that the process itself was started with", () => {
    expect(readEnvironment(PRODUCTION, ["--inspect"])).toMatchObject({ ok: false });
    expect(readEnvironment({}, ["--inspect"])).toMatchObject({ ok: true });
  });
  test.each<[string, Record<string, string>]>([
    ["its address", { PUBLIC_ORIGIN: "http://portal.example" }],
    ["its back end", { SOAP_URL: "http://10.0.0.9/soap" }],
  ])("the same where NODE_ENV was forgotten and %s is not this machine's", (_what, source) => {
    expect(wrong(source).map((line) => line.split(":")[0])).toEqual(expect.arrayContaining(["SESSION_KEYS"]));
    expect(wrong({ ...source, NODE_ENV: "development" })).toEqual([]);
    const safe = { ...PRODUCTION, ...source, PUBLIC_ORIGIN: "https://portal.example", NODE_ENV: "" };
    expect(right({ ...safe, ALLOW_HTTP_BACKEND: "on" })).toMatchObject({ production: true, https: true });
  });
  test("not a plain-http back end that is allowed or on this machine, nor a loopback origin", () => {
    expect(wrong({ ...PRODUCTION, SOAP_URL: "http://soap.example", ALLOW_HTTP_BACKEND: "on" })).toEqual([]);
    expect(wrong({ ...PRODUCTION, SOAP_URL: "http://127.0.0.1:4010/soap" })).toEqual([]);
    expect(wrong({ ...PRODUCTION, PUBLIC_ORIGIN: "http://localhost:3000" })).toEqual([]);
  });
});
