import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { seesLiabilities, type Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { isContract, isOpen } from "../../applications/application-answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { amountsOf, isSpouseCredit } from "../../credit/credit-sum.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { findSaidLiabilities, type CountedLiability } from "../../credit/liabilities.ts";
import { formatMoney } from "../../documents/format/lithuanian.ts";
import { formatCents } from "../../rules/money.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { applications } from "../../store/schema/applications.ts";
import {
  applicationLiabilities,
  type AddedLiability,
  type LiabilityCorrection,
} from "../../store/schema/liabilities.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { applicationIdInput, operationIdInput, versionInput } from "../../wire/wire-input.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { findLowered, logLowered, refuseLowered } from "./lowered-instalments.ts";
import { liabilitiesInput, refusedElement, type LiabilityInput } from "./liabilities-input.ts";

interface SentLiabilities {
  readonly applicationId: number;
  readonly version: string | undefined;
  readonly liabilities: readonly LiabilityInput[];
}

const toAdded = (input: LiabilityInput): AddedLiability => ({
  id: input.IsipareigojimoID ?? randomUUID(),
  owner: input.Sutuoktinis === true ? "spouse" : "buyer",
  type: input.type,
  creditor: input.creditor,
  contractDate: input.dateOfContract,
  limitCents: input.limit,
  outstandingCents: input.outstandingTotal,
  instalmentCount: input.instalmentCount,
  outstandingCount: input.outstandingCount,
  instalmentCents: input.installmentAmount,
  correctedInstalmentCents: input.correctedAmount ?? null,
  overdueDays: input.overdueDays ?? 0,
  refinancePossible: input.refinancePossible ?? false,
  refinanceCents: input.refinanceAmount ?? null,
  isKept: input.refinance === false,
  creditorAccount: input.creditorAccount,
  payerCode: input.payerCode,
  purpose: input.purpose,
  data: input.others,
});

/** Of a registered debt only the instalment is corrected, and said whether it is to be kept and where it is repaid to. */
const toCorrections = (
  sent: readonly LiabilityInput[],
  registered: readonly CountedLiability[],
): LiabilityCorrection[] =>
  registered.flatMap(({ id }) => {
    const input = sent.find(({ IsipareigojimoID }) => IsipareigojimoID === id);
    if (input === undefined) return [];
    const { correctedAmount = null, refinance, creditorAccount } = input;
    return [{ id, correctedInstalmentCents: correctedAmount, isKept: refinance === false, creditorAccount }];
  });

function refuseState(row: ApplicationRow, version: string | undefined, current: number): RefusalCode | null {
  if (isContract(row)) return 1065;
  if (!isOpen(row)) return 1021;
  return version !== undefined && version !== String(current) ? 1101 : null;
}

/**
 * The credit sum follows what is refinanced. What it was stays with the application, until its user has looked at the offers for the new one (F-265).
 * @returns what changed, for the log; null where the sum stays
 */
async function updateSum(tx: Store, row: ApplicationRow, now: Date): Promise<string | null> {
  const { creditSumCents } = amountsOf(await loadCreditFacts(tx, row.shopId, toWireApplication(row), now));
  const oldCents = row.creditSumCents ?? 0;
  if (creditSumCents === 0 || creditSumCents === oldCents) return null;
  const { SumaPries: told, ...others } = row.data;
  const before = typeof told === "string" ? told : formatCents(oldCents);
  const data = before === formatCents(creditSumCents) ? others : { ...others, SumaPries: before };
  await tx
    .update(applications)
    .set({ creditSumCents, data, version: row.version + 1 })
    .where(eq(applications.id, row.id));
  return `${formatMoney(oldCents)} → ${formatMoney(creditSumCents)}`;
}

async function save(tx: Store, context: OperationContext, session: Session, sent: SentLiabilities): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, sent.applicationId);
  if (row === null) return refusal(1063);
  const said = await findSaidLiabilities(tx, row.id);
  const refused = refuseState(row, sent.version, said.version);
  if (refused !== null) return refusal(refused);
  const { liabilities } = await loadCreditFacts(tx, row.shopId, toWireApplication(row), context.clock.now());
  const registered = liabilities.filter(({ isRegistered }) => isRegistered);
  const added = sent.liabilities.filter(
    ({ IsipareigojimoID }) => !registered.some(({ id }) => id === IsipareigojimoID),
  );
  const today = toBusinessDay(context.clock.now());
  const wrong = added.map((input) => refusedElement(input, today)).find((element) => element !== null);
  if (wrong !== undefined) return refusal(2000, `Netinkami užklausos duomenys: Isipareigojimas.${wrong}`);
  const isForeign = !isSpouseCredit(toWireApplication(row)) && added.some(({ Sutuoktinis }) => Sutuoktinis === true);
  if (isForeign && !said.added.some(({ owner }) => owner === "spouse"))
    return refusal(2000, "Netinkami užklausos duomenys: Isipareigojimas.Sutuoktinis");
  const lowered = findLowered(sent.liabilities, registered);
  const unexplained = await refuseLowered(tx, session, row.id, lowered);
  if (unexplained !== null) return unexplained;
  const version = said.version + 1;
  const values = {
    corrections: toCorrections(sent.liabilities, registered),
    added: added.map(toAdded),
    version,
    updatedAt: context.clock.now(),
  };
  await tx
    .insert(applicationLiabilities)
    .values({ applicationId: row.id, ...values })
    .onConflictDoUpdate({ target: applicationLiabilities.applicationId, set: values });
  const note = await updateSum(tx, row, context.clock.now());
  const line = { applicationId: row.id, action: "Įsipareigojimai pakeisti" } as const;
  await logAction(tx, context, session, note === null ? line : { ...line, note });
  for (const one of lowered) await logLowered(tx, context, session, row.id, one);
  return answer({ Versija: String(version) });
}

/**
 * Saves the liabilities of an open application: corrections of registered debts, and the list of those that were added. A list
 * that is out of date is 1101; a registered instalment that is lowered without a reason, or by a seller without a paper, is 5 (O31); what the register says of a debt stays, whatever is sent (F-299, F-300, F-302).
 */
export const saveLiabilities = operation(
  STAFF,
  z.object({
    OperacijosID: operationIdInput,
    Versija: versionInput,
    ParaiskosID: applicationIdInput,
    Isipareigojimai: liabilitiesInput,
  }),
  async (context, session, input) => {
    if (!seesLiabilities(session)) return refusal(1021);
    const content = { applicationId: input.ParaiskosID, version: input.Versija, liabilities: input.Isipareigojimai };
    const write = { operation: "SaveLiabilities", operationId: input.OperacijosID, content };
    return once(context, session, write, (tx) => save(tx, context, session, content));
  },
);
