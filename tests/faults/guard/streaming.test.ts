import { once } from "node:events";
import { expect, test } from "vitest";
import { closing, get, head, openSocket } from "./raw-client.ts";
import { removeFolder, startPortal } from "./portal-process.ts";
import { usePortal } from "./use-portal.ts";

const MEGABYTE = 1024 * 1024;
const ROW_BYTES = 65_536;
const portal = usePortal();

const memory = async (): Promise<number> =>
  Number(/"rss":(\d+)/.exec((await get(portal.port, "/probe?gc=1")).body)?.[1]);
const rowsEnd = (isMeant: (count: number) => boolean) =>
  portal.sees("test.rowsEnd", (line) => isMeant(Number(line.count)));

test("R-H7: a long file goes out at the reader's pace and memory stays flat", async () => {
  const rows = 2_000;
  // A first file fills the buffers that every later one uses again, and its code is compiled: that is no growth.
  await get(portal.port, "/export?rows=500");
  const before = await memory();
  const socket = await openSocket(portal.port);
  const closed = closing(socket);
  let received = 0;
  let probedAt = 0;
  let most = 0;
  socket.on("data", (piece: Buffer) => {
    received += piece.length;
    if (received - probedAt < 16 * MEGABYTE) return;
    probedAt = received;
    socket.pause();
    void memory().then((rss) => {
      most = Math.max(most, rss);
      socket.resume();
    });
  });
  socket.write(head("GET", `/export?rows=${rows}`));
  await closed;
  expect(received).toBeGreaterThan(rows * ROW_BYTES);
  expect(most - before).toBeLessThan(32 * MEGABYTE);
  await rowsEnd((count) => count === rows);
});

test("R-H8: a client that leaves ends the source", async () => {
  const socket = await openSocket(portal.port);
  socket.write(head("GET", "/export?rows=100001"));
  await once(socket, "data");
  socket.destroy();
  expect(Number((await rowsEnd((count) => count < 2_000 && count > 0)).count)).toBeLessThan(2_000);
});

test("R-H8: a source that fails late breaks the connection, so that half a file never looks whole", async () => {
  const answer = await get(portal.port, "/export?rows=100&fail=50");
  expect(answer.status).toBe(200);
  expect(answer.raw.endsWith("0\r\n\r\n")).toBe(false);
  expect((await portal.sees("stream.broken")).err).toBe("Error");
  expect((await get(portal.port, "/login")).status).toBe(200);
});

test("a whole file ends properly", async () => {
  const answer = await get(portal.port, "/export?rows=3");
  expect([answer.status, answer.raw.endsWith("\r\n0\r\n\r\n")]).toEqual([200, true]);
});

test("a source that fails before its first row becomes a real error page", async () => {
  const answer = await get(portal.port, "/export?rows=100&fail=0");
  expect([answer.status, answer.headers["content-disposition"]]).toEqual([500, undefined]);
});

test("R-K4: a client that does not read is let go, and the source with it", async () => {
  const impatient = await startPortal({ LIMITS: "stalledWriteSeconds=1" });
  const socket = await openSocket(impatient.port);
  socket.pause();
  socket.write(head("GET", "/export?rows=100002"));
  expect(Number((await impatient.sees("test.rowsEnd")).count)).toBeLessThan(2_000);
  socket.destroy();
  await impatient.end();
  removeFolder(impatient.dataDir);
});
