import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoFateOf } from "../../../backend/src/sending/demo-recipients.ts";
import { deleteOldRecords } from "../../../backend/src/sending/retention.ts";
import {
  enqueue,
  findSendingStatus,
  judgeDelivery,
  pauseAfter,
  settleMessage,
  takeMessage,
} from "../../../backend/src/sending/queue.ts";
import { openDatabase } from "../../../backend/src/store/database.ts";
import { messages, outbox } from "../../../backend/src/store/schema/messages.ts";
import type { Database } from "../../../backend/src/store/store.ts";
import { createTemporaryDatabase, type TemporaryDatabase } from "../store/postgresql-database.ts";
import { temporaryFolder } from "../store/temporary-folder.ts";

const NOW = new Date("2026-11-20T13:30:00.000Z");
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

describe("what a delivery means", () => {
  const message = (attempts: number) => ({ attempts, deadline: later(600) });
  const failed = { reason: "X" } as const;

  test("sent is success, refused is failure at once", () => {
    expect(judgeDelivery(message(1), { state: "sent" }, NOW)).toEqual({ status: 2, failure: null });
    expect(judgeDelivery(message(1), { state: "refused", ...failed }, NOW)).toEqual({ status: 1, failure: "X" });
  });

  test("an unreachable server: three more tries within 8 seconds, then failure", () => {
    const verdicts = [1, 2, 3, 4].map((tries) =>
      judgeDelivery(message(tries), { state: "unreachable", ...failed }, NOW),
    );
    expect(verdicts).toEqual([
      { status: 0, nextAttemptAt: later(1) },
      { status: 0, nextAttemptAt: later(2) },
      { status: 0, nextAttemptAt: later(4) },
      { status: 1, failure: "X" },
    ]);
  });

  test("put off: again and again until the message is of no use any more", () => {
    const put = { state: "later", ...failed } as const;
    expect(judgeDelivery(message(40), put, NOW)).toEqual({ status: 0, nextAttemptAt: later(30) });
    expect(judgeDelivery({ attempts: 3, deadline: later(4) }, put, NOW)).toEqual({ status: 1, failure: "X" });
  });

  test("the pause doubles up to half a minute", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map(pauseAfter)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});

test.each([
  ["+37060000001", "fails"],
  ["+37060000002", "waits"],
  ["+37060000003", "arrives"],
  ["fail@pavyzdys.example", "fails"],
  ["Slow@pavyzdys.example", "waits"],
  ["failure@pavyzdys.example", "arrives"],
])("in the demo a message to %s %s", (recipient, fate) => {
  expect(demoFateOf(recipient)).toBe(fate);
});

function describeQueue(engine: string, open: () => Promise<Database>): void {
  describe(`the queue on ${engine}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(() => database.db.delete(messages));

    const add = (recipient: string, now = NOW) =>
      enqueue(database.db, now, {
        kind: "password-changed",
        channel: "email",
        recipient,
        language: "lt",
        deadline: later(600),
      });

    test("a message is taken by one sender at a time, oldest first; none is left over", async () => {
      await add("a@x.lt");
      await add("b@x.lt", later(1));
      const taken = await Promise.all(Array.from({ length: 6 }, () => takeMessage(database.db, later(2))));
      expect(
        taken
          .filter((row) => row !== null)
          .map(({ recipient }) => recipient)
          .sort(),
      ).toEqual(["a@x.lt", "b@x.lt"]);
      expect(await takeMessage(database.db, later(2))).toBeNull();
    });

    test("one that is not due waits; one whose sender died is free again after its lease", async () => {
      const requestId = await add("a@x.lt", later(5));
      expect(await takeMessage(database.db, NOW)).toBeNull();
      expect((await takeMessage(database.db, later(5)))?.attempts).toBe(1);
      expect(await takeMessage(database.db, later(20))).toBeNull();
      expect((await takeMessage(database.db, later(25)))?.attempts).toBe(2);
      expect(await findSendingStatus(database.db, requestId)).toBe(0);
    });

    test("a settled message is never taken again, one put off is taken at its time", async () => {
      const [gone, back] = [await add("a@x.lt"), await add("b@x.lt")];
      const rows = [await takeMessage(database.db, NOW), await takeMessage(database.db, NOW)];
      const idOf = (recipient: string) => rows.find((row) => row?.recipient === recipient)?.id ?? 0;
      await settleMessage(database.db, idOf("a@x.lt"), { status: 2, failure: null }, NOW);
      await settleMessage(database.db, idOf("b@x.lt"), { status: 0, nextAttemptAt: later(8) }, NOW);
      expect(await takeMessage(database.db, later(7))).toBeNull();
      expect((await takeMessage(database.db, later(8)))?.recipient).toBe("b@x.lt");
      expect(await takeMessage(database.db, later(1_000))).not.toBeNull();
      expect([await findSendingStatus(database.db, gone), await findSendingStatus(database.db, back)]).toEqual([2, 0]);
      expect(await findSendingStatus(database.db, "0".repeat(32))).toBeNull();
    });

    test("O2: the secret of a hand-over's address stays in the queue until the message has left, and no longer", async () => {
      const message = { channel: "sms", recipient: "+37060012345", language: "lt", deadline: later(600) } as const;
      await enqueue(database.db, NOW, { ...message, kind: "hand-over", handOverKey: "abc" });
      const keyNow = async () => (await database.db.select().from(messages))[0]?.handOverKey;
      const id = (await takeMessage(database.db, NOW))?.id ?? 0;
      await settleMessage(database.db, id, { status: 0, nextAttemptAt: later(8) }, NOW);
      expect(await keyNow()).toBe("abc");
      await settleMessage(database.db, id, { status: 2, failure: null }, later(8));
      expect(await keyNow()).toBeNull();
    });

    test("R-L8: messages are forgotten after a day, the outbox after a week", async () => {
      await add("a@x.lt");
      const caught = { channel: "sms", sender: "", recipient: "", subject: "", content: "" } as const;
      await database.db.insert(outbox).values({ ...caught, receivedAt: NOW });
      const counts = async () => [
        (await database.db.select().from(messages)).length,
        (await database.db.select().from(outbox).where(eq(outbox.receivedAt, NOW))).length,
      ];
      await deleteOldRecords(database.db, later(86_400 - 1));
      expect(await counts()).toEqual([1, 1]);
      await deleteOldRecords(database.db, later(86_400 + 1));
      expect(await counts()).toEqual([0, 1]);
      await deleteOldRecords(database.db, later(7 * 86_400 + 1));
      expect(await counts()).toEqual([0, 0]);
    });
  });
}

const dataFolder = temporaryFolder();
describeQueue("PGlite", () => openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder }));

let temporary: TemporaryDatabase;
describeQueue("PostgreSQL", async () => {
  temporary = await createTemporaryDatabase("queue");
  const database = await openDatabase({ databaseUrl: temporary.url, databasePoolSize: 8, dataFolder: "" });
  return { ...database, close: () => database.close().then(() => temporary.drop()) };
});
