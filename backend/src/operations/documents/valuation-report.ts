import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { makeValuationReport } from "../../documents/valuation-report.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import { findCovering, permitBasisOf, toAssessedPermit } from "../../applications/permits.ts";
import { decideChosen } from "../../credit/chosen-credit.ts";
import { loadCreditFacts, type CreditFacts } from "../../credit/credit-facts.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { loggedDocument } from "./logged-document.ts";
import { answerPdf } from "./pdf-answer.ts";
import { toValuationData } from "./valuation.ts";
import { isOpen } from "../../applications/application-answer.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import { findValuation, type ValuationRow } from "../../applications/find-valuation.ts";
import { findNewestValuation, keepDecision } from "../../applications/store-valuation.ts";
import type { Session } from "../../accounts/session.ts";
import { applicationIdInput, numberInput, optional } from "../../wire/wire-input.ts";

/** A valuation that judged no option has nothing to report (2002). */
async function report(context: OperationContext, row: ApplicationRow, valuation: ValuationRow): Promise<Answer> {
  const facts = await loadCreditFacts(context.db, row.shopId, toWireApplication(row), context.clock.now());
  const { counted } = valuation;
  if (counted === null || scenarioFault(facts.application) === 2002) return refusal(2002);
  const data = toValuationData(valuation, counted, row, facts);
  const file = { applicationId: row.id, name: `Vertinimo ataskaita ${valuation.id}` };
  return answerPdf(file, () => makeValuationReport(data));
}

/** The permit that covers what is chosen now. */
async function findPermit({ clock }: OperationContext, tx: Store, row: ApplicationRow, facts: CreditFacts) {
  const decided = decideChosen(facts, toBusinessDay(clock.now()));
  const permit = decided === null ? null : await findCovering(tx, row.id, permitBasisOf(decided));
  const isUsed = decided?.decision.decision === "NEEDS_APPROVAL";
  return permit === null || !isUsed ? null : toAssessedPermit(tx, permit);
}

/** The newest valuation; of an open application that was assessed, one about what is chosen now. */
function findNewest(context: OperationContext, session: Session, row: ApplicationRow): Promise<ValuationRow | null> {
  return withTransaction(context.db, async (tx) => {
    const newest = await findNewestValuation(tx, row.id);
    if (newest === null || !isOpen(row)) return newest;
    const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), context.clock.now());
    await keepDecision(tx, context, session, { row, facts, newest, permit: await findPermit(context, tx, row, facts) });
    return findNewestValuation(tx, row.id);
  });
}

/** The report of a valuation, by its number or the newest of an application (F-280); 1900 when there is none. */
export const getValuationReportPdf = operation(
  STAFF,
  z.object({ VertinimoID: optional(numberInput), ParaiskosID: optional(applicationIdInput) }),
  async (context, session, { VertinimoID: id, ParaiskosID: applicationId }) => {
    const asked = id === undefined ? null : await findValuation(context.db, session, id);
    const row = await findApplication(context.db, session, asked?.applicationId ?? applicationId ?? 0);
    if (row === null) return refusal(1900);
    const valuation = asked ?? (id === undefined ? await findNewest(context, session, row) : null);
    if (valuation === null) return refusal(1900);
    const entry = {
      applicationId: row.id,
      action: "Suformuota vertinimo ataskaita",
      note: `Nr. ${valuation.id}`,
    } as const;
    return loggedDocument(context, session, entry, await report(context, row, valuation));
  },
);
