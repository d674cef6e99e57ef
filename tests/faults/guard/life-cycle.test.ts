import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { freshFolder, launch, removeFolder, startPortal } from "./portal-process.ts";
import { closing, cookieOf, get, head, openSocket, parseAnswer, post } from "./raw-client.ts";

const folders: string[] = [];
const keep = <Started extends { dataDir: string }>(started: Started): Started => {
  folders.push(started.dataDir);
  return started;
};
afterEach(() => {
  for (const folder of folders.splice(0)) removeFolder(folder);
});

const halfForm = head("POST", "/note", {
  "Content-Type": "application/x-www-form-urlencoded",
  "Content-Length": "1000",
  "Sec-Fetch-Site": "same-origin",
  Connection: "keep-alive",
});

describe("R-J2: the end is bounded whatever clients do", () => {
  test("50 half-sent forms, 50 half-sent heads and 100 idle connections do not hold it; an answer in the making is finished", async () => {
    const portal = keep(await startPortal({ LIMITS: "shutdownSeconds=60,headersSeconds=60,formBodySeconds=60" }));
    const idle = await Promise.all(Array.from({ length: 100 }, () => openSocket(portal.port)));
    for (const socket of idle) socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await Promise.all(idle.map((socket) => once(socket, "data")));
    const heads = await Promise.all(Array.from({ length: 50 }, () => openSocket(portal.port)));
    for (const socket of heads) socket.write("GET /login HTTP/1.1\r\nHos");
    const halves = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = await openSocket(portal.port);
        let text = "";
        socket.on("data", (piece: Buffer) => (text += piece.toString()));
        socket.write(`${halfForm}text=abc`);
        return { closed: closing(socket), text: () => text };
      }),
    );
    const slow = get(portal.port, "/slow?ms=1500");
    await portal.sees("test.slow");
    const code = await portal.end();
    const answer = await slow;
    await Promise.all(halves.map(({ closed }) => closed));
    expect(code).toBe(0);
    expect([answer.status, answer.body.includes("done")]).toEqual([200, true]);
    expect(new Set(halves.map(({ text }) => parseAnswer(text()).status))).toEqual(new Set([503]));
    expect(portal.output()).not.toContain("ERR_SERVER_NOT_RUNNING");
  });

  test("an answer that takes longer than the bound is cut, and the process still ends well", async () => {
    const portal = keep(await startPortal({ LIMITS: "shutdownSeconds=1" }));
    const slow = get(portal.port, "/slow?ms=60000");
    await portal.sees("test.slow");
    expect(await portal.end()).toBe(0);
    expect((await slow).status).toBe(0);
  });

  test("while it ends it is not ready, and takes no new connection", async () => {
    const portal = keep(await startPortal({ LIMITS: "shutdownSeconds=15" }));
    const waiting = await openSocket(portal.port);
    let text = "";
    waiting.on("data", (piece: Buffer) => (text += piece.toString()));
    waiting.write(
      "GET /slow?ms=1000 HTTP/1.1\r\nHost: localhost\r\n\r\nGET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    );
    await portal.sees("test.slow");
    portal.process.kill("SIGTERM");
    await portal.sees("process.draining");
    const refused = get(portal.port, "/login");
    await expect(refused).rejects.toThrow(/ECONNREFUSED/);
    expect(await portal.end()).toBe(0);
    expect(text).toContain("done");
    expect(text).not.toContain("ok\n");
  });
});

test("R-J2: SIGUSR2 ends nothing, SIGHUP ends as every other signal does, with the answer in the making", async () => {
  const portal = keep(await startPortal());
  portal.process.kill("SIGUSR2");
  await portal.sees("process.signalIgnored");
  expect((await get(portal.port, "/healthz")).status).toBe(200);
  const slow = get(portal.port, "/slow?ms=500");
  await portal.sees("test.slow");
  expect(await portal.end("SIGHUP")).toBe(0);
  expect((await slow).status).toBe(200);
});

describe("the process outlives a forgotten promise", () => {
  test("an unhandled rejection is logged, and the next page is served", async () => {
    const portal = keep(await startPortal());
    await get(portal.port, "/error?kind=forgotten");
    const line = await portal.sees("process.unhandledRejection");
    expect(line.err).toBe("Error");
    expect((await get(portal.port, "/login")).status).toBe(200);
    expect(portal.output()).not.toContain("forgotten ");
    await portal.end();
  });
});

