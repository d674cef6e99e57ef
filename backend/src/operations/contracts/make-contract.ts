import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { formatMoney } from "../../documents/format/lithuanian.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import { takeContractNumber } from "../../store/contract-number.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { logAction } from "../../applications/action-log.ts";
import { findNewestValuation, keepDecision } from "../../applications/store-valuation.ts";
import { askDebtRegister } from "../../applications/ask-debt-register.ts";
import { toAssessedPermit } from "../../applications/permits.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { isContract, isOpen } from "../../applications/application-answer.ts";
import { computedTerms } from "../../credit/computed-terms.ts";
import { refuseContract } from "./contract-refusal.ts";
import { loadCreditFacts, type CreditFacts } from "../../credit/credit-facts.ts";
import { amountsOf, isSpouseCredit } from "../../credit/credit-sum.ts";
import { policyNumberOf } from "../../credit/policy-number.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import { applicationIdInput, operationIdInput, versionInput } from "../../wire/wire-input.ts";

const UNSIGNED = 1;
const NORMAL = 0;

function refuseState(row: ApplicationRow, version: string | undefined): RefusalCode | null {
  if (isContract(row)) return 1065;
  if (!isOpen(row)) return 1100;
  return version !== undefined && version !== String(row.version) ? 1101 : null;
}

/** Of a spouse who is to sign; a contract of one has none (F-228). */
const NOT_SIGNED = 0;

/** Freezes the application as a contract of today: number, date and the figures that are signed. */
async function conclude(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  facts: CreditFacts,
): Promise<{ contractNumber: string; version: number; insuranceCents: string | null }> {
  const now = context.clock.now();
  const contractDate = toBusinessDay(now);
  const terms = computedTerms(facts, contractDate);
  const version = row.version + 1;
  const contractNumber = await takeContractNumber(tx, Number(contractDate.slice(0, "yyyy".length)));
  await tx
    .update(applications)
    .set({
      status: UNSIGNED,
      eCreditState: NORMAL,
      contractNumber,
      contractDate,
      spouseContractSignature: isSpouseCredit(facts.application) ? NOT_SIGNED : null,
      creditSumCents: amountsOf(facts).creditSumCents,
      data: { ...row.data, ...terms, ...(facts.insurance && { DraudimoPolisas: policyNumberOf(row.id) }) },
      version,
      updatedAt: now,
    })
    .where(eq(applications.id, row.id));
  return { contractNumber, version, insuranceCents: textOf(terms, "DraudimoImoka") || null };
}

/** Contracts of one person are made one after the other: each decision sees the contract before it (O21). */
async function lockBorrowers(tx: Store, row: ApplicationRow): Promise<void> {
  const application = toWireApplication(row);
  const codes = ["AsmensKodas", "SutuoktinioAsmensKodas"].map((element) => textOf(application, element));
  for (const code of codes.filter((one) => one !== "").sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${code}))`);
}

async function make(
  tx: Store,
  context: OperationContext,
  session: Session,
  request: { applicationId: number; version: string | undefined },
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.applicationId);
  if (row === null) return refusal(1063);
  const refused = refuseState(row, request.version);
  if (refused !== null) return refusal(refused);
  await lockBorrowers(tx, row);
  await askDebtRegister(tx, context, session, row);
  const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), context.clock.now());
  const basis = await refuseContract(tx, context, row.id, facts);
  if ("refused" in basis) return basis.refused;
  const permit = basis.permit === null ? null : await toAssessedPermit(tx, basis.permit);
  await keepDecision(tx, context, session, { row, facts, newest: await findNewestValuation(tx, row.id), permit });
  const { contractNumber, version, insuranceCents } = await conclude(tx, context, row, facts);
  const note = `${contractNumber}, ${formatMoney(amountsOf(facts).creditSumCents)}`;
  await logAction(tx, context, session, { applicationId: row.id, action: "Sutartis sudaryta", note });
  return answer({
    Busena: String(UNSIGNED),
    SutartiesNr: contractNumber,
    DraudimoImoka: insuranceCents,
    Versija: String(version),
  });
}

/**
 * Makes the contract of an application (F-335): number, status and log in one transaction with the record of the
 * operation id, so that a repeat, parallel or later, gets the same contract and never a second one (R-I1).
 * Refused with 5, 1063, 1065, 1100, 1101, 1102.
 */
export const makeContract = operation(
  STAFF,
  z.object({ OperacijosID: operationIdInput, Versija: versionInput, ParaiskosID: applicationIdInput }),
  (context, session, { OperacijosID: operationId, Versija: version, ParaiskosID: applicationId }) => {
    const write = { operation: "MakeContract", operationId, content: { version, applicationId } };
    return once(context, session, write, (tx) => make(tx, context, session, { applicationId, version }));
  },
);
