import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { appendLine } from "../../../backend/src/applications/action-log.ts";
import { hashLine } from "../../../backend/src/applications/log-chain.ts";
import { verifyActionLog } from "../../../backend/src/applications/verify-action-log.ts";
import { actionLog } from "../../../backend/src/store/schema/application-records.ts";
import { applications } from "../../../backend/src/store/schema/applications.ts";
import { withTransaction, type Store } from "../../../backend/src/store/store.ts";
import type { SeededStore } from "./seeded-database.ts";

const SUBJECT = 1009;

class Undo extends Error {}

/** The log of the story can be trusted: it is chained, only grows, and a check finds what was changed in spite of it. */
export function describeActionLog({ db }: SeededStore): void {
  /** Does something in a transaction that is taken back afterwards. */
  const trying = async (work: (tx: Store) => Promise<void>): Promise<void> => {
    await withTransaction(db(), async (tx) => {
      await work(tx);
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  };
  const linesOf = (tx: Store) =>
    tx.select().from(actionLog).where(eq(actionLog.applicationId, SUBJECT)).orderBy(asc(actionLog.id));
  /** As a person with all rights over the database could. */
  const withoutTriggers = (tx: Store) => tx.execute(sql`alter table action_log disable trigger user`);

  describe("the action log is append-only and chained", () => {
    test("the whole log of the demonstration fits, and so does a line that is added", () =>
      trying(async (tx) => {
        const before = await verifyActionLog(tx);
        expect(before.broken).toEqual([]);
        const at = new Date("2026-11-20T14:00:00.123Z");
        const line = { applicationId: SUBJECT, at, userId: null, userName: "Sistema", action: "Išbandyta", note: null };
        await appendLine(tx, line);
        await appendLine(tx, { ...line, note: "antra" });
        expect(await verifyActionLog(tx)).toEqual({ lines: before.lines + 2, broken: [] });
        const [last, one] = (await linesOf(tx)).reverse();
        expect(last?.previousHash).toBe(one?.hash);
      }));

    test.each([
      ["changed", sql`update action_log set note = 'kita' where application_id = ${SUBJECT}`],
      ["removed", sql`delete from action_log where application_id = ${SUBJECT}`],
    ])("a line cannot be %s", async (_name, statement) => {
      await expect(trying((tx) => tx.execute(statement).then(() => undefined))).rejects.toThrow();
      expect((await linesOf(db())).length).toBeGreaterThan(2);
    });

    test("lines go with their application, and no others", () =>
      trying(async (tx) => {
        await tx.delete(applications).where(eq(applications.id, SUBJECT));
        expect(await linesOf(tx)).toEqual([]);
      }));

    test.each([
      ["whose user was changed", "user_name = 'Kitas'", 0],
      ["whose time was changed by a millisecond", "at = at + interval '1 millisecond'", 0],
      ["whose empty note was filled", "note = ''", 0],
      ["that was hidden in another application", "application_id = 1010", 1],
    ])("the check finds a line %s", async (_name, change, offset) => {
      await trying(async (tx) => {
        const [, second, third] = await linesOf(tx);
        await withoutTriggers(tx);
        await tx.execute(sql`drop index action_log_chain`);
        await tx.execute(sql`update action_log set ${sql.raw(change)} where id = ${second?.id}`);
        const { broken } = await verifyActionLog(tx);
        expect(broken.map(({ line }) => line)).toContain(offset === 0 ? second?.id : third?.id);
      });
    });

    test("the check finds that a line is missing", () =>
      trying(async (tx) => {
        const [, second, third] = await linesOf(tx);
        await withoutTriggers(tx);
        await tx.execute(sql`delete from action_log where id = ${second?.id}`);
        expect((await verifyActionLog(tx)).broken).toEqual([{ applicationId: SUBJECT, line: third?.id }]);
      }));

    test("a hash that was computed anew breaks the line after it", () =>
      trying(async (tx) => {
        const [, second, third] = await linesOf(tx);
        if (second === undefined) throw new Error("no second line");
        const hash = hashLine(second.previousHash, { ...second, action: "Kita" });
        await withoutTriggers(tx);
        await tx.update(actionLog).set({ action: "Kita", hash }).where(eq(actionLog.id, second.id));
        expect((await verifyActionLog(tx)).broken).toEqual([{ applicationId: SUBJECT, line: third?.id }]);
      }));
  });
}
