import { addDays, type IsoDay } from "../../rules/days.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf } from "../../store/application-wire.ts";

const UNSIGNED = 1;
/** The buyer may withdraw in 14 days of the signature (decision under G23). */
const DAYS_TO_REJECT = 14;

type Contract = Pick<ApplicationRow, "status" | "contractDate" | "paidOutAt" | "data">;

/** The day of the last signature, as far as one is known; else of the contract. */
function lastSignedOn({ data, contractDate }: Contract): IsoDay | null {
  const days = [textOf(data, "SutartiesPasirasymoData"), textOf(data, "SutuoktinioPasirasymoData")];
  const signed = days.map((text) => text.slice(0, "yyyy-mm-dd".length)).filter((day) => day !== "");
  return signed.sort().at(-1) ?? contractDate;
}

/** Whether a contract can be rejected no more (1200): it is paid out, or was signed more than 14 days ago. An unsigned one waits. */
export function isTooLateToReject(contract: Contract, today: IsoDay): boolean {
  if (contract.paidOutAt !== null) return true;
  const signedOn = contract.status === UNSIGNED ? null : lastSignedOn(contract);
  return signedOn !== null && today > addDays(signedOn, DAYS_TO_REJECT);
}