describe("R-J1, R-J3: sessions outlive the process", () => {
  test.each(["SIGTERM", "SIGKILL"] as const)("after %s and a new start the log-ins still hold", async (signal) => {
    const dataDir = freshFolder();
    const first = keep(await startPortal({ DATA_DIR: dataDir }));
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        cookieOf(await post(first.port, "/login", `login=user${at}&password=x`), "s"),
      ),
    );
    await first.end(signal);
    const second = await startPortal({ DATA_DIR: dataDir });
    const pages = await Promise.all(cookies.map((Cookie) => get(second.port, "/news", { Cookie })));
    expect(pages.map(({ status }) => status)).toEqual(cookies.map(() => 200));
    await second.end();
  });
});

describe("R-J5: one data folder, one portal", () => {
  test("a second portal on the folder ends with a line; after kill -9 of the first the folder is free at once", async () => {
    const first = keep(await startPortal());
    const second = launch({ DATA_DIR: first.dataDir });
    expect(await second.exited).toBe(1);
    expect(second.output().trim()).toBe(`DATA_DIR: in use by another portal (process ${first.process.pid})`);
    await first.end("SIGKILL");
    const third = await startPortal({ DATA_DIR: first.dataDir });
    expect(await third.end()).toBe(0);
  });
});

const random = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString("base64url");
const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://portal.example",
  SESSION_KEYS: `k1:${random}`,
  SOAP_URL: "https://soap.example/",
};

describe("R-J13: a wrong configuration ends the start with one line a variable and no value", () => {
  test.each<[string, Record<string, string>]>([
    ["PUBLIC_ORIGIN", { ...PRODUCTION, PUBLIC_ORIGIN: "" }],
    ["PUBLIC_ORIGIN", { ...PRODUCTION, PUBLIC_ORIGIN: "http://hunter2.example" }],
    ["SESSION_KEYS", { ...PRODUCTION, SESSION_KEYS: "" }],
    ["SESSION_KEYS", { ...PRODUCTION, SESSION_KEYS: "k1:hunter2hunter2" }],
    ["FRAME_PARTNERS", { ...PRODUCTION, FRAME_PARTNERS: "https://*.hunter2.example" }],
    ["TEST_PERSONAL_CODES", { ...PRODUCTION, TEST_PERSONAL_CODES: "on" }],
    ["DEBUG", { DEBUG: "*soap*" }],
    ["PORT", { PORT: "hunter2" }],
    ["SOAP_URL", { ...PRODUCTION, SOAP_URL: "http://hunter2.example/" }],
  ])("%s", async (variable, environment) => {
    const portal = keep(launch(environment));
    expect(await portal.exited).toBe(1);
    expect(portal.output().trim().split("\n")).toEqual([expect.stringMatching(new RegExp(`^${variable}: `))]);
    expect(portal.output()).not.toContain("hunter2");
  });

  test("a right production configuration starts", async () => {
    const portal = keep(await startPortal(PRODUCTION));
    const answer = await get(portal.port, "/login", { Host: "portal.example" });
    expect(cookieOf(answer, "__Host-p")).toMatch(/^__Host-p=.{43}$/);
    expect(await portal.end()).toBe(0);
  });
});

describe("R-J14: a start that cannot succeed ends cleanly", () => {
  test("the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const portal = keep(launch({ PORT: String(typeof address === "object" ? address?.port : 0) }));
    expect(await portal.exited).toBe(1);
    expect(portal.output()).toContain("PORT: already in use\n");
    other.close();
  });

  test("the store cannot be written", async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, "portal.sqlite"));
    const portal = keep(launch({ DATA_DIR: dataDir }));
    expect(await portal.exited).toBe(1);
    expect(portal.output().trim()).toBe("DATA_DIR: the session store cannot be written");
  });

  test("Redis cannot be reached", async () => {
    const portal = keep(launch({ REDIS_URL: "redis://127.0.0.1:1" }));
    expect(await portal.exited).toBe(1);
    expect(portal.output().trim()).toBe("REDIS_URL: the session store cannot be written");
  });

  test("the build is missing", async () => {
    const portal = keep(
      launch({}, [join(import.meta.dirname, "../../../node_modules/@remix-run/serve/dist/cli.js"), "no-such-build.js"]),
    );
    expect(await portal.exited).toBe(1);
    expect(portal.output()).toContain("no-such-build.js");
  });

  test("a signal in the middle of the start", async () => {
    const dataDir = freshFolder();
    const entry = join(dataDir, "never.mjs");
    writeFileSync(entry, 'setInterval(() => {}, 1000); process.stdout.write(\'{"ev":"test.started"}\\n\');');
    chmodSync(entry, 0o600);
    const portal = keep(launch({ DATA_DIR: dataDir }, [entry]));
    await portal.sees("test.started");
    expect(await portal.end()).toBe(0);
  });
});
