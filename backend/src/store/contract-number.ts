import { sql } from "drizzle-orm";
import { contractNumbers } from "./schema/application-records.ts";
import type { Store } from "./store.ts";

const SEQUENCE_DIGITS = 6;
const CENTURY = 100;

/** Number of a contract as printed: `PL26-000123` (G23). */
export const formatContractNumber = (year: number, sequence: number): string =>
  `PL${String(year % CENTURY).padStart(2, "0")}-${String(sequence).padStart(SEQUENCE_DIGITS, "0")}`;

/**
 * Takes the next contract number of a year. Gapless because it belongs to the caller's transaction: when that is
 * undone, the number is free again. Two contracts of one year are numbered one after the other.
 */
export async function takeContractNumber(tx: Store, year: number): Promise<string> {
  const [row] = await tx
    .insert(contractNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: contractNumbers.year, set: { last: sql`${contractNumbers.last} + 1` } })
    .returning({ last: contractNumbers.last });
  if (row === undefined) throw new Error("The contract number was not counted.");
  return formatContractNumber(year, row.last);
}
