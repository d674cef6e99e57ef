import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { isContract, isOpen } from "../../applications/application-answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { isOfUse, type ValuationRow } from "../../applications/find-valuation.ts";
import {
  expirePermits,
  covers,
  findCovering,
  findNewestPermit,
  permitBasisOf,
  permitTermsOf,
  type PermitRow,
} from "../../applications/permits.ts";
import { findNewestValuation } from "../../applications/store-valuation.ts";
import type { OperationContext } from "../../context.ts";
import { decideChosen, type DecidedCredit } from "../../credit/chosen-credit.ts";
import { loadCreditFacts, type CreditFacts } from "../../credit/credit-facts.ts";
import { amountsOf } from "../../credit/credit-sum.ts";
import { describeReasons } from "../../credit/wire-decision.ts";
import { formatMoney } from "../../documents/format/lithuanian.ts";
import type { PermitBasis } from "../../rules/permit-basis.ts";
import { isOpenPermit, permitAfter, type PermitSequence } from "../../rules/permit-states.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { contractRequests } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { inBoth, type Bilingual } from "../../wire/bilingual.ts";
import { applicationIdInput, numberInput, operationIdInput, optional, versionInput } from "../../wire/wire-input.ts";
import { numberOf } from "../../wire/wire-values.ts";
import { once } from "../call/once.ts";
import { operation, PARTNERS } from "../call/operation.ts";
import { commentInput } from "./comment-input.ts";

const input = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  application: applicationIdInput,
  komentaras: optional(commentInput),
  seka: optional(numberInput.pipe(z.literal([0, 1]))),
});

type Request = Omit<z.output<typeof input>, "OperacijosID">;

/** What a permit is asked for, after everything that could forbid it was looked at. */
interface Asked {
  readonly row: ApplicationRow;
  readonly facts: CreditFacts;
  readonly terms: ReturnType<typeof permitTermsOf>;
  readonly basis: PermitBasis;
  readonly valuation: ValuationRow;
  /** A request about other terms that still waits. */
  readonly earlier: PermitRow | null;
  readonly sequence: PermitSequence;
}

function refuseState(row: ApplicationRow, version: string | undefined): Answer | null {
  if (isContract(row)) return refusal(1065);
  if (!isOpen(row)) return refusal(1100);
  return version !== undefined && version !== String(row.version) ? refusal(1101) : null;
}

/** Whether an assessment counted the credit as it is now: after another save it says nothing of it (F-378). */
const isAssessed = (valuation: ValuationRow, { application, ...facts }: CreditFacts, now: Date): boolean =>
  valuation.sumCents === amountsOf({ application, ...facts }).creditSumCents &&
  valuation.variantId === numberOf(application, "SalyguVariantoID") &&
  valuation.durationMonths === numberOf(application, "Trukme") &&
  isOfUse(valuation, now);

const NEEDLESS: Bilingual = {
  lt: "Leidimo nereikia: sutartį galima sudaryti.",
  en: "No approval is needed: the contract can be made.",
};
const IN_VAIN: Bilingual = {
  lt: "Leidimo prašyti negalima: kreditas neteikiamas",
  en: "No approval can be asked for: the credit is refused",
};
const GIVEN: Bilingual = {
  lt: "Leidimas jau suteiktas: sutartį galima sudaryti.",
  en: "The approval is given already: the contract can be made.",
};

/** A manager is asked about what the rules leave to a manager, and about nothing else. */
function refuseDecision({ decision }: DecidedCredit): Answer | null {
  if (decision.decision === "NEEDS_APPROVAL") return null;
  if (decision.decision === "APPROVED") return refusal(5, NEEDLESS);
  return refusal(
    5,
    inBoth((language) => `${IN_VAIN[language]} (${describeReasons(decision.rejectReasons, language)}).`),
  );
}

/** The rules choose how many managers decide; a caller may ask for two where one would do (F-371). */
const sequenceOf = ({ decision }: DecidedCredit, wanted: PermitSequence = 0): PermitSequence =>
  decision.sequence === 1 || wanted === 1 ? 1 : 0;

