import { sql } from "drizzle-orm";
import type { Store } from "../../store/store.ts";

interface IndexRow extends Record<string, unknown> {
  readonly indexname: string;
  readonly indexdef: string;
}

/** Secondary indexes of a table; those that a constraint owns stay. */
async function listIndexes(tx: Store, table: string): Promise<IndexRow[]> {
  const result = await tx.execute(
    sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = ${table}
        and indexname not in (select conname from pg_constraint)`,
  );
  return readRows(result);
}

/** Both drivers answer with an object that holds the rows. */
function readRows(result: unknown): IndexRow[] {
  const { rows } = result as { readonly rows: readonly IndexRow[] };
  return [...rows];
}

/** Runs the work while the tables have no secondary indexes, then builds these again; all in one transaction. */
export async function withoutIndexes(tx: Store, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const indexes: IndexRow[] = [];
  for (const table of tables) indexes.push(...(await listIndexes(tx, table)));
  for (const { indexname } of indexes) await tx.execute(sql`drop index ${sql.identifier(indexname)}`);
  await work();
  for (const { indexdef } of indexes) await tx.execute(sql.raw(indexdef));
}
