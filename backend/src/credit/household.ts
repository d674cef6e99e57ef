import type { SpouseMode } from "../rules/decision-types.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { numberOf } from "../wire/wire-values.ts";

const MARRIED = 2;

/** Who lives on the income that is judged: the same for the decision, the contract's purpose and the report (L-3.2). */
export interface Household {
  readonly mode: SpouseMode;
  readonly isMarried: boolean;
  /** Persons, the buyer included. */
  readonly size: number;
  readonly adults: number;
  readonly children: number;
}

/** A married buyer of whom nothing else is said borrows alone (C18). */
function spouseModeOf(application: WireRecord): SpouseMode {
  const stated = numberOf(application, "Sutuoktinis");
  if (stated === 1 || stated === 2) return stated;
  return numberOf(application, "SeimyninePadetis") === MARRIED ? 1 : 0;
}

/** The household that an application describes. */
export function householdOf(application: WireRecord): Household {
  const mode = spouseModeOf(application);
  const isMarried = mode !== 0;
  const adults = isMarried ? 2 : 1;
  const size = numberOf(application, "SeimosNariuSkaicius") ?? adults;
  return { mode, isMarried, size, adults, children: Math.max(0, size - adults) };
}
