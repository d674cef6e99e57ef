import { loadCreditFacts } from "../credit/credit-facts.ts";
import { lastSigningDay } from "../credit/last-signing-day.ts";
import type { IsoDay } from "../rules/days.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import type { SigningFailure } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { endOfBusinessDay, toBusinessDay } from "../time/business-day.ts";
import type { SigningRow } from "./parts.ts";

/** The last day on which the contract of an application may be signed, on paper or otherwise (F-362, F-363); null where there is no contract, or no limit. */
export async function lastDayToSign(db: Store, row: ApplicationRow): Promise<IsoDay | null> {
  const { contractDate } = row;
  return contractDate === null
    ? null
    : lastSigningDay(await loadCreditFacts(db, row.shopId, toWireApplication(row), row.updatedAt), contractDate);
}

/** Until when a link to sign is open: so many milliseconds, of a contract to the end of its last day at most. */
export function endOfLink(
  { subject, lastDay }: { readonly subject: SigningRow["subject"]; readonly lastDay: IsoDay | null },
  startedAt: Date,
  milliseconds: number,
): Date {
  const usual = new Date(startedAt.getTime() + milliseconds);
  if (subject !== "contract" || lastDay === null) return usual;
  const last = endOfBusinessDay(lastDay);
  return last < usual ? last : usual;
}

/**
 * Why a request failed, as it is shown: where its time was over and the contract can no longer be signed at all, asking for another link would be in vain.
 */
export function toShownFailure(
  { subject, failure }: { readonly subject: SigningRow["subject"]; readonly failure: SigningFailure | null },
  isTermOver: boolean,
): SigningFailure | "TERM_OVER" | null {
  return failure === "TIMEOUT" && subject === "contract" && isTermOver ? "TERM_OVER" : failure;
}

/** Whether a contract can be signed no more. */
export const isTermOver = (lastDay: IsoDay | null, now: Date): boolean =>
  lastDay !== null && toBusinessDay(now) > lastDay;
