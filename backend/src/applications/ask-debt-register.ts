import { and, eq } from "drizzle-orm";
import type { Session } from "../accounts/session.ts";
import type { OperationContext } from "../context.ts";
import { findClients, toDebtAnswers } from "../credit/credit-facts.ts";
import { findAskedRegisters, type AskedRow } from "../credit/debt-answers.ts";
import { householdOf } from "../credit/household.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { textOf, toWireApplication } from "../store/application-wire.ts";
import { debtRecords } from "../store/schema/debt-records.ts";
import type { Store } from "../store/store.ts";
import { flagOf } from "../wire/wire-values.ts";
import { logAction } from "./action-log.ts";

/** The question about a person of an application; null: it was not asked. */
export async function findAsked(db: Store, applicationId: number, personalCode: string): Promise<AskedRow | null> {
  const [row] = await db
    .select()
    .from(debtRecords)
    .where(and(eq(debtRecords.applicationId, applicationId), eq(debtRecords.personalCode, personalCode)));
  return row ?? null;
}

/** Puts a question to the debt register, for the first time or again. */
export async function putQuestion(
  tx: Store,
  context: OperationContext,
  session: Session,
  { applicationId, personalCode }: { applicationId: number; personalCode: string },
): Promise<void> {
  const before = await findAsked(tx, applicationId, personalCode);
  const values = {
    requestedAt: context.clock.now(),
    requestedBy: session.user.id,
    attempts: (before?.attempts ?? 0) + 1,
  };
  await tx
    .insert(debtRecords)
    .values({ applicationId, personalCode, ...values })
    .onConflictDoUpdate({ target: [debtRecords.applicationId, debtRecords.personalCode], set: values });
  await logAction(tx, context, session, { applicationId, action: "Pateikta užklausa skolų registrui" });
}

/** Codes of those who borrow. */
function borrowersOf(row: ApplicationRow): string[] {
  const application = toWireApplication(row);
  const spouse = householdOf(application).mode === 2 ? textOf(application, "SutuoktinioAsmensKodas") : "";
  return [textOf(application, "AsmensKodas"), spouse].filter((code) => code !== "");
}

/**
 * Asks the debt register about those who borrow, once the buyer has consented: about whom it was not asked of late, or could not be asked (O24). A question
 * under way, and an answer that still says something, are left alone.
 */
export async function askDebtRegister(
  tx: Store,
  context: OperationContext,
  session: Session,
  row: ApplicationRow,
): Promise<void> {
  if (!flagOf(toWireApplication(row), "SutikimasTikrinti")) return;
  const codes = borrowersOf(row);
  const clients = await findClients(tx, codes);
  const asked = await findAskedRegisters(tx, [row.id]);
  const persons = codes.map(
    (code) => [code, clients.find(({ personalCode }) => personalCode === code) ?? null] as const,
  );
  for (const { personalCode, state } of toDebtAnswers(persons, asked, context.clock.now())) {
    if (state === "notAsked" || state === "failed")
      await putQuestion(tx, context, session, { applicationId: row.id, personalCode });
  }
}
