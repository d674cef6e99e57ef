import { and, asc, eq, gt, or } from "drizzle-orm";
import { actionLog } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";
import { hashLine, NO_LINE } from "./log-chain.ts";

const ROWS_AT_ONCE = 5_000;

type Row = typeof actionLog.$inferSelect;

/** What was read, and the lines that do not fit: changed themselves, or the one before them was changed or is missing. */
export interface LogCheck {
  readonly lines: number;
  readonly broken: readonly { readonly applicationId: number; readonly line: number }[];
}

const readAfter = (db: Store, last: Row | null): Promise<Row[]> =>
  db
    .select()
    .from(actionLog)
    .where(
      last === null
        ? undefined
        : or(
            gt(actionLog.applicationId, last.applicationId),
            and(eq(actionLog.applicationId, last.applicationId), gt(actionLog.id, last.id)),
          ),
    )
    .orderBy(asc(actionLog.applicationId), asc(actionLog.id))
    .limit(ROWS_AT_ONCE);

/** Reads the whole action log and checks the chain of every application (F-180). */
export async function verifyActionLog(db: Store): Promise<LogCheck> {
  const broken: { applicationId: number; line: number }[] = [];
  let lines = 0;
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await readAfter(db, last);
    for (const row of rows) {
      const previousHash: string = last?.applicationId === row.applicationId ? last.hash : NO_LINE;
      if (row.previousHash !== previousHash || row.hash !== hashLine(row.previousHash, row))
        broken.push({ applicationId: row.applicationId, line: row.id });
      last = row;
    }
    lines += rows.length;
    if (rows.length < ROWS_AT_ONCE) return { lines, broken };
  }
}
