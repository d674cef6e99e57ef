import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../../support/back-end.ts";
import { exchange } from "../../support/http-client.ts";
import { logIn } from "../../support/demo-session.ts";
import { receivedCode, verifyCall } from "../../support/verify-call.ts";
import { checkAnswer, describedCalls } from "../../support/verify-contract.ts";

let backEnd: RunningBackEnd;
let session: string;

beforeAll(async () => {
  backEnd = await startBackEnd({ env: { DEVICE_CHECK_PATH: "/devices/check" } });
  session = await logIn(backEnd.url, "jonas.s");
}, 240_000);

afterAll(() => backEnd.stop());

const JSON_TYPE = { "Content-Type": "application/json" };
const POSTED = describedCalls().filter((name) => name !== "sending-status");

/** A body that each call takes, with made-up secrets. */
const bodyOf = (call: string): Record<string, unknown> => {
  const token = "made-up";
  const typed = { code: "0000", token, method: 1 };
  const bodies: Record<string, Record<string, unknown>> = {
    "send-sms": { phone: "+37060079999" },
    "verify-code": typed,
    "change-password": { token, password: "Nauja-2027!" },
    "remind-password": { email: "niekas@pavyzdys.example" },
    "device-check": { username: "jonas.s", session, deviceId: "device-of-a-test" },
    "device-check-time": { username: "jonas.s", deviceId: "device-of-a-test" },
    "device-register": { session, token, code: "0000" },
    "verify-contacts": { userName: "jonas.s", method: 1 },
    "verify-contacts-code": { ...typed, session },
    "account-update-code": { userName: "jonas.s", method: 1, email: "kitas@pavyzdys.example", session },
    "account-update-verify-code": { ...typed, session },
    "recheck-device": { sesija: session, token, metodas: 1 },
    devices: { session },
    "device-forget": { session, id: 1 },
  };
  return bodies[call] ?? {};
};

/** Posts any text; the answer must be as described whatever was sent. */
async function post(call: string, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) {
  const reply = await exchange(`${backEnd.url}/user-verify/${call}`, "POST", headers, body);
  const answer: unknown = JSON.parse(reply.body);
  checkAnswer(call, reply.status, answer);
  expect(reply.body).not.toMatch(/\bat .*:\d+:\d+|node_modules|backend\/src/);
  return { ...reply, answer };
}

const isAlive = async (): Promise<boolean> => (await fetch(`${backEnd.url}/healthz`)).status === 200;

describe.each(POSTED)("F-499: %s", (call) => {
  test("takes POST only", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const reply = await exchange(`${backEnd.url}/user-verify/${call}`, method);
      expect([reply.status, reply.headers.allow]).toEqual([405, "POST"]);
      checkAnswer(call, reply.status, JSON.parse(reply.body));
    }
  });

  test("what is no JSON object in UTF-8 is 400", async () => {
    const bodies = ["", "{", "null", "[]", "[{}]", "true", "1", '"text"', "{'a':1}", "\uFEFF{}x", "[".repeat(8_000)];
    for (const body of bodies)
      expect([body.slice(0, 9), (await post(call, body)).status]).toEqual([body.slice(0, 9), 400]);
    const whole = JSON.stringify(bodyOf(call));
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "text/json", ""])
      expect((await post(call, whole, { "Content-Type": type })).status).toBe(400);
    expect((await post(call, whole, { ...JSON_TYPE, "Content-Encoding": "br" })).status).toBe(400);
    expect((await post(call, whole, { "Content-Type": "application/json; charset=utf-16" })).status).toBe(400);
  });

  test("a body above 16 KB is 413", async () => {
    const large = JSON.stringify({ ...bodyOf(call), more: "x".repeat(20_000) });
    expect((await post(call, large)).status).toBe(413);
  });

  test("a missing field, an unknown one, and wrong types of every field are 400 and name the field", async () => {
    const whole = bodyOf(call);
    expect((await post(call, JSON.stringify({ ...whole, isAdmin: true }))).body).toContain("isAdmin");
    expect((await post(call, JSON.stringify(whole).replace("{", '{"__proto__":{"a":1},'))).status).toBe(400);
    for (const field of Object.keys(whole)) {
      for (const value of [{}, [], ["a"], { $ne: null }, true, -1, 1e99, "\u0000", "\ud800", "x".repeat(600)]) {
        const { status, body } = await post(call, JSON.stringify({ ...whole, [field]: value }));
        expect([field, JSON.stringify(value).slice(0, 20), status]).toEqual([
          field,
          JSON.stringify(value).slice(0, 20),
          400,
        ]);
        expect(body).toContain(field);
      }
    }
  });

  test("texts that mean something to a database or a shell are texts", async () => {
    const texts = [
      "' or 1=1 --",
      "\\'; drop table users; --",
      "${7*7}",
      "%00",
      "../../etc/passwd",
      "<script>",
      "Ąžuolas",
    ];
    const whole = bodyOf(call);
    for (const field of Object.keys(whole).filter((name) => typeof whole[name] === "string")) {
      for (const text of texts) {
        const { status } = await post(call, JSON.stringify({ ...whole, [field]: text }));
        expect([200, 400, 401, 429]).toContain(status);
      }
    }
    expect(await isAlive()).toBe(true);
  });
});

