import { describe, expect, test } from "vitest";
import { checkPersonalData, getCountries } from "~/services/clients.server.ts";
import { getApplication, saveApplication } from "~/services/applications.server.ts";
import { makeContract } from "~/services/contracts.server.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { smallApplication } from "../../support/soap-operations.ts";
import { answer, answerFrom, raw, type StubReply } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";
import { SOAP_FAULTS } from "./fault-catalogue.ts";

const reset: StubReply = (response) => void response.socket?.resetAndDestroy();
const badGateway = raw(502, "text/html", "down");
const write = { operationId: "op-1", version: "v1" };

const stub = useSoapStub(answerFrom(GOOD_ANSWERS));

describe("R-G8: the second try", () => {
  test.each([
    ["a reset connection", reset],
    ["502", badGateway],
    ["503", raw(503, "text/html", "")],
    ["504", raw(504, "text/html", "")],
  ])("a read that meets %s once is asked again and answers", async (_name, fault) => {
    stub.replyOnce("GetCountries", fault);
    const outcome = await getCountries(backendAt(stub.url));
    expect(outcome.ok).toBe(true);
    expect(stub.calls).toHaveLength(2);
  });

  test("there is a pause before it, of 50 ms at least", async () => {
    let first = 0;
    stub.replyOnce("GetCountries", (response, call) => {
      first = performance.now();
      badGateway(response, call);
    });
    await getCountries(backendAt(stub.url));
    expect(performance.now() - first).toBeGreaterThanOrEqual(45);
  });

  test("a read that fails twice is not asked a third time", async () => {
    stub.reply("GetCountries", badGateway);
    await expect(getCountries(backendAt(stub.url))).rejects.toMatchObject({ kind: "unavailableStatus" });
    expect(stub.calls).toHaveLength(2);
  });

  test.each(["200 with a SOAP fault", "500 with HTML", "200 with HTML", "no KlaidosKodas"])(
    "an answer that is broken (%s) is not asked for again",
    async (name) => {
      stub.reply("*", SOAP_FAULTS.find((fault) => fault.name === name)!.reply);
      await expect(getCountries(backendAt(stub.url))).rejects.toMatchObject({ name: "BackendFault" });
      expect(stub.calls).toHaveLength(1);
    },
  );

  test("a business code is an answer, not a reason to ask again", async () => {
    stub.reply("CheckPersonalData", answer(1030));
    const outcome = await checkPersonalData(backendAt(stub.url), "50710029801");
    expect(outcome).toMatchObject({ ok: false, reason: "newClient" });
    expect(stub.calls).toHaveLength(1);
  });

  test.each([
    ["a reset connection", reset],
    ["502", badGateway],
  ])("a write that meets %s is sent once and its effect is unknown", async (_name, fault) => {
    stub.reply("*", fault);
    const backend = backendAt(stub.url);
    await expect(makeContract(backend, 1, write)).rejects.toMatchObject({ nothingSent: false });
    await expect(saveApplication(backend, smallApplication, write)).rejects.toMatchObject({ nothingSent: false });
    expect(stub.calls.map((call) => call.operation)).toEqual(["MakeContract", "SaveApplication"]);
  });

  test("with less than 40 % of the deadline left there is no second try", async () => {
    stub.reply("GetContract", (response) => void setTimeout(() => response.socket?.resetAndDestroy(), 3_300));
    await expect(getApplication(backendAt(stub.url, { soapReadSeconds: 5 }), 1)).rejects.toMatchObject({
      kind: "reset",
    });
    expect(stub.calls).toHaveLength(1);
  });

  test("second tries stop when they would be more than 10 % of a failing policy's calls", async () => {
    stub.reply("GetCountries", badGateway);
    const backend = backendAt(stub.url);
    const failures = await Promise.allSettled(Array.from({ length: 60 }, () => getCountries(backend)));
    expect(failures.every((end) => end.status === "rejected")).toBe(true);
    expect(stub.calls.length).toBeGreaterThan(60);
    expect(stub.calls.length).toBeLessThanOrEqual(60 + 16);
  });
});

describe("Connections", () => {
  test("reads share a kept connection; every write opens its own", async () => {
    const backend = backendAt(stub.url);
    await getCountries(backend);
    await getCountries(backend);
    await makeContract(backend, 1, write);
    await saveApplication(backend, smallApplication, write);
    const connections = stub.calls.map((call) => call.connection);
    expect(connections[0]).toBe(connections[1]);
    expect(new Set(connections).size).toBe(3);
  });

  test("the request says which portal request it belongs to, and asks for plain XML", async () => {
    await getCountries(backendAt(stub.url));
    expect(stub.calls[0]?.headers).toMatchObject({
      "x-request-id": "reference-1",
      "accept-encoding": "identity",
      "content-type": "text/xml; charset=utf-8",
      soapaction: '"GetCountries"',
    });
  });
});

describe("R-G12: the browser has gone", () => {
  test("a read is aborted, and the back end sees its connection close", async () => {
    const closed = new Promise<void>((resolve) =>
      stub.reply("GetCountries", (response) => void response.on("close", resolve)),
    );
    const controller = new AbortController();
    const call = getCountries({ ...backendAt(stub.url), signal: controller.signal });
    await waitForCall();
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "BackendUnavailable", kind: "cancelled" });
    await closed;
  });

  test("a page that has no time left ends its reads as a time-out", async () => {
    stub.reply("GetCountries", () => undefined);
    const signal = AbortSignal.timeout(50);
    await expect(getCountries({ ...backendAt(stub.url), signal })).rejects.toMatchObject({ kind: "deadline" });
  });

  test("a write goes on to its end", async () => {
    const controller = new AbortController();
    stub.reply("MakeContract", (response, call) => {
      controller.abort();
      setTimeout(() => answerFrom(GOOD_ANSWERS)(response, call), 50);
    });
    const outcome = await makeContract({ ...backendAt(stub.url), signal: controller.signal }, 1, write);
    expect(outcome).toMatchObject({ ok: true, value: { contractNumber: "GI-2026-000001" } });
  });

  async function waitForCall() {
    while (stub.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  }
});
