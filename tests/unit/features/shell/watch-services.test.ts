import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { toServiceContent } from "~/features/shell/service-content.ts";
import { readServiceStatuses } from "~/features/shell/watch-services.server.ts";
import { captureLog } from "~/platform/log.server.ts";
import { deleteProcessWide } from "~/platform/process-wide.ts";
import { answer, raw, startSoapStub, type SoapStub, type StubReply } from "../../../support/soap-stub.ts";

const MINUTE_MS = 60_000;
const MANAGER = { soapSession: "session-1" };
const OTHER_MANAGER = { soapSession: "session-2" };
/** Of a page that waits for a stub on a machine where everybody tests, and of one that is not kept waiting. */
const LONG_MS = 20_000;
const SHORT_MS = 200;

let stub: SoapStub;
beforeAll(async () => {
  captureLog(() => undefined);
  stub = await startSoapStub();
  vi.stubEnv("SOAP_URL", stub.url);
  deleteProcessWide("environment");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  deleteProcessWide("environment");
  await stub.close();
});
beforeEach(() => {
  stub.reset();
  deleteProcessWide("serviceStatuses");
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-20T12:05:00Z") });
});
afterEach(() => vi.useRealTimers());

const system = (id: number, name: string, state: number, time: string) =>
  `<Sistema><SistemosID>${id}</SistemosID><Pavadinimas>${name}</Pavadinimas><Statusas>${state}</Statusas><Atnaujinta>2026-11-20T${time}</Atnaujinta></Sistema>`;
const systems = (state: number) =>
  answer(
    0,
    `<Sistemos>${system(1, "Vertinimas", state, "14:03:00")}${system(7, "Archyvas", 0, "13:49:00")}</Sistemos>`,
  );

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
const read = (patienceMs = LONG_MS) => readServiceStatuses(MANAGER, patienceMs);
const statesShown = async () => toServiceContent(await read(), "lt", Date.now()).services.map(({ state }) => state);

describe("F-037: what the badges say", () => {
  test("name, state and the newest time; F-407: a state over ten minutes old is an error and says since when", async () => {
    stub.reply("*", systems(1));
    expect(toServiceContent(await read(), "lt", Date.now())).toEqual({
      services: [
        { id: 1, name: "Vertinimas", state: "slow", href: null, staleSince: null },
        { id: 7, name: "Archyvas", state: "error", href: null, staleSince: "13:49" },
      ],
      updatedAt: "14:03",
      fresh: true,
    });
  });

  test("F-408: a change is seen by the next question three minutes later", async () => {
    stub.reply("*", systems(0));
    expect(await statesShown()).toEqual(["ok", "error"]);
    stub.reply("*", systems(2));
    pass(3 * MINUTE_MS);
    expect(await statesShown()).toEqual(["error", "error"]);
  });

  test("F-408: a clock that is put back does not keep old states", async () => {
    stub.reply("*", systems(0));
    await read();
    stub.reply("*", systems(2));
    vi.setSystemTime(Date.now() - 12 * 60 * MINUTE_MS);
    pass(3 * MINUTE_MS);
    expect(await statesShown()).toEqual(["error", "ok"]);
  });

  test("pages opened one after another and at once share one question", async () => {
    stub.reply("*", systems(0));
    await Promise.all([read(), read(), read()]);
    pass(9_000);
    await read();
    expect(stub.calls).toHaveLength(1);
  });
});

const never: StubReply = () => undefined;

describe("R-G15: the service that knows the states is down or slow", () => {
  test.each<[string, StubReply]>([
    ["down", (response) => response.destroy()],
    ["broken", raw(200, "text/html", "<p>hunter2</p>")],
    ["failing", answer(2000)],
  ])("%s: the last known states stay with their time, for ten minutes", async (_name, fault) => {
    stub.reply("*", systems(0));
    await read();
    stub.reply("*", fault);
    pass(MINUTE_MS);
    expect(toServiceContent(await read(), "lt", Date.now())).toMatchObject({
      services: [
        { name: "Vertinimas", state: "ok", staleSince: "14:05" },
        { name: "Archyvas", state: "error", staleSince: "13:49" },
      ],
      updatedAt: "14:03",
      fresh: false,
    });
    pass(10 * MINUTE_MS);
    expect(toServiceContent(await read(SHORT_MS), "lt", Date.now()).services).toMatchObject([
      { name: "Vertinimas", state: "unknown", staleSince: "14:05" },
      { name: "Archyvas", state: "unknown", staleSince: "13:49" },
    ]);
  });

  test("no state was ever known: the badges say so without a time", async () => {
    stub.reply("*", answer(2000));
    expect(toServiceContent(await read(), "lt", Date.now())).toEqual({ services: [], updatedAt: null, fresh: false });
  });

  test("after a failure the service is not asked for three minutes, and then it is", async () => {
    stub.reply("*", answer(2000));
    await read();
    for (const minutes of [1, 1.9]) {
      pass(minutes * MINUTE_MS);
      await read();
    }
    expect(stub.calls).toHaveLength(1);
    stub.reply("*", systems(0));
    pass(0.2 * MINUTE_MS);
    expect(await statesShown()).toEqual(["ok", "error"]);
  });

  test("slow: the page goes on without them, and one question is under way", async () => {
    stub.reply("*", never);
    expect(await read(SHORT_MS)).toEqual({ services: [], known: false, knownAt: null });
    await read(SHORT_MS);
    expect(stub.calls).toHaveLength(1);
  });

  test("F-438: the end of one manager's rights is not told of the services: the next manager's page asks again", async () => {
    stub.replyOnce("GetServiceStatuses", answer(1021));
    stub.reply("*", systems(0));
    expect((await read()).known).toBe(false);
    expect((await read()).known).toBe(false);
    expect(stub.calls).toHaveLength(1);
    expect((await readServiceStatuses(OTHER_MANAGER, LONG_MS)).known).toBe(true);
    expect((await read()).known).toBe(false);
  });

  test("F-438: the end of one manager's session is not told of the services: the next page asks again", async () => {
    stub.replyOnce("GetServiceStatuses", answer(1020));
    stub.reply("*", systems(0));
    expect((await read()).known).toBe(false);
    expect((await read()).known).toBe(true);
  });
});
