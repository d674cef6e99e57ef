import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { formatCents } from "../../rules/money.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf, toEditableColumns } from "../../store/application-wire.ts";
import { actionLog } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { logAction, type LoggedAction } from "../../applications/action-log.ts";
import { refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { askDebtRegister } from "../../applications/ask-debt-register.ts";
import { logAgreedGoods } from "./agreed-goods.ts";
import { checkAccounts } from "./account-check.ts";
import { isContract, isOpen } from "../../applications/application-answer.ts";
import { applicationInput, type ApplicationInput } from "./application-input.ts";
import { findForeignChoice } from "./foreign-choice.ts";
import { numberGoods } from "./number-goods.ts";
import { findUnknownCountry } from "./unknown-country.ts";
import { checkPerson } from "../../applications/person-check.ts";
import { elementNamesOf } from "../../wire/contract-order.ts";
import { loadCreditFacts, type CreditFacts } from "../../credit/credit-facts.ts";
import { premiumChange } from "../../credit/insurance-premium.ts";
import { formatMoney } from "../../documents/format/lithuanian.ts";
import { numberOf } from "../../wire/wire-values.ts";
import { withoutIdleHealth } from "../../credit/health-questionnaire.ts";
import { withoutIdleSpouse } from "../../applications/spouse-elements.ts";
import { amountsOf } from "../../credit/credit-sum.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { outdateConsents } from "../../signing/outdated-consent.ts";
import { toFlag } from "../../wire/wire-output.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import { flagInput, operationIdInput, optional, versionInput } from "../../wire/wire-input.ts";

/** Drafts are saved every few seconds; the log names them once in this time. */
const LOG_INTERVAL_MINUTES = 10;
const MILLISECONDS_PER_MINUTE = 60_000;

const NAMED_ELEMENTS: readonly string[] = elementNamesOf("Paraiska");

/** Why an application cannot be saved at all, by its state. */
function refuseState(row: ApplicationRow, version: string | undefined): RefusalCode | null {
  if (isContract(row)) return 1065;
  if (!isOpen(row)) return 1021;
  return version !== undefined && version !== String(row.version) ? 1101 : null;
}

/**
 * The elements after the save: sent ones replace the stored ones; a stored element that the contract does not name and the
 * caller left out stays (F-354). Profiling needs the consent to direct marketing (F-292).
 */
function merge(row: ApplicationRow, sent: WireRecord): WireRecord {
  const unknown = Object.entries(row.data).filter(([element]) => !NAMED_ELEMENTS.includes(element));
  const personalCode = textOf(sent, "AsmensKodas") || (row.personalCode ?? "");
  const merged: WireRecord = { ...Object.fromEntries(unknown), ...sent, AsmensKodas: personalCode };
  return textOf(merged, "SutikimasTiesioginis") === "1" || merged["SutikimasProfiliavimas"] === undefined
    ? merged
    : { ...merged, SutikimasProfiliavimas: "0" };
}

/**
 * The buyer of an application never changes (F-195), and persons who are not served or have no valid code do not get
 * into one. Only codes that are new are looked up.
 */
async function refusePersons(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  elements: WireRecord,
): Promise<RefusalCode | null> {
  const buyer = textOf(elements, "AsmensKodas");
  const spouse = textOf(elements, "SutuoktinioAsmensKodas");
  if (row.personalCode !== null && buyer !== row.personalCode) return 1031;
  if (buyer !== "" && buyer === spouse) return 1031;
  const added = [
    ...(row.personalCode === null ? [buyer] : []),
    ...(spouse === textOf(row.data, "SutuoktinioAsmensKodas") ? [] : [spouse]),
  ];
  for (const personalCode of added.filter((code) => code !== "")) {
    const check = await checkPerson(tx, context, personalCode);
    if ("code" in check && check.code !== 1030) return check.code;
  }
  return null;
}

async function wasLoggedLately(tx: Store, { clock }: OperationContext, session: Session, id: number): Promise<boolean> {
  const [last] = await tx
    .select({ at: actionLog.at, action: actionLog.action, userId: actionLog.userId })
    .from(actionLog)
    .where(eq(actionLog.applicationId, id))
    .orderBy(desc(actionLog.at), desc(actionLog.id))
    .limit(1);
  const saved: LoggedAction = "Paraiška išsaugota";
  const minutes = (clock.now().getTime() - (last?.at.getTime() ?? 0)) / MILLISECONDS_PER_MINUTE;
  return last?.action === saved && last.userId === session.user.id && minutes < LOG_INTERVAL_MINUTES;
}

async function store(
  tx: Store,
  context: OperationContext,
  session: Session,
  row: ApplicationRow,
  elements: WireRecord,
): Promise<Answer> {
  const accounts = checkAccounts(elements, row);
  const version = row.version + 1;
  const [saved = row] = await tx
    .update(applications)
    .set({
      ...toEditableColumns({ ...elements, ...accounts.elements }),
      version,
      updatedAt: context.clock.now(),
    })
    .where(eq(applications.id, row.id))
    .returning();
  const { isRefused } = accounts;
  if (isRefused || !(await wasLoggedLately(tx, context, session, row.id))) {
    const action = isRefused ? "Paraiška išsaugota, sąskaitos numeris atmestas" : "Paraiška išsaugota";
    await logAction(tx, context, session, { applicationId: row.id, action });
  }
  await askDebtRegister(tx, context, session, saved);
  const isOutdated = await outdateConsents(tx, context, { before: row, after: saved });
  return {
    code: isRefused ? 1100 : 0,
    fields: {
      ParaiskosID: String(row.id),
      Versija: String(version),
      SutikimasIsNaujo: isOutdated ? toFlag(true) : null,
    },
  };
}

/** A changed sum changes what an insured buyer pays: the log says from what to what (F-264). */
async function logPremium(
  tx: Store,
  context: OperationContext,
  session: Session,
  { row, facts, newSumCents }: { row: ApplicationRow; facts: CreditFacts; newSumCents: number },
): Promise<void> {
  const isSamePackage = numberOf(row.data, "DraudimoID") === facts.insurance?.id;
  const oldSumCents = row.creditSumCents ?? 0;
  const change = isSamePackage ? premiumChange(facts, { oldSumCents, newSumCents }) : null;
  if (change === null) return;
  const note = `${formatMoney(change.oldCents)} → ${formatMoney(change.newCents)}`;
  await logAction(tx, context, session, { applicationId: row.id, action: "Draudimo įmoka perskaičiuota", note });
}

interface SaveTerms {
  readonly version: string | undefined;
  /** A manager says that a change of goods is agreed with the seller (F-251). */
  readonly isAgreed: boolean;
}

async function save(
  tx: Store,
  context: OperationContext,
  session: Session,
  { applicationId, elements, version, isAgreed }: ApplicationInput & SaveTerms,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, applicationId);
  if (row === null) return refusal(1063);
  const merged = merge(row, elements);
  const refused = refuseState(row, version) ?? (await refusePersons(tx, context, row, merged));
  if (refused !== null) return refusal(refused);
  const kept = numberGoods(withoutIdleSpouse(merged), row.version + 1);
  const facts = await loadCreditFacts(tx, row.shopId, { ...kept, ParaiskosID: String(row.id) }, context.clock.now());
  const foreign = (await findForeignChoice(tx, context, row, facts)) ?? (await findUnknownCountry(tx, row.data, kept));
  if (foreign !== null) return refusal(2000, `Netinkami užklausos duomenys: Paraiska.${foreign}`);
  const { creditSumCents } = amountsOf(facts);
  const sum: WireRecord = creditSumCents > 0 ? { Suma: formatCents(creditSumCents) } : {};
  if (isAgreed) await logAgreedGoods(tx, context, session, { row, elements: kept });
  await logPremium(tx, context, session, { row, facts, newSumCents: creditSumCents });
  return store(tx, context, session, row, { ...withoutIdleHealth(kept, facts.insurance), ...sum });
}

/**
 * Saves a whole application with its goods (F-188). Only an open one changes; a stale version is 1101. An account
 * number that cannot be paid to is left as it was and answered with 1100, everything else is saved (C20, F-189).
 */
export const saveApplication = operation(
  STAFF,
  z.object({
    OperacijosID: operationIdInput,
    Versija: versionInput,
    SuderintaSuPardaveju: optional(flagInput),
    Paraiska: applicationInput,
  }),
  (context, session, { OperacijosID: operationId, Versija: version, SuderintaSuPardaveju: agreed, ...sent }) => {
    const application = { ...sent.Paraiska, version };
    const write = { operation: "SaveApplication", operationId, content: application };
    return once(context, session, write, (tx) =>
      save(tx, context, session, { ...application, isAgreed: agreed ?? false }),
    );
  },
);