async function look(tx: Store, context: OperationContext, session: Session, request: Request): Promise<Asked | Answer> {
  const now = context.clock.now();
  const row = await findApplicationForUpdate(tx, session, request.application);
  if (row === null) return refusal(1063);
  const refused = refuseState(row, request.Versija);
  if (refused !== null) return refused;
  const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), now);
  const decided = decideChosen(facts, toBusinessDay(now));
  if (decided === null) return refusal(2405);
  const terms = permitTermsOf(facts, decided);
  const basis = permitBasisOf(decided);
  const earlier = await findEarlier(tx, now, row.id);
  if (earlier !== null && mustBeAnswered(earlier, basis)) return refusal(2404);
  const valuation = await findNewestValuation(tx, row.id);
  if (valuation === null) return refusal(2402);
  if (!isAssessed(valuation, facts, now)) return refusal(2405);
  const undecided = refuseDecision(decided);
  if (undecided !== null) return undecided;
  if ((await findCovering(tx, row.id, basis)) !== null) return refusal(5, GIVEN);
  return { row, facts, terms, basis, valuation, earlier, sequence: sequenceOf(decided, request.seka) };
}

/** The request that still waits, after those whose time is over have ended. */
async function findEarlier(tx: Store, now: Date, applicationId: number): Promise<PermitRow | null> {
  await expirePermits(tx, now);
  const newest = await findNewestPermit(tx, applicationId);
  return newest !== null && isOpenPermit(newest.status) ? newest : null;
}

/** A request that covers the credit as it stands, or one that was passed up, is answered before another one is made (F-377). */
const mustBeAnswered = (earlier: PermitRow, basis: PermitBasis): boolean =>
  covers(earlier, basis) || permitAfter(earlier.sequence, earlier.status, "expire") === null;

/** A request about an assessment that has become worse since is of no use to anybody: it makes room for the new one. */
async function endEarlier(tx: Store, context: OperationContext, session: Session, earlier: PermitRow): Promise<void> {
  const closing = { status: "EXPIRED", closedAt: context.clock.now() } as const;
  await tx.update(contractRequests).set(closing).where(eq(contractRequests.id, earlier.id));
  const note = `Nr. ${earlier.id}: sąlygos pakeistos`;
  const { applicationId } = earlier;
  await logAction(tx, context, session, { applicationId, action: "Leidimo prašymas nebegalioja", note });
}

async function request(tx: Store, context: OperationContext, session: Session, wanted: Request): Promise<Answer> {
  const asked = await look(tx, context, session, wanted);
  if ("code" in asked) return asked;
  const { row, facts, terms, basis, valuation, sequence, earlier } = asked;
  if (earlier !== null) await endEarlier(tx, context, session, earlier);
  const [made] = await tx
    .insert(contractRequests)
    .values({
      ...terms,
      basis,
      applicationId: row.id,
      createdAt: context.clock.now(),
      advanceCents: amountsOf(facts).advanceCents,
      status: "WAITING",
      sequence,
      initiatorId: session.user.id,
      reason: wanted.komentaras ?? null,
      valuationId: valuation.id,
    })
    .returning({ id: contractRequests.id });
  if (made === undefined) throw new Error("The request was not stored.");
  const note = `Nr. ${made.id}, ${formatMoney(terms.sumCents)}, ${terms.durationMonths}\u00A0mėn.`;
  await logAction(tx, context, session, { applicationId: row.id, action: "Prašyta vadybininko leidimo", note });
  return answer({ leidimoID: String(made.id), Busena: "WAITING", seka: String(sequence) });
}

/**
 * Asks a manager to allow the credit of an application, once at a time (F-370, F-372): 2402 without an assessment, 2405 when the
 * assessment is of other terms or too old, 2404 while a request waits, 5 where no manager is needed or none may allow; 1063, 1065,
 * 1100, 1101 besides.
 */
export const requestPermission = operation(PARTNERS, input, (context, session, { OperacijosID, ...wanted }) => {
  const write = { operation: "RequestPermission", operationId: OperacijosID, content: wanted };
  return once(context, session, write, (tx) => request(tx, context, session, wanted));
});
