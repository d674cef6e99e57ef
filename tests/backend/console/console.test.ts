import type { Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClock } from "../../../backend/src/clock.ts";
import { createConsole } from "../../../backend/src/console/console.ts";
import type { OperationContext } from "../../../backend/src/context.ts";
import { parseEnvironment } from "../../../backend/src/environment.ts";
import { listen } from "../../../backend/src/http-server.ts";
import { saveInOutbox } from "../../../backend/src/sending/outbox.ts";
import { openDatabase } from "../../../backend/src/store/database.ts";
import { outbox } from "../../../backend/src/store/schema/messages.ts";
import type { Database } from "../../../backend/src/store/store.ts";
import { exchange } from "../../support/http-client.ts";
import { temporaryFolder } from "../store/temporary-folder.ts";

const NOW = Date.UTC(2026, 10, 20, 13, 30);
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const dataFolder = temporaryFolder();
let database: Database;
let server: Server;
let context: OperationContext;
let url: string;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder });
});

beforeEach(async () => {
  await database.db.delete(outbox);
  server?.close();
  context = { db: database.db, clock: createClock(() => NOW), environment: parseEnvironment({}) };
  server = createConsole(context);
  url = await listen(server, 0, "127.0.0.1");
});

afterAll(async () => {
  server.close();
  await database.close();
});

const keep = (content: string, subject = "") =>
  saveInOutbox(database.db, context.clock, {
    channel: "email",
    sender: "a@x.lt",
    recipient: "b@x.lt",
    subject,
    content,
  });

describe("O16: the outbox", () => {
  test("shows what was sent, the newest first, on the first page too", async () => {
    await keep("pirmas laiškas");
    await keep("antras laiškas", "Patvirtinimo kodas");
    for (const path of ["/", "/outbox"]) {
      const { status, body } = await exchange(`${url}${path}`, "GET");
      expect(status).toBe(200);
      expect(body.indexOf("antras laiškas")).toBeGreaterThan(0);
      expect(body.indexOf("antras laiškas")).toBeLessThan(body.indexOf("pirmas laiškas"));
      expect(body).toContain("Patvirtinimo kodas");
    }
    const listed = JSON.parse((await exchange(`${url}/outbox.json`, "GET")).body) as { content: string }[];
    expect(listed.map(({ content }) => content)).toEqual(["antras laiškas", "pirmas laiškas"]);
  });

  test("a code is a figure of its own, times are those of the shops, and the open page is marked", async () => {
    await keep("Puslapyje http://localhost:3000/sign įveskite kodą: 4071. Galioja 10 min., pagalba +370 600 00000.");
    const { body } = await exchange(`${url}/outbox`, "GET");
    expect(body).toContain('<p class="code">4071</p>');
    expect(body).toMatch(/<time datetime="2026-11-20T13:30:00\+00:00">2026-11-20 15:30:00<\/time>/);
    expect(body).toContain("<h1>Outbox (1)</h1>");
    expect(body.match(/<a [^>]*aria-current="page">([^<]+)/)?.[1]).toBe("Outbox");
  });

  test("an empty one says so", async () => {
    expect((await exchange(`${url}/outbox`, "GET")).body).toContain("No messages yet.");
  });

  test("a message with markup is text, and the page runs no script at all", async () => {
    await keep(`</pre><script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`);
    const { body, headers } = await exchange(`${url}/outbox`, "GET");
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain("&lt;script&gt;alert(1)");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("the clock", () => {
  const move = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    exchange(`${url}/clock`, "POST", { ...FORM, ...headers }, body);

  test("is shown and moved, forward and back", async () => {
    expect((await exchange(`${url}/clock`, "GET")).body).toContain("2026-11-20T13:30:00+00:00");
    const moved = await move("minutes=31");
    expect([moved.status, moved.location]).toEqual([303, "/clock"]);
    expect(context.clock.now().getTime()).toBe(NOW + 31 * 60_000);
    await move("minutes=-61");
    expect(context.clock.now().getTime()).toBe(NOW - 30 * 60_000);
  });

  test.each(["", "minutes=", "minutes=abc", "minutes=1.5", "minutes=1e9", "minutes=Infinity", "other=1"])(
    "%j moves nothing",
    async (body) => {
      expect((await move(body)).status).toBe(400);
      expect(context.clock.now().getTime()).toBe(NOW);
    },
  );

  test("a form that another site sends is refused", async () => {
    for (const headers of [{ Origin: "https://evil.test" }, { "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }])
      expect((await move("minutes=5", headers)).status).toBe(403);
    expect(context.clock.now().getTime()).toBe(NOW);
    expect((await move("minutes=5", { Origin: url, "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  });
});

test("a site that gives our address a name of its own sees nothing", async () => {
  for (const host of ["evil.test", "127.0.0.1.evil.test", "evil.test:80", "[::1", "10.0.0.1"])
    expect((await exchange(`${url}/outbox.json`, "GET", { Host: host })).status).toBe(403);
  expect((await exchange(`${url}/outbox.json`, "GET", { Host: "localhost:5010" })).status).toBe(200);
});

test("other pages are 404, other methods 405", async () => {
  expect((await exchange(`${url}/nothing`, "GET")).status).toBe(404);
  expect((await exchange(`${url}/constructor`, "GET")).status).toBe(404);
  expect((await exchange(`${url}/outbox`, "POST", FORM, "a=b")).status).toBe(405);
});
