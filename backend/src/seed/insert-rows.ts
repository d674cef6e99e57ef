import { getTableColumns, sql, type InferInsertModel } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Store } from "../store/store.ts";

/** Rows of one statement: large enough to be fast, small enough for the memory of the embedded database. */
const ROWS_PER_STATEMENT = 1_000;

function columnNames(table: PgTable): { readonly property: string; readonly name: string }[] {
  return Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([property]) => ({ property, name: toSnakeCase(property) }));
}

/**
 * Inserts many rows at once: they travel as one JSON text a statement, which is several times faster than a parameter
 * for each value. A property that the first row lacks gets its column's default in all rows; one that only a later
 * row lacks becomes null.
 */
export async function insertRows<Table extends PgTable>(
  db: Store,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = columnNames(table).filter(({ property }) => property in first);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const tableName = sql.identifier(getTableConfig(table).name);
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch = rows
      .slice(from, from + ROWS_PER_STATEMENT)
      .map((row) => Object.fromEntries(columns.map(({ property, name }) => [name, Reflect.get(row, property)])));
    await db.execute(
      sql`insert into ${tableName} (${names}) select ${names} from json_populate_recordset(null::${tableName}, ${JSON.stringify(batch)}::json)`,
    );
  }
}
