import { AsyncLocalStorage } from "node:async_hooks";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What queries run on: the database itself, or the transaction that is passed to `withTransaction`'s work. */
export type Store = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database whose tables are up to date. */
export interface Database {
  readonly db: Store;
  readonly engine: "pglite" | "postgresql";
  /** Writes everything out and gives the data folder or the connections back. */
  close(): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs the work in one transaction: everything in it is saved, or nothing when it throws.
 * Inside, only the given `tx` may be asked: the outer database would wait for the transaction for ever (PGlite) or
 * not see its writes (PostgreSQL), so it throws there instead.
 */
export const withTransaction = <Value>(db: Store, work: (tx: Store) => Promise<Value>): Promise<Value> =>
  // Awaited inside: a query that the work returns without awaiting it runs only when it is awaited.
  db.transaction((tx) => insideTransaction.run(true, async () => await work(tx)));

/** Throws when the code that asks the outer database runs inside `withTransaction`. */
export function forbidInsideTransaction(): void {
  if (insideTransaction.getStore() === true) {
    throw new Error("The outer database was asked inside a transaction; use the transaction's own handle.");
  }
}
