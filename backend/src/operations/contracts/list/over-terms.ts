import { and, eq, inArray } from "drizzle-orm";
import type { OperationContext } from "../../../context.ts";
import { loadManyCreditFacts } from "../../../credit/many-credit-facts.ts";
import { lastSigningDay } from "../../../credit/last-signing-day.ts";
import { isTermOver } from "../../../signing/signing-term.ts";
import { applications } from "../../../store/schema/applications.ts";
import type { Store } from "../../../store/store.ts";

const UNSIGNED = 1;

/** Which of these applications are contracts that can be signed no more: the first instalment of an unsigned one is behind it (F-362). */
export async function readOverTerms(
  db: Store,
  { clock }: OperationContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.status, UNSIGNED)));
  const facts = await loadManyCreditFacts(db, rows, clock.now());
  const isPastTerm = ({ id, contractDate }: (typeof rows)[number]): boolean => {
    const ofRow = facts.get(id);
    return ofRow !== undefined && contractDate !== null && isTermOver(lastSigningDay(ofRow, contractDate), clock.now());
  };
  return new Set(rows.filter(isPastTerm).map(({ id }) => id));
}
