import { once } from "node:events";
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { captureLog } from "../../../app/platform/log.server.ts";
import { streamToClient } from "../../../app/platform/stream-to-client.server.ts";
import { exportOf, manyRows, pagesOf } from "./export-source.ts";
import { serveExport } from "./served-export.ts";
import { zipEntries } from "./zip-entries.ts";

const ROWS = manyRows(60_000);
const PAGES = ROWS.length / 500;
const request = new Request("http://portal.example/applications/export");

let stopCapture = (): void => undefined;
const lines: Record<string, unknown>[] = [];
const exportLines = () => lines.filter(({ ev }) => ev === "export");

function listen() {
  lines.length = 0;
  stopCapture = captureLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
}
afterEach(() => stopCapture());

const getExport = async (url: string) => {
  const asked = http.get(url);
  const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
  return answer;
};

describe("R-H7: a reader who does not read stops the back end", () => {
  test("pages are asked for only as the reader takes them", async () => {
    listen();
    const { fetchPage, asked } = pagesOf(ROWS);
    const answer = await streamToClient(request, {}, exportOf(fetchPage));
    const reader = answer.body?.getReader();
    let settled = -1;
    while (settled !== asked.pages) {
      settled = asked.pages;
      await wait(100);
    }
    expect(settled).toBeLessThan(PAGES / 4);

    let size = 0;
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) size += read.value.length;
    expect(asked.pages).toBe(PAGES);
    expect(size).toBeGreaterThan(1_000_000);
    expect(exportLines()).toEqual([
      expect.objectContaining({ count: ROWS.length, bytes: size, reason: "complete", uid: "90001" }),
    ]);
  });

  test("the same over a connection whose reader stands still", async () => {
    const { fetchPage, asked } = pagesOf(ROWS);
    const { url, close } = await serveExport(exportOf(fetchPage));
    const answer = await getExport(url);
    answer.pause();
    let settled = -1;
    while (settled !== asked.pages) {
      settled = asked.pages;
      await wait(200);
    }
    expect(settled).toBeLessThan(PAGES);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    await close();
    expect(asked.pages).toBe(PAGES);
    const sheet = zipEntries(Buffer.concat(chunks)).get("xl/worksheets/sheet1.xml") ?? "";
    expect(sheet.match(/<row /g)).toHaveLength(ROWS.length + 1);
  });
});

describe("R-H8: an export that does not come to its end", () => {
  test("a client who leaves ends the calls, gives the place back, and is logged", async () => {
    listen();
    const { fetchPage, asked } = pagesOf(ROWS);
    const release = vi.fn();
    let clientLeft: AbortSignal | null = null;
    const source = exportOf(fetchPage, {
      release,
      fetchPage: (signal) => {
        clientLeft = signal;
        return fetchPage;
      },
    });
    const { url, close } = await serveExport(source);
    const answer = await getExport(url);
    await once(answer, "data");
    answer.destroy();
    await expect.poll(exportLines).toHaveLength(1);
    await close();
    expect(clientLeft).toMatchObject({ aborted: true });
    expect(release).toHaveBeenCalled();
    expect(asked.pages).toBeLessThan(PAGES);
    expect(exportLines()[0]).toMatchObject({ reason: "broken" });
  });

  test("a back end that fails in the middle resets the connection: no short file looks whole", async () => {
    listen();
    const { fetchPage } = pagesOf(ROWS);
    const failing = exportOf(async (key) => {
      if (Number(key) >= 30_000) throw new Error("the back end has gone");
      return fetchPage(key);
    });
    const { url, close } = await serveExport(failing);
    const answer = await getExport(url);
    const ended = once(answer, "end").then(() => "whole");
    const broken = once(answer, "aborted").then(() => "reset");
    answer.on("error", () => undefined);
    answer.resume();
    expect(await Promise.race([ended, broken])).toBe("reset");
    await close();
    expect(exportLines()).toEqual([expect.objectContaining({ reason: "broken" })]);
  });

  test("a back end that refuses the first page is known before the first byte", async () => {
    const refused = new Response("{}", { status: 503 });
    const release = vi.fn();
    const source = exportOf(() => Promise.reject(refused as unknown as Error), { release });
    await expect(streamToClient(request, {}, source)).rejects.toBe(refused);
    expect(release).toHaveBeenCalled();
  });
});
