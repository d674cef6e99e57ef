import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { findMessageState } from "~/services/verify-codes.server.ts";
import { checkDevice } from "~/services/verify-devices.server.ts";
import { CALLS, device } from "../../support/verify-requests.ts";
import { rawJson, serviceAt, startVerifyStub, type VerifyStub } from "../../support/verify-stub.ts";

let stub: VerifyStub;
beforeAll(async () => {
  stub = await startVerifyStub();
});
afterAll(() => stub.close());

describe("R-C20, R-G1, R-G2: what is no answer is a fault", () => {
  const FAULTS: [string, string, Parameters<typeof rawJson>][] = [
    ["500", "status", [500, '{"error":{"code":"FAULT","message":"hunter2"}}']],
    ["502", "unavailableStatus", [502, "{}"]],
    ["429", "busy", [429, "{}"]],
    ["a redirect", "redirect", [302, "", { Location: "http://127.0.0.1:1/" }]],
    ["nothing", "empty", [200, ""]],
    ["no JSON", "malformed", [200, "{"]],
    ["a page", "contentType", [200, "<p>", { "Content-Type": "text/html" }]],
    ["another character set", "contentType", [200, "{}", { "Content-Type": "application/json; charset=windows-1257" }]],
    ["impossible bytes", "charset", [200, Buffer.from([0x22, 0xff, 0x22])]],
    ["a compressed answer", "contentEncoding", [200, "{}", { "Content-Encoding": "gzip" }]],
    ["too much", "tooLarge", [200, `{"x":"${"x".repeat(70_000)}"}`]],
    ["another shape", "content", [200, '{"other":1}']],
    ["null", "content", [200, "null"]],
  ];

  test.each(FAULTS)("%s is „%s“ for every call, and nothing of it hangs on the error", async (_what, kind, reply) => {
    for (const [name, call] of CALLS) {
      stub.reply(rawJson(...reply));
      const end = await call(serviceAt(stub.url)).catch((error: unknown) => error);
      expect([name, end]).toEqual([name, expect.any(BackendError)]);
      expect(end).toMatchObject({ kind, operation: `verify.${name}` });
      expect(JSON.stringify(end)).not.toContain("hunter2");
    }
  });

  test("401 is the end of the back end's session", async () => {
    for (const [name, call] of CALLS) {
      stub.reply(rawJson(401, "{}"));
      expect([name, await call(serviceAt(stub.url)).catch((error: unknown) => error)]).toEqual([
        name,
        expect.any(BackendSessionEnded),
      ]);
    }
  });

  test("F-152: silence is over after two seconds for the sending status, after the deadline for the rest", async () => {
    stub.reply(() => undefined);
    // Ten minutes for everything else: it is the status's own deadline that ends this.
    const patient = serviceAt(stub.url, { limits: { verifySeconds: 600 } });
    await expect(findMessageState(patient, "r-1")).rejects.toMatchObject({ kind: "deadline" });
    const service = serviceAt(stub.url, { limits: { verifySeconds: 1 } });
    await expect(checkDevice(service, device)).rejects.toMatchObject({ kind: "deadline" });
  });

  test("R-G8: only what changes nothing is asked twice", async () => {
    for (const [name, call] of CALLS) {
      stub.reply(rawJson(503, "{}"));
      await call(serviceAt(stub.url)).catch(() => undefined);
      expect([name, stub.calls.length]).toEqual([name, ["device-check", "devices"].includes(name) ? 2 : 1]);
    }
  });

  test("R-G10, R-G11: a service that keeps failing is left alone, and its sending status has a circuit of its own", async () => {
    const service = serviceAt(stub.url, { limits: { breakerCalls: 5 } });
    stub.reply(rawJson(500, "{}"));
    for (let call = 0; call < 6; call += 1) await findMessageState(service, "r-1").catch(() => undefined);
    await expect(findMessageState(service, "r-1")).rejects.toMatchObject({ kind: "circuitOpen", nothingSent: true });
    await expect(checkDevice(service, device)).rejects.toMatchObject({ kind: "status" });
  });

  test("no service at the address", async () => {
    await expect(checkDevice(serviceAt("http://127.0.0.1:9/user-verify"), device)).rejects.toMatchObject({
      kind: "refused",
      nothingSent: true,
    });
  });
});
