import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Portal, removeFolder, startPortal } from "./portal-process.ts";
import { type Answer, closing, exchange, get, head, openSocket, parseAnswer, post, shown } from "./raw-client.ts";

const MEGABYTE = 1024 * 1024;
const FORM = "application/x-www-form-urlencoded";
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ LIMITS: "formBodySeconds=2" });
});
afterAll(async () => {
  await portal.end();
  removeFolder(portal.dataDir);
});

interface Inside {
  polluted: boolean;
  rss: number;
  pid: number;
}
async function inside(): Promise<Inside> {
  const { body } = await get(portal.port, "/probe?gc=1");
  return JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? "{}") as Inside;
}
const send = (body: string, headers: Record<string, string> = {}) =>
  post(portal.port, "/note", body, { "Sec-Fetch-Site": "same-origin", ...headers });

describe("R-E1: an index bomb is a 400 and nothing else", () => {
  const indexes = ["100", "999999", "1000000", "4294967294", "4294967295", "1e9", "-1", "", " 1"];
  const names = indexes.flatMap((index) => [
    `goods[${index}].price`,
    `zzz[${index}]`,
    `goods[${index}][${index}].price`,
    `goods[0].price[${index}]`,
  ]);
  test.each(names)("%s", async (name) => {
    const before = await inside();
    const answer = await send(`text=a&${encodeURIComponent(name)}=1`);
    const after = await inside();
    expect(answer.status).toBe(400);
    expect(answer.raw.length).toBeLessThan(100_000);
    expect(after.pid).toBe(before.pid);
    expect(after.rss - before.rss).toBeLessThan(20 * MEGABYTE);
  });

  test.each([
    "{bad",
    '{"type":"insert","payload":{"name":"goods","index":4294967294}}',
    '{"type":"update","payload":{"name":"zzz[3000000]","value":"1"}}',
    "[".repeat(20_000),
  ])("a Conform button with %s", async (intent) => {
    expect((await send(`text=a&__intent__=${encodeURIComponent(intent.slice(0, 20_000))}`)).status).toBe(400);
  });

  test("a declared list up to 99 is answered as a field error, not echoed as a desert", async () => {
    const answer = await send("text=a&goods[99].price=1");
    expect([answer.status, answer.raw.length < 100_000]).toEqual([400, true]);
  });
});

describe("R-E2: fields", () => {
  test.each([
    ["1,501 fields", Array.from({ length: 1_501 }, (_, at) => `f${at}=1`).join("&"), 400],
    ["10,000 fields", Array.from({ length: 10_000 }, (_, at) => `f${at}=1`).join("&"), 400],
    ["500,000 fields", "a&".repeat(500_000), 413],
    ["100,000 empty fields", "a&".repeat(100_000), 400],
    ["a name of 10 KB", `${"n".repeat(10_000)}=1`, 400],
    ["a name of 100,000 dots", `${"a.".repeat(100_000)}=1`, 400],
    ["__proto__", "__proto__.x=1", 400],
    ["constructor.prototype", "constructor.prototype.x=1", 400],
    ["a.__proto__.x", "text.__proto__.x=1", 400],
  ])("%s", async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect((await inside()).polluted).toBe(false);
  });

  test("1,500 fields are taken, undeclared ones are dropped", async () => {
    const extra = Array.from({ length: 1_497 }, (_, at) => `x${at}=1`).join("&");
    const answer = await send(`text=a&save=&_op=b3b1c1d0-0000-4000-8000-000000000001&${extra}`);
    expect([answer.status, shown(answer).actionData?.note?.intent]).toEqual([200, "save"]);
  });

  test("a value of 100,000 characters is a field error with everything typed kept", async () => {
    const answer = await send(`text=${"ž".repeat(40_000)}`);
    const result = shown(answer).actionData?.note?.result as { initialValue: { text: string }; error: unknown };
    expect([answer.status, result.initialValue.text.length, result.error]).toEqual([
      400,
      40_000,
      { text: ["form.tooLong"] },
    ]);
  });
});

/** Writes for as long as the other side takes it. */
async function pour(start: string, piece: Buffer, times: number): Promise<{ answer: Answer; sent: number }> {
  const socket = await openSocket(portal.port);
  const received: Buffer[] = [];
  socket.on("data", (part: Buffer) => received.push(part));
  const closed = closing(socket);
  socket.write(start);
  let sent = 0;
  while (sent < times && !socket.destroyed) {
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
    sent += 1;
  }
  await closed;
  return { answer: parseAnswer(Buffer.concat(received).toString()), sent };
}

