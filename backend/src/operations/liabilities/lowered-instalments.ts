import { and, eq, inArray } from "drizzle-orm";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { DOCUMENT_SLOTS } from "../../applications/document-slots.ts";
import type { OperationContext } from "../../context.ts";
import type { CountedLiability } from "../../credit/liabilities.ts";
import { formatMoney } from "../../documents/format/lithuanian.ts";
import { applicationDocuments } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import type { LiabilityInput } from "./liabilities-input.ts";

const MANAGER = 1;
const SHORTEST_REASON = 3;

/** The slot of papers about credits that a person has. */
const PAPER_SLOTS = DOCUMENT_SLOTS.filter(({ kind }) => kind === "refinance");

/** A registered debt of which less is to count than before. */
export interface LoweredInstalment {
  readonly debt: CountedLiability;
  readonly cents: number;
  readonly reason: string;
}

/** Corrections downwards that a save brings: against what the register says, or what has counted until now. */
export const findLowered = (
  sent: readonly LiabilityInput[],
  registered: readonly CountedLiability[],
): LoweredInstalment[] =>
  registered.flatMap((debt) => {
    const input = sent.find(({ IsipareigojimoID }) => IsipareigojimoID === debt.id);
    const cents = input?.correctedAmount;
    const counted = Math.min(debt.instalmentCents, debt.correctedInstalmentCents ?? debt.instalmentCents);
    return cents === undefined || cents >= counted ? [] : [{ debt, cents, reason: input?.correctionReason ?? "" }];
  });

async function hasPaper(db: Store, applicationId: number, owner: CountedLiability["owner"]): Promise<boolean> {
  const ofPerson = owner === "buyer" ? "client" : "spouse";
  const slots = PAPER_SLOTS.filter((slot) => slot.owner === ofPerson).map(({ number }) => number);
  const { id, applicationId: of, owner: whose, slot } = applicationDocuments;
  const files = await db
    .select({ id })
    .from(applicationDocuments)
    .where(and(eq(of, applicationId), eq(whose, ofPerson), inArray(slot, slots)))
    .limit(1);
  return files.length > 0;
}

/**
 * Less than a register says counts with a paper in its slot or by a manager, and with a reason in any case (O31).
 * @returns the refusal; null where every correction may be made
 */
export async function refuseLowered(
  db: Store,
  session: Session,
  applicationId: number,
  lowered: readonly LoweredInstalment[],
): Promise<Answer | null> {
  for (const { debt, reason } of lowered) {
    if (reason.length < SHORTEST_REASON)
      return refusal(5, {
        lt: "Mažindami registruotą įmoką, nurodykite priežastį.",
        en: "A registered instalment is lowered with a reason.",
      });
    if (session.role !== MANAGER && !(await hasPaper(db, applicationId, debt.owner)))
      return refusal(5, {
        lt: "Registruotą įmoką mažinti galima tik įkėlus tai patvirtinantį dokumentą arba per vadybininką.",
        en: "A registered instalment is lowered only with an uploaded paper that shows it, or by a manager.",
      });
  }
  return null;
}

/** Who counts less of which debt, and why. */
export const logLowered = (
  tx: Store,
  context: OperationContext,
  session: Session,
  applicationId: number,
  { debt, cents, reason }: LoweredInstalment,
): Promise<void> =>
  logAction(tx, context, session, {
    applicationId,
    action: "Sumažinta registruota įmoka",
    note: `${debt.creditor}: ${formatMoney(debt.instalmentCents)} → ${formatMoney(cents)}. ${reason}`,
  });
