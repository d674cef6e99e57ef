import { conditionVariants, insurancePackages } from "../../store/schema/conditions.ts";
import { actionLog } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import type { ContractNumbering } from "../applications/contract-numbering.ts";
import type { DemoTime } from "../demo-time.ts";
import { insertRows } from "../insert-rows.ts";
import { toGeneratedActions } from "./generated-actions.ts";
import { generateRows } from "./generated-rows.ts";
import type { PriceList } from "./price-elements.ts";
import { withoutIndexes } from "./without-indexes.ts";

const ROWS_AT_ONCE = 5_000;

/** From so many rows on it is faster to build the indexes once at the end. */
const MANY_ROWS = 20_000;

async function loadPriceList(tx: Store): Promise<PriceList> {
  const variants = await tx.select().from(conditionVariants);
  const packages = await tx.select().from(insurancePackages);
  return {
    variants: new Map(variants.map((row) => [row.id, row])),
    packages: new Map(packages.map((row) => [row.id, row])),
  };
}

async function insertGenerated(
  tx: Store,
  count: number,
  source: { readonly time: DemoTime; readonly numbering: ContractNumbering; readonly prices: PriceList },
): Promise<void> {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE, count);
    const rows = generateRows({ from, to, count }, source);
    await insertRows(tx, applications, rows);
    await insertRows(tx, actionLog, toGeneratedActions(rows));
  }
}

/** Adds so many generated applications over the last two years. */
export async function seedGenerated(
  tx: Store,
  count: number,
  { time, numbering }: { readonly time: DemoTime; readonly numbering: ContractNumbering },
): Promise<void> {
  const source = { time, numbering, prices: await loadPriceList(tx) };
  await (count < MANY_ROWS
    ? insertGenerated(tx, count, source)
    : withoutIndexes(tx, ["applications", "action_log"], () => insertGenerated(tx, count, source)));
}
