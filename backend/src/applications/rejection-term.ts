import { addDays, type IsoDay } from "../rules/days.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { textOf } from "../store/application-wire.ts";

const UNSIGNED = 1;
/** Unsigned, signed, with defects, concluded online: the archive keeps what it has (F-355). */
const REJECTABLE: readonly number[] = [UNSIGNED, 2, 4, 7];
/** The buyer may withdraw in 14 days of the signature (decision under G23). */
const DAYS_TO_REJECT = 14;

type Contract = Pick<ApplicationRow, "status" | "contractDate" | "paidOutAt" | "data">;

/** How long a contract may be rejected: its last day where there is one, and why it may be no more (1200). */
export interface RejectionTerm {
  readonly until: IsoDay | null;
  readonly obstacle: "PAID_OUT" | "TERM_OVER" | null;
}

/** Whether the status of a contract lets it be rejected (F-355). */
export const isRejectable = ({ status }: Pick<Contract, "status">): boolean => REJECTABLE.includes(status);

/** The day of the last signature, as far as one is known; else of the contract. */
function lastSignedOn({ data, contractDate }: Contract): IsoDay | null {
  const days = [textOf(data, "SutartiesPasirasymoData"), textOf(data, "SutuoktinioPasirasymoData")];
  const signed = days.map((text) => text.slice(0, "yyyy-mm-dd".length)).filter((day) => day !== "");
  return signed.sort().at(-1) ?? contractDate;
}

/** The term in which a contract may be rejected: until it is paid out, and for 14 days after its signature. An unsigned one waits. */
export function rejectionTerm(contract: Contract, today: IsoDay): RejectionTerm {
  const signedOn = contract.status === UNSIGNED ? null : lastSignedOn(contract);
  const until = signedOn === null ? null : addDays(signedOn, DAYS_TO_REJECT);
  if (contract.paidOutAt !== null) return { until, obstacle: "PAID_OUT" };
  return { until, obstacle: until !== null && today > until ? "TERM_OVER" : null };
}
