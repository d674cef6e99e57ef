import { expect, test } from "vitest";
import { captureLog } from "../../../app/platform/log.server.ts";
import { streamToClient } from "../../../app/platform/stream-to-client.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const asked = new Request("http://localhost/export");

async function* parts(...texts: string[]) {
  for (const text of texts) yield bytes(text);
}

test("what the source yields is what the client gets", async () => {
  const answer = await streamToClient(asked, { "Content-Type": "text/csv" }, parts("a", "b", "c"));
  expect([answer.headers.get("Content-Type"), await answer.text()]).toEqual(["text/csv", "abc"]);
});

test("an empty source is an empty answer", async () => {
  expect(await (await streamToClient(asked, {}, parts())).text()).toBe("");
});

test("P7: a fault before the first row is thrown, so that it becomes an error page", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error("the back end is down");
  }
  await expect(streamToClient(asked, {}, broken())).rejects.toThrow("the back end is down");
});

test("R-H8: a later fault breaks the body", async () => {
  const restore = captureLog(() => undefined);
  async function* broken() {
    yield bytes("a");
    throw new Error("broke off");
  }
  const answer = await streamToClient(asked, {}, broken());
  await expect(answer.text()).rejects.toThrow();
  restore();
});

test("nothing is read ahead of the reader but one piece", async () => {
  let made = 0;
  async function* counted() {
    for (; made < 100; made += 1) yield bytes("x");
  }
  const reader = (await streamToClient(asked, {}, counted())).body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBeLessThanOrEqual(2);
  await reader?.cancel();
});

test("a HEAD has no body and ends the source", async () => {
  let ended = false;
  async function* counted() {
    try {
      yield bytes("x");
    } finally {
      ended = true;
    }
  }
  const answer = await streamToClient(new Request("http://localhost/export", { method: "HEAD" }), {}, counted());
  expect([await answer.text(), ended]).toEqual(["", true]);
});
