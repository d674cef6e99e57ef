import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkFile } from "~/flows/uploads/check-file.server.ts";
import { scanForViruses } from "~/flows/uploads/scan-for-viruses.server.ts";
import { environment } from "~/platform/env.server.ts";
import { captureLog } from "~/platform/log.server.ts";
import { deleteProcessWide } from "~/platform/process-wide.ts";

const MARK = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";

captureLog(() => undefined);

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
  vi.unstubAllEnvs();
  deleteProcessWide("environment");
});

/** Reads the stream as clamd does. Null until it is whole. */
function readStream(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  expect(received.subarray(0, command.length).toString("latin1")).toBe(command.slice(0, received.length));
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > received.length) return null;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A scanner that knows one virus; or another answer to every file. */
async function startScanner(answer?: (socket: Socket) => void): Promise<void> {
  const scanner = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (piece) => {
      received = Buffer.concat([received, piece]);
      const file = readStream(received);
      if (file === null) return;
      if (answer !== undefined) return answer(socket);
      socket.end(file.includes(MARK) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
    });
  });
  server = scanner;
  await new Promise<void>((resolve) => scanner.listen(0, "127.0.0.1", resolve));
  use(`tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`);
}

function use(address: string, limits = "virusScanSeconds=20"): void {
  vi.stubEnv("VIRUS_SCANNER_URL", address);
  vi.stubEnv("LIMITS", limits);
  deleteProcessWide("environment");
}

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "sutartis.pdf");
const pdfWith = (text: string) => fileOf(`%PDF-1.4\n% ${text}\n%%EOF`);
const issueOf = async (file: File) => {
  const checked = await checkFile(file);
  return checked.ok ? null : checked.issue;
};

describe("F-322: an optional scanner for viruses looks at every file before anything is made of it", () => {
  test("none is asked unless one is named", async () => {
    deleteProcessWide("environment");
    expect(environment().virusScannerUrl).toBeNull();
    expect(await scanForViruses(Buffer.from(MARK))).toBe("clean");
  });

  test("what it finds is refused at the file, anything else is judged as without it", async () => {
    await startScanner();
    expect(await issueOf(pdfWith(MARK))).toBe("upload.virus");
    expect(await issueOf(pdfWith("nothing"))).toBe("upload.damaged");
  });

  test("a file of many pieces arrives whole", async () => {
    await startScanner();
    const large = Buffer.concat([Buffer.alloc(300_000, 7), Buffer.from(MARK), Buffer.alloc(200_000, 7)]);
    expect([await scanForViruses(large), await scanForViruses(large.subarray(0, 300_000))]).toEqual([
      "infected",
      "clean",
    ]);
  });

  test.each<[string, (socket: Socket) => void]>([
    ["hangs up", (socket) => socket.destroy()],
    ["says that the file is too large", (socket) => socket.end("INSTREAM size limit exceeded. ERROR\0")],
    ["talks without end", (socket) => socket.write("x".repeat(5_000))],
    ["says OK of something else", (socket) => socket.end("PONG OK\0")],
  ])("one that %s lets nothing through", async (_what, answer) => {
    await startScanner(answer);
    expect(await issueOf(pdfWith("nothing"))).toBe("upload.unscanned");
  });

  test("one that is down or silent lets nothing through, and holds an upload no longer than its time", async () => {
    await startScanner(() => undefined);
    use(`tcp://127.0.0.1:${(server?.address() as AddressInfo).port}`, "virusScanSeconds=1");
    expect(await issueOf(pdfWith("nothing"))).toBe("upload.unscanned");
    use("tcp://127.0.0.1:9", "virusScanSeconds=1");
    expect(await issueOf(pdfWith("nothing"))).toBe("upload.unscanned");
  });

  test.each(["http://scanner:3310", "tcp://scanner", "tcp://user@scanner:3310", "tcp://scanner:3310/path"])(
    "%s is no address of a scanner",
    (address) => {
      use(address);
      expect(() => environment()).toThrow("VIRUS_SCANNER_URL");
    },
  );
});
