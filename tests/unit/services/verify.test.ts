import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkDeviceCode, findMessageState, sendDeviceCode } from "~/services/verify-codes.server.ts";
import { checkDevice, deleteDevice, listDevices, registerDevice } from "~/services/verify-devices.server.ts";
import { changePasswordByLink, remindPassword } from "~/services/verify-passwords.server.ts";
import { isDescribedBody } from "../../support/verify-contract.ts";
import { bySms, CALLS, device, DONE, ISSUED, link, request, typed } from "../../support/verify-requests.ts";
import { jsonAnswer, rawJson, serviceAt, startVerifyStub, type VerifyStub } from "../../support/verify-stub.ts";

let stub: VerifyStub;
beforeAll(async () => {
  stub = await startVerifyStub();
});
afterAll(() => stub.close());

describe("F-499 to F-514: every call", () => {
  test.each(CALLS)(
    "%s posts what the contract describes and reads a good answer",
    async (name, call, answer, meaning) => {
      stub.reply(jsonAnswer(answer));
      expect(await call(serviceAt(stub.url))).toEqual(meaning);
      const [sent] = stub.calls;
      expect([stub.calls.length, sent?.method, sent?.path]).toEqual([1, "POST", `/user-verify/${name}`]);
      expect(sent?.headers["content-type"]).toBe("application/json");
      expect(sent?.headers["x-request-id"]).toBe("reference-1");
      expect([name, isDescribedBody(name, sent?.body)]).toEqual([name, true]);
    },
  );

  test("F-507: the contact goes with its way, the other one is null", async () => {
    stub.reply(jsonAnswer(ISSUED));
    await sendDeviceCode(serviceAt(stub.url), bySms);
    expect(stub.calls[0]?.body).toEqual({
      userName: "vilte.s",
      method: 2,
      email: null,
      phone: "+37060001001",
      locale: "lt",
    });
  });

  test("O9: a new password travels as its digest", async () => {
    stub.reply(jsonAnswer(DONE));
    await changePasswordByLink(serviceAt(stub.url), link);
    expect(stub.calls[0]?.body).toMatchObject({
      password: expect.stringMatching(/^[0-9a-f]{64}$/),
      login: null,
      code: "123456",
    });
  });

  test("F-515: the device check may be elsewhere on the same host", async () => {
    stub.reply(jsonAnswer({ status: false }));
    expect(await checkDevice(serviceAt(stub.url, { deviceCheckPath: "/device-check" }), device)).toBe("unverified");
    expect(stub.calls[0]?.path).toBe("/device-check");
  });

  test("F-512: the sending status is asked by GET, its number escaped", async () => {
    stub.reply(jsonAnswer({ status: 2 }));
    expect(await findMessageState(serviceAt(stub.url), "a/../b?c")).toBe("delivered");
    expect(stub.calls[0]).toMatchObject({
      method: "GET",
      path: "/user-verify/sending-status/a%2F..%2Fb%3Fc",
      body: null,
    });
  });
});