describe("F-323: files that are more together than their page takes", () => {
  test.each([
    ["lt", "/applications/uploads/1", "40\u00a0MB"],
    ["en", "/applications/uploads/1", "40\u00a0MB"],
    ["lt", "/applications/signed/1", "10\u00a0MB"],
    ["lt", `/recognizer/0/${"a".repeat(26)}`, "20\u00a0MB"],
  ])("F-323: the refusal in %s of %s names %s and leads back to the page of the files", async (lang, path, limit) => {
    const headers = {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "multipart/form-data; boundary=B",
      "Content-Length": String(41 * MEGABYTE),
      Cookie: `lang=${lang}`,
    };
    const answer = await exchange(portal.port, head("POST", path, headers));
    expect([answer.status, answer.headers["x-remix-catch"]]).toEqual([413, "yes"]);
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.body).toContain(limit);
    expect(answer.body).toContain(`href="${path}"`);
  });
});

describe("R-E4: bodies without end", () => {
  const piece = Buffer.alloc(65_536, "a");
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]);
  const start = (headers: Record<string, string>) =>
    head("POST", "/note", { "Sec-Fetch-Site": "same-origin", ...headers });
  const length = String(100 * MEGABYTE);
  test.each<[string, string, Buffer, number, number]>([
    ["100 MB url-encoded", start({ "Content-Type": FORM, "Content-Length": length }), piece, 1_600, 413],
    [
      "100 MB multipart",
      start({ "Content-Type": "multipart/form-data; boundary=B", "Content-Length": length }),
      piece,
      1_600,
      413,
    ],
    ["chunked without length", start({ "Content-Type": FORM, "Transfer-Encoding": "chunked" }), chunk, 1_600, 413],
    ["never ending", start({ "Content-Type": FORM, "Transfer-Encoding": "chunked" }), chunk, 100_000, 413],
  ])("%s is refused early and held nowhere", async (_what, opening, part, times, status) => {
    const before = await inside();
    const { answer } = await pour(opening, part, times);
    const after = await inside();
    expect(answer.status).toBe(status);
    expect(after.rss - before.rss).toBeLessThan(30 * MEGABYTE);
    expect(after.pid).toBe(before.pid);
  });

  test("a length that promises more than comes ends in 408", async () => {
    const { answer } = await pour(start({ "Content-Type": FORM, "Content-Length": "5000" }), Buffer.from("text=a"), 1);
    expect(answer.status).toBe(408);
  });

  test("a length that promises less cuts the form there; the rest is no request of its own", async () => {
    const body = "text=abcdef&_op=b3b1c1d0-0000-4000-8000-000000000002";
    const head6 = start({ "Content-Type": FORM, "Content-Length": "6", Connection: "keep-alive" });
    const answer = await exchange(portal.port, head6, body);
    expect(answer.raw.match(/^HTTP\/1.1 \d+/gm)?.at(-1)).toMatch(/400|501/);
    expect(answer.raw).not.toContain("abcdef");
  });

  test("a client that leaves in the middle is not taken for a complete form", async () => {
    const socket = await openSocket(portal.port);
    socket.write(start({ "Content-Type": FORM, "Content-Length": "500" }) + "text=half");
    socket.end();
    await portal.sees("http.request", (line) => line.status === 499);
    expect(portal.output()).not.toContain("half");
  });
});

describe("R-E5: formats", () => {
  test.each([
    ["json", { "Content-Type": "application/json" }],
    ["text/plain", { "Content-Type": "text/plain" }],
    ["none", { "Content-Type": "" }],
    ["multipart without boundary", { "Content-Type": "multipart/form-data" }],
    ["two boundaries", { "Content-Type": "multipart/form-data; boundary=a; boundary=b" }],
    ["UTF-16", { "Content-Type": `${FORM}; charset=utf-16` }],
    ["gzip", { "Content-Encoding": "gzip" }],
    ["a gzip transfer", { "Transfer-Encoding": "gzip, chunked", "Content-Length": "" }],
  ])("%s is refused", async (_what, headers) => {
    expect([400, 415]).toContain((await send("text=a", headers)).status);
  });

  test.each([
    ["no parts", "--B--\r\n"],
    ["never closed", '--B\r\nContent-Disposition: form-data; name="text"\r\n\r\nabc'],
    ["no name", "--B\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--B--\r\n"],
    [
      "a file where none is asked",
      '--B\r\nContent-Disposition: form-data; name="text"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nabc\r\n--B--\r\n',
    ],
    ["an endless part head", `--B\r\n${"X: y\r\n".repeat(10_000)}`],
  ])("multipart with %s is a 400", async (_what, body) => {
    expect((await send(body, { "Content-Type": "multipart/form-data; boundary=B" })).status).toBe(400);
  });
});

describe("R-K4: slow ones are closed", () => {
  test("a head that never ends", async () => {
    const short = await startPortal({ LIMITS: "headersSeconds=1" });
    const answer = await exchange(short.port, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    expect(answer.status).toBe(408);
    await short.end();
    removeFolder(short.dataDir);
  });
});
