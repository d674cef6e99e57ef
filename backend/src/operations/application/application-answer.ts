import type { OperationContext } from "../../context.ts";
import { parsePersonalCode } from "../../rules/personal-code.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { toWireRecord } from "../answer.ts";
import { toShopElements } from "../conditions.ts";
import { inContractOrder } from "../contract-order.ts";
import { computedTerms } from "../credit/computed-terms.ts";
import { loadCreditFacts } from "../credit/credit-facts.ts";
import { listInsuranceOffers, toInsuranceElements } from "../credit/insurance-offers.ts";
import { isKeptName } from "./kept-element.ts";

const APPLICATION = 0;
const CONTRACT_STATUSES: readonly number[] = [1, 2, 3, 4, 7];

/** Whether a contract has been made from the application (C4: 4 is one too as far as saving goes). */
export const isContract = ({ status }: ApplicationRow): boolean => CONTRACT_STATUSES.includes(status);

/** Whether the application is still open: only then it may change (F-355). */
export const isOpen = ({ status }: ApplicationRow): boolean => status === APPLICATION;

function birthDate(application: WireRecord): WireRecord {
  const code = parsePersonalCode(textOf(application, "AsmensKodas"));
  return code.isValid && code.birthDate !== null ? { GimimoData: `${code.birthDate}T00:00:00` } : {};
}

/**
 * The wire's `Paraiska`: what is kept, what the shop decides and what is computed. The figures of an open application
 * are those of today; a contract keeps the ones with which it was made.
 */
export async function toApplicationAnswer(
  db: Store,
  { clock }: OperationContext,
  row: ApplicationRow,
): Promise<WireRecord> {
  const application = toWireApplication(row);
  const facts = await loadCreditFacts(db, row.shopId, application);
  const today = toBusinessDay(clock.now());
  const insurance = toInsuranceElements(await listInsuranceOffers(db, facts, today), facts);
  const writable = Object.fromEntries(Object.entries(application).filter(([element]) => isKeptName(element)));
  return inContractOrder("Paraiska", {
    ...birthDate(application),
    ...writable,
    ...(isOpen(row) ? computedTerms(facts, today) : {}),
    ...toWireRecord({ ...toShopElements(facts.shop, facts.variants), ...insurance }),
  });
}