describe("F-154, F-583: what an answer means", () => {
  const issued = async (answer: unknown) => {
    stub.reply(jsonAnswer(answer));
    return sendDeviceCode(serviceAt(stub.url), request);
  };
  const verdict = async (answer: unknown) => {
    stub.reply(jsonAnswer(answer));
    return checkDeviceCode(serviceAt(stub.url), typed);
  };

  test("try later tells how long; the earlier code has a token, or none", async () => {
    const info = { code: 3, wait: 77 };
    expect(await issued({ info, token: "t-2", requestID: "r-1" })).toEqual({
      state: "tryLater",
      token: "t-2",
      requestId: "r-1",
      waitSeconds: 77,
      dayLimit: false,
    });
    expect(await issued({ info: { ...info, reason: "dayLimit" }, token: null })).toMatchObject({
      token: null,
      requestId: null,
      dayLimit: true,
    });
  });

  test("F-151: without a wait it is 180 seconds", async () => {
    expect(await issued({ ...ISSUED, info: { code: 0 } })).toMatchObject({ waitSeconds: 180 });
    expect(await issued({ ...ISSUED, info: { code: "2" } })).toMatchObject({ state: "sent" });
  });

  test("F-151: a wait that cannot be meant does not lose a code that is on its way", async () => {
    for (const [wait, waitSeconds] of [
      [-50, 0],
      [1e9, 600],
      [12.2, 13],
    ])
      expect(await issued({ ...ISSUED, info: { code: 0, wait } })).toMatchObject({ state: "sent", waitSeconds });
  });

  test("an error, provide login, and a code that we do not know are refusals", async () => {
    for (const code of [1, 4, 9, -1, "x"])
      expect([code, await issued({ info: { code, wait: 0 }, token: null, requestID: null })]).toEqual([
        code,
        { state: "refused", reason: "other" },
      ]);
    expect(await issued({ info: { code: 1, reason: "contactTaken" } })).toEqual({
      state: "refused",
      reason: "contactTaken",
    });
  });

  test("a wrong code says why; a reason that we do not know counts as wrong", async () => {
    const refusal = { status: 1, verified: false, info: { wait: 12, triesLeft: 3, reason: "wrong" } };
    expect(await verdict(refusal)).toEqual({ ok: false, problem: "wrong", waitSeconds: 12, triesLeft: 3 });
    for (const reason of ["exhausted", "expired", "used", "unknown"] as const)
      expect(await verdict({ ...refusal, info: { reason } })).toMatchObject({
        problem: reason,
        waitSeconds: 180,
        triesLeft: null,
      });
    expect(await verdict({ status: 1, verified: false })).toMatchObject({ problem: "wrong" });
    expect(await verdict({ ...refusal, info: { reason: "brandNew" } })).toMatchObject({ problem: "wrong" });
  });

  test("410 is a withdrawn device, 404 a device that is not there", async () => {
    stub.reply(rawJson(410, "{}"));
    expect(await checkDevice(serviceAt(stub.url), device)).toBe("withdrawn");
    expect(await registerDevice(serviceAt(stub.url), { ...typed, deviceName: "" })).toBe("withdrawn");
    stub.reply(rawJson(404, "{}"));
    expect(await deleteDevice(serviceAt(stub.url), "s-1", 9)).toBe(false);
  });

  test("F-082, F-083: a reminder", async () => {
    const remind = async (info: object) => {
      stub.reply(jsonAnswer({ info }));
      return remindPassword(serviceAt(stub.url), { email: request.contact, language: "lt" });
    };
    expect(await remind({ code: 3, wait: 100 })).toEqual({ state: "tryLater", waitSeconds: 100 });
    expect(await remind({ code: 1, wait: 180, reason: "userNotFound", errorCode: 1050 })).toEqual({
      state: "userNotFound",
    });
    expect(await remind({ code: 1, wait: 180, reason: "severalUsers", errorCode: 1051 })).toEqual({
      state: "severalUsers",
    });
    expect(await remind({ code: 1 })).toEqual({ state: "refused" });
  });

  test("F-080: a new password by a link", async () => {
    const change = async (info: object) => {
      stub.reply(jsonAnswer({ info: { wait: 0, ...info } }));
      return changePasswordByLink(serviceAt(stub.url), link);
    };
    expect(await change({ code: 4 })).toEqual({ state: "provideLogin" });
    for (const reason of ["linkDead", "loginWrong", "samePassword"] as const)
      expect(await change({ code: 1, reason })).toEqual({ state: reason });
    expect(await change({ code: 1, reason: "weakPassword", brokenRules: ["digit", "brandNew", "special"] })).toEqual({
      state: "weakPassword",
      brokenRules: ["digit", "special"],
    });
    expect(await change({ code: 1 })).toEqual({ state: "linkDead" });
    expect(await change({ code: 3 })).toEqual({ state: "linkDead" });
  });

  test("F-584: a sending status that we do not know is pending", async () => {
    for (const [status, state] of [
      [0, "pending"],
      [1, "failed"],
      [2, "delivered"],
      ["2", "delivered"],
      [7, "pending"],
    ]) {
      stub.reply(jsonAnswer({ status }));
      expect([status, await findMessageState(serviceAt(stub.url), "r-1")]).toEqual([status, state]);
    }
  });

  test("the list of devices", async () => {
    const one = { id: 3, name: null, method: 2, current: true, lastSeenAt: "2026-11-20T08:00:00.000Z" };
    stub.reply(
      jsonAnswer({
        devices: [{ ...one, verifiedAt: "2026-11-01T10:00:00+02:00", verifiedUntil: "2027-01-30T08:00:00Z" }],
      }),
    );
    expect(await listDevices(serviceAt(stub.url), "s-1")).toEqual([
      {
        id: 3,
        name: "",
        method: 2,
        current: true,
        verifiedAt: Date.parse("2026-11-01T08:00:00Z"),
        verifiedUntil: Date.parse("2027-01-30T08:00:00Z"),
        lastSeenAt: Date.parse("2026-11-20T08:00:00Z"),
      },
    ]);
  });
});
