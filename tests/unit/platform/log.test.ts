import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captureLog, errorFields, log, type LogFields, redactionCount } from "../../../app/platform/log.server.ts";
import { redact } from "../../../app/platform/redact.ts";
import personalCodes from "../../vectors/personal-code.json" with { type: "json" };

let lines: Record<string, unknown>[] = [];
let restore = () => undefined as void;
beforeEach(() => {
  lines = [];
  restore = captureLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
});
afterEach(() => restore());

test("a line is JSON with time, order, level, event and the allowed fields", () => {
  log("info", "contract.made", { op: "MakeContract", code: 0, ms: 12 });
  expect(lines).toEqual([
    {
      ts: expect.stringMatching(/^\d{4}-.*Z$/),
      n: expect.any(Number),
      lvl: "info",
      ev: "contract.made",
      op: "MakeContract",
      code: 0,
      ms: 12,
    },
  ]);
});

test("a request id is no personal code, whatever digits it ends with; a code beside one is", () => {
  const id = "3f2a91bc-7d1e-4c55-9a0b-a60302149977";
  expect(redact(id)).toEqual({ text: id, hits: 0 });
  expect(redact(`${id} 60302149977`)).toEqual({ text: `${id} [code]`, hits: 1 });
});

test("a field that is not on the list does not get out", () => {
  log("info", "x", { rid: "1", asmensKodas: "38001010009", password: "hunter2" } as LogFields);
  expect(Object.keys(lines[0] ?? {})).toEqual(["ts", "n", "lvl", "ev", "rid"]);
});

test("the order of lines is counted, not timed", () => {
  for (let at = 0; at < 5; at += 1) log("info", "x");
  const order = lines.map((line) => Number(line.n));
  expect(order).toEqual([...order].sort((one, two) => one - two));
  expect(new Set(order).size).toBe(5);
});

test.each([
  ["38001010009", "[code]"],
  ["asmuo 45403281301!", "asmuo [code]!"],
  ["LT601010012345678901", "[iban]"],
  ["lt60 1010 0123 4567 8901", "[iban]"],
  ["+370 600 12345", "[phone]"],
  ["jonas.s@pavyzdys.example", "[email]"],
  ["5f4dcc3b5aa765d61d8327deb882cf99", "[hex]"],
  [Buffer.from("a picture of an identity card, 40 and more").toString("base64"), "[base64]"],
])("the redactor hides %s", (text, clean) => {
  expect(redact(text).text).toBe(clean);
  expect(redact(text).hits).toBe(1);
});

test.each([
  "38001010008",
  "12345678901",
  "/applications/edit/:n/:n",
  "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0",
  "soap-client.server.ts:12",
  "2026-11-20T18:38:00.000Z",
  "applications-with-a-very-long-name-of-a-route",
  "1234567890123",
])("and leaves %s alone", (text) => {
  expect(redact(text)).toEqual({ text, hits: 0 });
});

test("every valid personal code of the vectors is hidden", () => {
  for (const { input } of personalCodes.valid) expect(redact(`x ${input.trim()} x`).text).toBe("x [code] x");
});

test("what is clean stays clean", () => {
  fc.assert(fc.property(fc.string(), (text) => redact(redact(text).text).hits === 0));
});

test("when the redactor acts, an alarm line follows and the count rises", () => {
  const before = redactionCount();
  log("info", "login.failed", { reason: "jonas.s@pavyzdys.example" });
  expect(lines[0]?.reason).toBe("[email]");
  expect(lines[1]).toMatchObject({ lvl: "error", ev: "log.redacted", op: "login.failed" });
  expect(redactionCount()).toBe(before + 1);
});

test("of an error its class, its code and its place are told, never its words", () => {
  const error = Object.assign(new TypeError("hunter2"), { code: "ECONNRESET" });
  const fields = errorFields(error);
  expect(fields).toEqual({ err: "TypeError", code: "ECONNRESET", at: expect.stringMatching(/^log\.test\.ts:\d+$/) });
  expect(errorFields("thrown text")).toEqual({ err: "string" });
});

test("a value longer than any field of ours is cut", () => {
  log("info", "x", { reason: "a ".repeat(5_000) });
  expect(String(lines[0]?.reason)).toHaveLength(200);
});
