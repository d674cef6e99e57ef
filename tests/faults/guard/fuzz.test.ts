import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, removeFolder, startPortal } from "./portal-process.ts";
import { get, openSocket, parseAnswer } from "./raw-client.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ LIMITS: "formBodySeconds=1,headersSeconds=1" });
});
afterAll(async () => {
  await portal.end();
  removeFolder(portal.dataDir);
});

/** Sends the bytes and says that no more will come; what has been received when the connection is gone. */
async function throwAt(bytes: Buffer): Promise<string> {
  const socket = await openSocket(portal.port);
  const pieces: Buffer[] = [];
  socket.on("data", (piece: Buffer) => pieces.push(piece));
  socket.end(bytes);
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return Buffer.concat(pieces).toString("latin1");
}

const GOOD = [
  "GET /login?a=b HTTP/1.1\r\nHost: localhost\r\nCookie: s=abc; lang=en\r\nConnection: close\r\n\r\n",
  "POST /note HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 26\r\nConnection: close\r\n\r\ntext=abc&goods[0].price=10",
  'POST /note HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nContent-Type: multipart/form-data; boundary=B\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n40\r\n--B\r\nContent-Disposition: form-data; name="text"\r\n\r\nabc\r\n--B--\r\n\r\n0\r\n\r\n',
];
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(20),
  put: fc.oneof(
    fc.constantFrom(
      "\r\n",
      "\0",
      " ",
      "\n",
      ":",
      "%00",
      "//",
      "\\",
      "[4294967294]",
      "é",
      "HTTP/9.9",
      "Content-Length: -1\r\n",
      "chunked",
    ),
    fc.string({ maxLength: 30 }),
  ),
});
/** What the guard, Remix or the test's own action answers by design. */
const DESIGNED = new Set([200, 204, 302, 303, 400, 403, 404, 405, 408, 413, 414, 415, 429, 431, 501, 503]);

test("whatever bytes arrive, there is a designed answer or an end, and the process goes on", async () => {
  const pid = () => get(portal.port, "/probe").then(({ body }) => /"pid":(\d+)/.exec(body)?.[1]);
  const before = await pid();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...GOOD),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      async (good, mutations) => {
        let text = good;
        for (const { at, cut, put } of mutations) {
          const from = Math.floor(at * text.length);
          text = text.slice(0, from) + put + text.slice(from + cut);
        }
        for (const first of (await throwAt(Buffer.from(text))).split(/(?=HTTP\/1\.1 \d)/).filter(Boolean)) {
          const { status } = parseAnswer(first);
          if (!DESIGNED.has(status)) throw new Error(`${status} for ${JSON.stringify(text)}`);
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(await pid()).toBe(before);
  expect(portal.output()).not.toMatch(/\n\s+at .*:\d+:\d+/);
});
