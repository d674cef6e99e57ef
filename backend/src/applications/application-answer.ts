import type { OperationContext } from "../context.ts";
import { parsePersonalCode } from "../rules/personal-code.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { listGoods, textOf, toWireApplication } from "../store/application-wire.ts";
import type { Store } from "../store/store.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { toWireRecord } from "../wire/answer.ts";
import { toDay } from "../wire/wire-output.ts";
import { toShopElements } from "../credit/condition-variants.ts";
import { inContractOrder } from "../wire/contract-order.ts";
import { computedTerms } from "../credit/computed-terms.ts";
import { lastSigningDay } from "../credit/last-signing-day.ts";
import { loadCreditFacts, type CreditFacts } from "../credit/credit-facts.ts";
import { toWireLine } from "../credit/goods-lines.ts";
import { listUsualTerms, type UsualTerms } from "../credit/usual-terms.ts";
import { listInsuranceOffers, toInsuranceElements } from "../credit/insurance-offers.ts";
import { earlierContract } from "./earlier-contract.ts";
import { findGivenPermit } from "./given-permit.ts";
import { isRejectable, rejectionTerm } from "./rejection-term.ts";
import { isElementName } from "./unknown-element.ts";

const APPLICATION = 0;
const UNSIGNED = 1;
const CONTRACT_STATUSES: readonly number[] = [1, 2, 3, 4, 7];

/** Whether a contract has been made from the application (C4: 4 is one too as far as saving goes). */
export const isContract = ({ status }: ApplicationRow): boolean => CONTRACT_STATUSES.includes(status);

/** Whether the application is still open: only then it may change (F-355). */
export const isOpen = ({ status }: ApplicationRow): boolean => status === APPLICATION;

function birthDate(application: WireRecord): WireRecord {
  const code = parsePersonalCode(textOf(application, "AsmensKodas"));
  return code.isValid && code.birthDate !== null ? { GimimoData: `${code.birthDate}T00:00:00` } : {};
}

/** How long an unsigned contract may still be signed. */
function signingTerm({ status, contractDate }: ApplicationRow, facts: CreditFacts): WireRecord {
  const day = status === UNSIGNED && contractDate !== null ? lastSigningDay(facts, contractDate) : null;
  return day === null ? {} : { PasirasytiIki: `${day}T00:00:00` };
}

/** How long a contract may still be rejected, and why it may be no more: the portal offers what would not be refused (F-337). */
function rejectionElements(row: ApplicationRow, today: string): WireRecord {
  if (!isRejectable(row)) return {};
  const { until, obstacle } = rejectionTerm(row, today);
  return toWireRecord({ AtmestiIki: toDay(until), AtmetimoKliutis: obstacle });
}

function toGoods(application: WireRecord, { lines, goods }: CreditFacts): WireRecord {
  const answered = listGoods(application).map((line, index) => {
    const read = lines[index];
    return read === undefined ? line : toWireLine(line, read, goods);
  });
  return answered.length === 0 ? {} : { Prekes: { Preke: answered } };
}

/**
 * The wire's `Paraiska`: what is saved, what the shop decides and what is computed, and of the buyer's last contract what may be offered. The figures of an open application
 * are those of today; a contract has the ones with which it was made.
 */
export async function toApplicationAnswer(
  db: Store,
  { clock }: OperationContext,
  row: ApplicationRow,
): Promise<WireRecord> {
  const application = toWireApplication(row);
  const facts = await loadCreditFacts(db, row.shopId, application, clock.now());
  const today = toBusinessDay(clock.now());
  const usual = await findUsualTerms(db, row, facts, clock.now());
  const insurance = toInsuranceElements(await listInsuranceOffers(db, facts, today), facts);
  const writable = Object.fromEntries(Object.entries(application).filter(([element]) => isElementName(element)));
  return inContractOrder("Paraiska", {
    ...birthDate(application),
    ...writable,
    ...toGoods(application, facts),
    ...signingTerm(row, facts),
    ...rejectionElements(row, today),
    ...(isOpen(row)
      ? { ...(await withPermit(db, row, facts, today)), ...(await earlierContract(db, row, today)) }
      : {}),
    ...toWireRecord({ ...toShopElements(facts.shop, facts.variants, usual), ...insurance }),
  });
}

/** The figures, and who has allowed the credit, or once had (O25). */
async function withPermit(db: Store, row: ApplicationRow, facts: CreditFacts, today: string): Promise<WireRecord> {
  const { Sprendimas: decision, ...terms } = computedTerms(facts, today);
  if (typeof decision !== "object" || Array.isArray(decision)) return terms;
  const permit = toWireRecord({ SuteiktasLeidimas: await findGivenPermit(db, row.id, facts, today) });
  return { ...terms, Sprendimas: { ...decision, ...permit } };
}

/** Only an open application that nothing is chosen in yet needs to know what its shop usually sells. */
const findUsualTerms = (db: Store, row: ApplicationRow, { variants }: CreditFacts, now: Date): Promise<UsualTerms> =>
  isOpen(row) && row.variantId === null ? listUsualTerms(db, row.shopId, variants, now) : Promise.resolve(new Map());
