import type { AffordabilityPolicy, IncomeType } from "../rules/decision-types.ts";
import type { IsoDay } from "../rules/days.ts";
import { multiplyRounded, toFraction } from "../rules/fraction.ts";
import { averageIncome } from "../rules/income.ts";
import type { RegistryIncome } from "../store/schema/clients.ts";
import type { IncomeLineRow } from "./income-facts.ts";
import { incomeMonths, type IncomeMonths } from "./income-months.ts";

/**
 * Why a line counts as much as it does. `REGISTER`: the registers know less than is stated. `UNCONFIRMED`: the registers know the person,
 * but no such income, and such income is always in them. `REGISTER_USED`: they know as much, and other lines count it already. `CERTIFICATE`: a certificate with
 * its file shows it. `UNPROVED`: nothing shows it, so that only a permit can count it. `OUT_OF_PERIOD`: it is paid in none of the months looked at (O22).
 */
export type LineBasis =
  | "SKIPPED"
  | "CORRECTED"
  | "MANAGER"
  | "BANK"
  | "REGISTER"
  | "REGISTER_USED"
  | "STATED"
  | "CERTIFICATE"
  | "UNPROVED"
  | "OUT_OF_PERIOD"
  | "UNCONFIRMED";

/** An income line with what it counts, before the coefficient of its type; cents a month. */
export interface ValuedLine {
  readonly row: IncomeLineRow;
  /** What registers or the bank say of such income; null where they say nothing. */
  readonly calculatedCents: number | null;
  readonly valuedCents: number;
  /** What a permit could count of a line that nothing proves; 0 of every other one. */
  readonly statedCents: number;
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

/** The part of a monthly sum that falls into the months looked at; what the bank shows is an average of them already. */
function partOf(cents: number, row: IncomeLineRow, { paid, of }: IncomeMonths["share"]): number {
  return row.origin === "bank" || of === 0 || paid === of ? cents : multiplyRounded(cents, toFraction(paid, of));
}

/** What the lender has found out itself stands before what is stated (decision under G19). */
function foundByLender({ skipped, correctedCents, origin, amountCents }: IncomeLineRow): [LineBasis, number] | null {
  if (skipped) return ["SKIPPED", 0];
  if (correctedCents !== null) return ["CORRECTED", correctedCents];
  if (origin === "seller") return null;
  return [origin === "manager" ? "MANAGER" : "BANK", amountCents];
}

/** What the lines of a person are judged by. */
export interface LineSources {
  readonly registered: readonly RegistryIncome[];
  /** A certificate with its months and its file is there. */
  readonly hasCertificate: boolean;
  readonly policy: AffordabilityPolicy;
  readonly today: IsoDay;
}

/** A line with the sum that it states for the months looked at. */
interface PlacedLine {
  readonly row: IncomeLineRow;
  readonly type: IncomeType;
  readonly isCurrent: boolean;
  readonly found: [LineBasis, number] | null;
  readonly statedCents: number;
}

function place(row: IncomeLineRow, { policy, today }: LineSources): PlacedLine {
  const type = typeOfKind(row.kind);
  const { isCurrent, share } = incomeMonths(row, { windowMonths: policy.incomeTypes[type].windowMonths, today });
  const found = foundByLender(row);
  return {
    row,
    type,
    isCurrent,
    found: found && [found[0], partOf(found[1], row, share)],
    statedCents: partOf(row.amountCents, row, share),
  };
}

/**
 * The lines of one person with what each counts. A corrected amount goes before the stated one, and so does what a manager or the bank has put
 * down. A stated amount counts as far as the registers know such income, each euro of them once; what no register has counts with its certificate, and without
 * one only by a permit. A line counts with the part of its period that lies in the months looked at (F-294, F-296, O22).
 */
export function valueLines(rows: readonly IncomeLineRow[], sources: LineSources): ValuedLine[] {
  const { registered, hasCertificate, policy } = sources;
  const known = registeredByType(registered, policy);
  const left = new Map(known);
  const take = (type: IncomeType, cents: number) => left.set(type, Math.max(0, (left.get(type) ?? 0) - cents));
  const lines = rows.map((row) => place(row, sources));
  for (const { found, type, isCurrent } of lines) if (found !== null && isCurrent) take(type, found[1]);
  return lines.map(({ row, type, isCurrent, found, statedCents: amountCents }): ValuedLine => {
    const calculatedCents = row.origin === "bank" ? row.amountCents : (known.get(type) ?? null);
    const value = (basis: LineBasis, valuedCents: number, statedCents = 0): ValuedLine => ({
      row,
      calculatedCents,
      basis,
      valuedCents,
      statedCents,
    });
    if (found?.[0] === "SKIPPED") return value("SKIPPED", 0);
    if (!isCurrent) return value("OUT_OF_PERIOD", 0);
    if (found !== null) return value(found[0], found[1]);
    if (known.has(type)) {
      const valuedCents = Math.min(amountCents, left.get(type) ?? 0);
      take(type, valuedCents);
      const lower = (known.get(type) ?? 0) < amountCents ? "REGISTER" : "REGISTER_USED";
      return value(valuedCents < amountCents ? lower : "STATED", valuedCents);
    }
    const { isCertificateRequired } = policy.incomeTypes[type];
    if (registered.length > 0 && !isCertificateRequired) return value("UNCONFIRMED", 0);
    return hasCertificate ? value("CERTIFICATE", amountCents) : value("UNPROVED", 0, amountCents);
  });
}
