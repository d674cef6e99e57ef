import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { findApplication } from "../../applications/find-application.ts";
import { affordabilityPolicyOn } from "../../configuration/configuration.ts";
import type { OperationContext } from "../../context.ts";
import { loadCreditFacts, type CreditFacts } from "../../credit/credit-facts.ts";
import { assessedPersons } from "../../credit/assessed-person.ts";
import { financesOf, incomeBasisOf } from "../../credit/finances.ts";
import { valuedLinesOf } from "../../credit/person-incomes.ts";
import type { CertificateRow } from "../../credit/income-facts.ts";
import type { ValuedLine } from "../../credit/income-lines.ts";
import { multiplyRounded } from "../../rules/fraction.ts";
import { assessHousehold } from "../../rules/household.ts";
import { withProvedIncome } from "../../rules/judged-offer.ts";
import { sustainableIncome } from "../../rules/income.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer, type AnswerFields } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { toAmount, toDay, toFlag, toNumber } from "../../wire/wire-output.ts";
import { centsOf } from "../../wire/wire-values.ts";
import { operation, STAFF } from "../call/operation.ts";
import { findBankReport, stateAt } from "./bank-report.ts";

/** The wire's `PajamuEilute`: the line, and what the income report says of it (F-296, F-550). */
const toWireLine = ({ row, calculatedCents, valuedCents, basis }: ValuedLine): AnswerFields => ({
  PajamosID: toNumber(row.id),
  PajamuRusiesID: toNumber(row.kind),
  PajamuSuma: toAmount(row.amountCents),
  PatikslintaSuma: toAmount(row.correctedCents),
  Pavadinimas: row.title,
  Saltinis: row.source,
  Sutuoktinis: toFlag(row.ofSpouse),
  Tikslinta: toFlag(row.revised),
  DataNuo: toDay(row.fromDay),
  DataIki: toDay(row.toDay),
  IveseVadybininkas: toFlag(row.origin === "manager"),
  Praleisti: toFlag(row.skipped),
  IsBanko: toFlag(row.origin === "bank"),
  ApskaiciuotaSuma: toAmount(calculatedCents),
  PateiktaSuma: toAmount(row.amountCents),
  VertintaSuma: toAmount(valuedCents),
  Pagrindas: basis,
});

const toWireCertificate = ({ ofSpouse, fromDay, toDay: to, issuedOn }: CertificateRow): AnswerFields => ({
  Sutuoktinis: toFlag(ofSpouse),
  DataNuo: toDay(fromDay),
  DataIki: toDay(to),
  IsdavimoData: toDay(issuedOn),
});

/** What of each counted person was stated, what of it is used in the decision, and why. */
const toWireTotals = (facts: CreditFacts, today: string): AnswerFields[] =>
  assessedPersons(withProvedIncome(financesOf(facts, today))).map(({ owner, finances }) => ({
    Sutuoktinis: toFlag(owner === "spouse"),
    NurodytaSuma: toAmount(centsOf(facts.application, owner === "spouse" ? "SutuoktinioPajamos" : "Pajamos") ?? 0),
    NaudojamaSuma: toAmount(multiplyRounded(1, sustainableIncome(finances, affordabilityPolicyOn(today)))),
    Pagrindas: incomeBasisOf(facts, owner, today),
  }));

async function read(context: OperationContext, session: Session, id: number): Promise<Answer> {
  const row = await findApplication(context.db, session, id);
  if (row === null) return refusal(1063);
  const now = context.clock.now();
  const today = toBusinessDay(now);
  const facts = await loadCreditFacts(context.db, row.shopId, toWireApplication(row), now);
  const report = await findBankReport(context.db, row.id);
  const lines = [...valuedLinesOf(facts, "buyer", today), ...valuedLinesOf(facts, "spouse", today)];
  const { sustainableIncomeCents } = assessHousehold(
    withProvedIncome(financesOf(facts, today)),
    affordabilityPolicyOn(today),
  );
  const { certificates } = facts.incomes;
  return answer({
    Versija: String(row.version),
    Eilutes: lines.length === 0 ? null : { Eilute: lines.map(toWireLine) },
    Pazymos: certificates.length === 0 ? null : { Pazyma: certificates.map(toWireCertificate) },
    Asmenys: { Asmuo: toWireTotals(facts, today) },
    TvariosPajamos: toAmount(sustainableIncomeCents),
    BankoAtaskaitosBusena: toNumber(stateAt(report, now)),
    BankoAtaskaitaGaliojaIki: report && toDay(toBusinessDay(report.expiresAt)),
  });
}

/** Income lines, certificates and the bank statement of an application, with what of it counts in the decision (F-295, F-296, F-303). */
export const getIncomes = operation(STAFF, z.object({ ParaiskosID: applicationIdInput }), (context, session, input) =>
  read(context, session, input.ParaiskosID),
);
