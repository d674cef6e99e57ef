import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BackendError } from "~/services/backend-errors.ts";
import { OPERATIONS, type OperationName } from "~/services/transport/operations.ts";
import { captureLog } from "~/platform/log.server.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { OPERATION_CALLS } from "../../support/soap-operations.ts";
import { startSoapStub, type SoapStub } from "../../support/soap-stub.ts";
import { SOAP_FAULTS } from "./fault-catalogue.ts";

/** Enough places for all operations at once, so that every cell is tried. */
const PLACES = {
  soapDocumentBytes: 6_000_000,
  parallelReads: 100,
  parallelWrites: 100,
  parallelDocuments: 100,
};

/** A call that hangs is bounded by its deadline, here two seconds; one that gets an answer never waits for it. */
const DEADLINE_SECONDS = { hanging: 2, answered: 30 };

const limitsOf = (seconds: number) => ({
  ...PLACES,
  soapReadSeconds: seconds,
  soapWriteSeconds: seconds,
  soapDocumentSeconds: seconds,
});

const names = Object.keys(OPERATIONS) as OperationName[];
const isWrite = (name: string) => OPERATIONS[name as OperationName].kind !== "read";
const HEAVY_SAMPLE: readonly OperationName[] = ["ListContracts", "SaveApplication", "MakeContract", "GetSchedulePdf"];

/** Faults after which a read, and only a read, is asked a second time. */
const RETRIED: ReadonlySet<string> = new Set(["reset", "unavailableStatus"]);

let stub: SoapStub;
let lines: string[] = [];
const restoreLog = captureLog((line) => lines.push(line));
beforeAll(async () => {
  stub = await startSoapStub();
});
afterAll(async () => {
  restoreLog();
  await stub.close();
});
beforeEach(() => {
  stub.reset();
  lines = [];
});

/** Calls all of them at once and gives what each ended with. */
async function callAll(endpoint: string, operations: readonly OperationName[], seconds = DEADLINE_SECONDS.answered) {
  const backend = backendAt(endpoint, limitsOf(seconds));
  const ends = await Promise.all(
    operations.map(async (name) => {
      const end = await OPERATION_CALLS[name](backend).then(
        () => "answered",
        (error: unknown) => error,
      );
      return { name, end };
    }),
  );
  return ends;
}

type Cell = Awaited<ReturnType<typeof callAll>>[number];

const failedCells = (cells: readonly Cell[], kind: string, nothingSent: boolean) =>
  cells.filter(({ end }) => !(end instanceof BackendError && end.kind === kind && end.nothingSent === nothingSent));

/** Nothing of a request or an answer may hang on an error: its whole content is compared. */
const factsOf = (end: unknown) => Object.keys(end as object).toSorted();

describe("R-G1, R-G2: every fault on every operation", () => {
  test.each(SOAP_FAULTS)("$name ends as „$kind“ and is never taken for an answer", async ({ kind, reply, heavy }) => {
    const asked = heavy ? HEAVY_SAMPLE : names;
    const writes = asked.filter(isWrite).length;
    const reads = asked.length - writes;
    stub.reply("*", reply);
    const seconds = kind === "deadline" ? DEADLINE_SECONDS.hanging : DEADLINE_SECONDS.answered;
    const cells = await callAll(stub.url, asked, seconds);
    expect(failedCells(cells, kind, false)).toEqual([]);
    const writeCalls = stub.calls.filter((call) => isWrite(call.operation)).length;
    const readCalls = stub.calls.length - writeCalls;
    expect(writeCalls).toBe(writes);
    expect(readCalls).toBeGreaterThanOrEqual(reads);
    expect(readCalls).toBeLessThanOrEqual(RETRIED.has(kind) ? reads * 2 : reads);
  });

  test("The error says what, where and for which request, and nothing else", async () => {
    stub.reply("*", SOAP_FAULTS.find((fault) => fault.name === "200 with a SOAP fault")!.reply);
    const [cell] = await callAll(stub.url, ["CheckPersonalData"]);
    expect(cell?.end).toMatchObject({
      name: "BackendFault",
      message: "CheckPersonalData: soapFault",
      operation: "CheckPersonalData",
      reference: "reference-1",
      noticeKey: "2000",
    });
    expect(factsOf(cell?.end)).toEqual([
      "code",
      "kind",
      "milliseconds",
      "name",
      "nothingSent",
      "noticeKey",
      "operation",
      "reference",
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/38403179912|session-1|hunter2/);
    expect(lines.join("")).toContain('"op":"CheckPersonalData"');
  });

  test("Nothing listens: every call ends as „refused“ with nothing sent", async () => {
    const port = await unusedPort();
    const cells = await callAll(`http://127.0.0.1:${port}/soap`, names);
    expect(failedCells(cells, "refused", true)).toEqual([]);
  });

  test("The host has no address: the call ends as „dns“ with nothing sent", async () => {
    const cells = await callAll("http://back-end.invalid/soap", HEAVY_SAMPLE);
    expect(failedCells(cells, "dns", true)).toEqual([]);
  });
});

/** A port on which nothing listens any more. */
async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
