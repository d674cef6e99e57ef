import type { AffordabilityPolicy, IncomeType } from "../rules/decision-types.ts";
import { multiplyRounded } from "../rules/fraction.ts";
import { averageIncome } from "../rules/income.ts";
import type { RegistryIncome } from "../store/schema/clients.ts";
import type { IncomeLineRow } from "./income-facts.ts";

/**
 * Why a line counts as much as it does. `REGISTER`: the registers know less than is stated. `UNCONFIRMED`: the registers know the person,
 * but no such income, and such income is always in them. `REGISTER_USED`: they know as much, and other lines count it already.
 */
export type LineBasis =
  "SKIPPED" | "CORRECTED" | "MANAGER" | "BANK" | "REGISTER" | "REGISTER_USED" | "STATED" | "UNCONFIRMED";

/** An income line with what it counts, before the coefficient of its type; cents a month. */
export interface ValuedLine {
  readonly row: IncomeLineRow;
  /** What registers or the bank say of such income; null where they say nothing. */
  readonly calculatedCents: number | null;
  readonly valuedCents: number;
  readonly basis: LineBasis;
}

/** Kinds of a line (PajamuRusiesID) as the affordability rules know them (L-3.2): 1 salary, 2 pension, 4 farm, 5 service pay; the rest is other. */
const TYPES: Readonly<Record<number, IncomeType>> = { 1: 1, 2: 2, 4: 7, 5: 4 };

export const typeOfKind = (kind: number): IncomeType => TYPES[kind] ?? 3;

/** What the registers say a month of each type that they know. */
function registeredByType(incomes: readonly RegistryIncome[], policy: AffordabilityPolicy): Map<IncomeType, number> {
  const sums = new Map<IncomeType, number>();
  for (const { type, monthlyCents } of incomes) {
    const line = { type, monthlyCents: [...monthlyCents].reverse(), monthsCovered: monthlyCents.length };
    const cents = multiplyRounded(1, averageIncome({ ...line, hasCertificate: false }, policy));
    sums.set(type, (sums.get(type) ?? 0) + cents);
  }
  return sums;
}

/** What the lender has found out itself stands before what is stated (decision under G19). */
function foundByLender({ skipped, correctedCents, origin, amountCents }: IncomeLineRow): [LineBasis, number] | null {
  if (skipped) return ["SKIPPED", 0];
  if (correctedCents !== null) return ["CORRECTED", correctedCents];
  if (origin === "seller") return null;
  return [origin === "manager" ? "MANAGER" : "BANK", amountCents];
}

/**
 * The lines of one person with what each counts. A corrected amount goes before the stated one, and so does what a manager or the bank has put
 * down. A stated amount counts as far as the registers know such income, each euro of them once; where they know the person and no such income,
 * only income that no register has counts as stated, and takes its certificate (F-294, F-296).
 */
export function valueLines(
  rows: readonly IncomeLineRow[],
  registered: readonly RegistryIncome[],
  policy: AffordabilityPolicy,
): ValuedLine[] {
  const known = registeredByType(registered, policy);
  const left = new Map(known);
  const take = (type: IncomeType, cents: number) => left.set(type, Math.max(0, (left.get(type) ?? 0) - cents));
  for (const row of rows) {
    const found = foundByLender(row);
    if (found !== null) take(typeOfKind(row.kind), found[1]);
  }
  return rows.map((row): ValuedLine => {
    const type = typeOfKind(row.kind);
    const found = foundByLender(row);
    const calculatedCents = row.origin === "bank" ? row.amountCents : (known.get(type) ?? null);
    if (found !== null) return { row, calculatedCents, basis: found[0], valuedCents: found[1] };
    if (known.has(type)) {
      const valuedCents = Math.min(row.amountCents, left.get(type) ?? 0);
      take(type, valuedCents);
      const lower = (known.get(type) ?? 0) < row.amountCents ? "REGISTER" : "REGISTER_USED";
      return { row, calculatedCents, valuedCents, basis: valuedCents < row.amountCents ? lower : "STATED" };
    }
    const isMissing = registered.length > 0 && !policy.incomeTypes[type].isCertificateRequired;
    return isMissing
      ? { row, calculatedCents, valuedCents: 0, basis: "UNCONFIRMED" }
      : { row, calculatedCents, valuedCents: row.amountCents, basis: "STATED" };
  });
}