test("another address is 404 in JSON, whatever surrounds it", async () => {
  for (const path of [
    "",
    "/",
    "/nothing",
    "/send-sms/",
    "/send-sms/x",
    "//send-sms",
    "/constructor",
    "/__proto__",
    "/sending-status",
    "/sending-status/",
    "/sending-status/a/b",
    "/SEND-SMS",
  ]) {
    for (const method of ["GET", "POST"]) {
      const reply = await exchange(`${backEnd.url}/user-verify${path}`, method, JSON_TYPE);
      expect([path, method, reply.status, reply.headers["content-type"]]).toEqual([
        path,
        method,
        404,
        "application/json; charset=utf-8",
      ]);
      expect(JSON.parse(reply.body)).toMatchObject({ error: { code: "NOT_FOUND" } });
    }
  }
  expect((await exchange(`${backEnd.url}/user-verifyx/send-sms`, "POST", JSON_TYPE, "{}")).status).toBe(404);
});

test("the sending status takes GET and HEAD only", async () => {
  const address = `${backEnd.url}/user-verify/sending-status/${"0".repeat(32)}`;
  const posted = await exchange(address, "POST", JSON_TYPE, "{}");
  expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect((await exchange(address, "HEAD")).status).toBe(404);
});

test("answers are not kept and not guessed", async () => {
  const { headers } = await post("verify-code", JSON.stringify(bodyOf("verify-code")));
  expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual(["no-store", "nosniff"]);
});

test("F-515: the device check answers at the configured path as well", async () => {
  session = await logIn(backEnd.url, "jonas.s");
  const reply = await exchange(
    `${backEnd.url}/devices/check`,
    "POST",
    JSON_TYPE,
    JSON.stringify(bodyOf("device-check")),
  );
  expect([reply.status, reply.body]).toEqual([200, '{"status":false}']);
  expect((await exchange(`${backEnd.url}/devices/check/x`, "POST", JSON_TYPE, "{}")).status).toBe(404);
});

test("G36: the 31st call a minute with one token is 429 and says when to come again", async () => {
  const body = { token: randomBytes(32).toString("base64url"), code: "0000", method: 2 };
  const statuses = [];
  for (let index = 0; index < 31; index += 1) statuses.push((await post("verify-code", JSON.stringify(body))).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  const refused = await post("verify-code", JSON.stringify(body));
  expect([statuses[30], refused.status]).toEqual([429, 429]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await post("verify-code", JSON.stringify({ ...body, token: "another" }))).status).toBe(200);
});

test("a caller that goes away in the middle of its request does not disturb the others", async () => {
  const { port } = backEnd;
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      "POST /user-verify/send-sms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
  }
  expect(await isAlive()).toBe(true);
});

test("R-L1: codes, tokens, sessions, phones and addresses are not in the log", async () => {
  const phone = "+37060078888";
  const issued = await verifyCall(backEnd.url, "send-sms", { phone });
  const code = await receivedCode(backEnd, issued, phone);
  const token = String(issued.body.token);
  await verifyCall(backEnd.url, "verify-code", { token, code, method: 2 });
  const log = backEnd.log.filter((line) => /"ev":"(?:verify|message)"/.test(line)).join("\n");
  expect(log).toContain('"call":"verify-code"');
  for (const secret of [token, session, String(issued.body.requestID), phone.slice(1), "pavyzdys.example"])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b(?!Z)(?!")`));
});
