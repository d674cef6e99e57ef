import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createClock } from "../../../backend/src/clock.ts";
import { answerHealth } from "../../../backend/src/health.ts";
import type { Channel, Delivery, ReadyMessage } from "../../../backend/src/sending/channel.ts";
import { enqueue, findSendingStatus } from "../../../backend/src/sending/queue.ts";
import { startSender, type Sender } from "../../../backend/src/sending/sender.ts";
import { createSecrets } from "../../../backend/src/sending/secrets.ts";
import { openDatabase } from "../../../backend/src/store/database.ts";
import { messages } from "../../../backend/src/store/schema/messages.ts";
import type { Database, Store } from "../../../backend/src/store/store.ts";
import { temporaryFolder } from "../store/temporary-folder.ts";

const dataFolder = temporaryFolder();
const clock = createClock();
let database: Database;
let sender: Sender | null = null;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder });
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
});

beforeEach(async () => {
  await sender?.stop();
  sender = null;
  await database.db.delete(messages);
});

afterAll(async () => {
  await sender?.stop();
  await database.close();
  vi.restoreAllMocks();
});

/** A channel that keeps what it is given and answers by what `deliver` says. */
function channelOf(deliver: (message: ReadyMessage) => Promise<Delivery>): Channel & { given: string[] } {
  const given: string[] = [];
  return {
    given,
    deliver: (message) => {
      given.push(message.recipient);
      return deliver(message);
    },
    close: async () => undefined,
  };
}

/** A promise and what settles it. */
function settleable<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

const sentAtOnce = async (): Promise<Delivery> => ({ state: "sent" });

function start(email: Channel, db: Store = database.db): Sender {
  sender = startSender({
    db,
    clock,
    secrets: createSecrets(Buffer.alloc(32, 1)),
    publicOrigin: "http://localhost:3000",
    channels: { email, sms: email },
  });
  return sender;
}

const add = (recipient: string) =>
  enqueue(database.db, clock.now(), {
    kind: "password-changed",
    channel: "email",
    recipient,
    language: "lt",
    deadline: new Date(clock.now().getTime() + 600_000),
  });

const statusOf = (requestId: string) => findSendingStatus(database.db, requestId);

test("messages left in the queue by an earlier process leave first, each once", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `user${index}@x.lt`);
  const ids = [];
  for (const name of names) ids.push(await add(name));
  const channel = channelOf(sentAtOnce);
  start(channel);
  for (const id of ids) await expect.poll(() => statusOf(id)).toBe(2);
  expect(channel.given.toSorted()).toEqual(names.toSorted());
});

test("a message is sent at once when the sender is woken, and one that hangs does not hold up the others", async () => {
  const stuck = settleable<Delivery>();
  const channel = channelOf(({ recipient }) => (recipient === "slow@x.lt" ? stuck.promise : sentAtOnce()));
  const { wake } = start(channel);
  const slow = await add("slow@x.lt");
  wake();
  const others = [];
  for (const name of ["a@x.lt", "b@x.lt", "c@x.lt"]) others.push(await add(name));
  wake();
  for (const id of others) await expect.poll(() => statusOf(id)).toBe(2);
  expect(await statusOf(slow)).toBe(0);
  stuck.settle({ state: "sent" });
  await expect.poll(() => statusOf(slow)).toBe(2);
});

test("a stop waits for the delivery under way and leaves the rest in the queue", async () => {
  const begun = settleable<null>();
  const channel = channelOf(async () => {
    begun.settle(null);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { state: "sent" };
  });
  const ids = [];
  for (let index = 0; index < 9; index += 1) ids.push(await add(`user${index}@x.lt`));
  const running = start(channel);
  await begun.promise;
  await running.stop();
  const statuses = await Promise.all(ids.map(statusOf));
  expect(statuses.filter((status) => status === 2)).toHaveLength(channel.given.length);
  expect(statuses).toContain(0);
});

test("a database that fails for a moment ends no worker", async () => {
  let faults = 4;
  const failing = new Proxy(database.db, {
    get(target, key) {
      if (key === "transaction" && faults > 0) {
        faults -= 1;
        throw new Error("connection lost");
      }
      const member: unknown = Reflect.get(target, key, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const id = await add("a@x.lt");
  const running = start(channelOf(sentAtOnce), failing);
  await expect.poll(() => statusOf(id)).toBe(2);
  expect([faults, running.isHealthy()]).toEqual([0, true]);
});

test.each([
  [true, 200, "ok\n"],
  [false, 503, "messages are not sent\n"],
])("the health check: workers come round %s, status %i", async (isSending, status, text) => {
  const answer = { status: 0, body: "" };
  const response = {
    writeHead: (code: number) => void (answer.status = code),
    end: (body: string) => void (answer.body = body),
  } as unknown as Parameters<typeof answerHealth>[0];
  await answerHealth(response, database.db, () => isSending);
  expect(answer).toEqual({ status, body: text });
});
