import { and, eq } from "drizzle-orm";
import type { OperationContext } from "../../context.ts";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { isOpen } from "../../applications/application-answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { loadIncomes, type IncomeLineRow } from "../../credit/income-facts.ts";
import { householdOf } from "../../credit/household.ts";
import { certificateProblem } from "../../rules/income-certificate.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { applications } from "../../store/schema/applications.ts";
import { incomeCertificates, incomeLines } from "../../store/schema/incomes.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { incomesInput, type CertificateInput, type IncomesInput, type LineInput } from "./income-input.ts";

const MANAGER = 1;
/** Lines of one person (decision under G19). */
const LINES_MAX = 20;

/** What of a line a save may set; a corrected amount is a revision by itself. */
const toColumns = (line: LineInput) => ({
  kind: line.PajamuRusiesID,
  amountCents: line.PajamuSuma,
  correctedCents: line.PatikslintaSuma ?? null,
  revised: line.Tikslinta || line.PatikslintaSuma !== undefined,
  title: line.Pavadinimas,
  source: line.Saltinis === "" ? null : line.Saltinis,
  ofSpouse: line.Sutuoktinis,
  fromDay: line.DataNuo,
  toDay: line.DataIki,
  skipped: line.Praleisti,
});

type Columns = ReturnType<typeof toColumns>;

const isSame = (row: IncomeLineRow, columns: Columns): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof Columns] === value);

/**
 * What only a manager may say (1.3, F-297): a line of a manager or of the bank, a corrected amount, that a line is left out. A line that is sent back
 * as it is changes nothing.
 */
function isManagersOnly(line: LineInput, row: IncomeLineRow | undefined): boolean {
  const columns = toColumns(line);
  if (row === undefined) return line.IveseVadybininkas || columns.skipped || columns.revised;
  if (row.origin !== "seller") return line.TrintiEilute || !isSame(row, columns);
  if (line.IveseVadybininkas) return true;
  const { correctedCents, revised, skipped } = columns;
  return correctedCents !== row.correctedCents || revised !== row.revised || skipped !== row.skipped;
}

const countOf = (lines: readonly { ofSpouse: boolean }[], ofSpouse: boolean): number =>
  lines.filter((line) => line.ofSpouse === ofSpouse).length;

/** The lines as they would be after the save. */
function linesAfter(saved: readonly IncomeLineRow[], sent: readonly LineInput[]): { ofSpouse: boolean }[] {
  const named = new Set(sent.map(({ PajamosID: id }) => id));
  const kept = sent.filter(({ TrintiEilute: removed }) => !removed).map(toColumns);
  return [...saved.filter(({ id }) => !named.has(id)), ...kept];
}

/** A line that becomes the spouse's; one that was is left from when both borrowed, and may stay or go. */
const becomesSpouses = (line: LineInput, row: IncomeLineRow | undefined): boolean =>
  line.Sutuoktinis && row?.ofSpouse !== true;

function refuseLines(
  { lines: saved, borrowsWithSpouse }: { lines: readonly IncomeLineRow[]; borrowsWithSpouse: boolean },
  sent: readonly LineInput[],
  session: Session,
): Answer | null {
  const rows = new Map(saved.map((row) => [row.id, row]));
  const unknown = sent.find(({ PajamosID: id }) => id !== undefined && !rows.has(id));
  if (unknown !== undefined) return refusal(2000, "Netinkami užklausos duomenys: Eilutes.Eilute.PajamosID");
  const isForged = sent.some((line) => isManagersOnly(line, rows.get(line.PajamosID ?? 0)));
  if (session.role !== MANAGER && isForged) return refusal(1021);
  if (!borrowsWithSpouse && sent.some((line) => becomesSpouses(line, rows.get(line.PajamosID ?? 0))))
    return refusal(2000, "Netinkami užklausos duomenys: Eilutes.Eilute.Sutuoktinis");
  const after = linesAfter(saved, sent);
  const isTooMany = [false, true].some((ofSpouse) => countOf(after, ofSpouse) > LINES_MAX);
  return isTooMany ? refusal(2000, `Vienam asmeniui gali būti ne daugiau kaip ${LINES_MAX} pajamų eilučių.`) : null;
}

/** Names the months that a certificate lacks (F-298). */
function refuseCertificates(certificates: readonly CertificateInput[], today: string): Answer | null {
  for (const { TrintiEilute: isRemoved, DataNuo: from, DataIki: to, IsdavimoData: issuedOn } of certificates) {
    const problem = isRemoved ? null : certificateProblem({ from, to, issuedOn }, today);
    if (problem?.kind === "months") {
      return refusal(2000, `Pajamų pažymoje trūksta mėnesių: ${problem.months.join(", ")}.`);
    }
    if (problem?.kind === "notOver")
      return refusal(2000, "Pajamų pažymos laikotarpis baigiasi vėliau, nei ji išduota.");
    if (problem !== null)
      return refusal(2000, "Pajamų pažymos išdavimo diena netinkama: ji per sena arba vėlesnė už šiandieną.");
  }
  return null;
}

async function storeLine(tx: Store, session: Session, applicationId: number, line: LineInput): Promise<void> {
  const isOwn = and(eq(incomeLines.id, line.PajamosID ?? 0), eq(incomeLines.applicationId, applicationId));
  if (line.TrintiEilute) {
    await tx.delete(incomeLines).where(isOwn);
  } else if (line.PajamosID === undefined) {
    const origin = session.role === MANAGER ? "manager" : "seller";
    await tx.insert(incomeLines).values({ ...toColumns(line), applicationId, origin });
  } else {
    await tx.update(incomeLines).set(toColumns(line)).where(isOwn);
  }
}

async function storeCertificate(tx: Store, applicationId: number, certificate: CertificateInput): Promise<void> {
  const { Sutuoktinis: ofSpouse, DataNuo: fromDay, DataIki: toDay, IsdavimoData: issuedOn } = certificate;
  const isOwn = and(eq(incomeCertificates.applicationId, applicationId), eq(incomeCertificates.ofSpouse, ofSpouse));
  await tx.delete(incomeCertificates).where(isOwn);
  if (certificate.TrintiEilute) return;
  await tx.insert(incomeCertificates).values({ applicationId, ofSpouse, fromDay, toDay, issuedOn });
}

type Ticks = Partial<Pick<ApplicationRow, "hasIncomeCertificate" | "data">>;

/** What the application says of certificates that were taken back: that there are none, or their bad periods would be mended by emptying them (F-298). */
const withoutCertificates = ({ data }: ApplicationRow, removed: readonly CertificateInput[]): Ticks => ({
  ...(removed.some(({ Sutuoktinis: ofSpouse }) => !ofSpouse) && { hasIncomeCertificate: false }),
  ...(removed.some(({ Sutuoktinis: ofSpouse }) => ofSpouse) && { data: { ...data, SutuoktinioPajamuPazyma: "0" } }),
});

/** Raises the version: a contract is not made from what has changed since it was read (1101). */
export async function raiseVersion(tx: Store, row: ApplicationRow, now: Date, changed: Ticks = {}): Promise<string> {
  const version = row.version + 1;
  await tx
    .update(applications)
    .set({ ...changed, version, updatedAt: now })
    .where(eq(applications.id, row.id));
  return String(version);
}

type Incomes = Omit<IncomesInput, "OperacijosID">;

async function save(tx: Store, context: OperationContext, session: Session, incomes: Incomes): Promise<Answer> {
  const { ParaiskosID: id, Versija: version, Eilutes: lines, Pazymos: certificates } = incomes;
  const row = await findApplicationForUpdate(tx, session, id);
  if (row === null) return refusal(1063);
  if (!isOpen(row)) return refusal(1100);
  if (version !== undefined && version !== String(row.version)) return refusal(1101);
  const now = context.clock.now();
  const { lines: saved } = await loadIncomes(tx, row.id);
  const borrowsWithSpouse = householdOf(toWireApplication(row)).mode === 2;
  const refused =
    refuseLines({ lines: saved, borrowsWithSpouse }, lines, session) ??
    refuseCertificates(certificates, toBusinessDay(now));
  if (refused !== null) return refused;
  for (const line of lines) await storeLine(tx, session, row.id, line);
  for (const certificate of certificates) await storeCertificate(tx, row.id, certificate);
  await logAction(tx, context, session, { applicationId: row.id, action: "Pajamos išsaugotos" });
  const removed = certificates.filter(({ TrintiEilute: isRemoved }) => isRemoved);
  return answer({ Versija: await raiseVersion(tx, row, now, withoutCertificates(row, removed)) });
}

/**
 * Saves income lines and certificates of an open application (F-294, F-295, F-298): a line without a number is added, one with its number is changed,
 * one that is marked (TrintiEilute) goes, one that is not sent stays; with a certificate that goes its tick goes, too. What only managers may say is refused with 1021 (F-297).
 */
export const saveIncomes = operation(
  STAFF,
  incomesInput,
  (context, session, { OperacijosID: operationId, ...incomes }) => {
    const write = { operation: "SaveIncomes", operationId, content: incomes };
    return once(context, session, write, (tx) => save(tx, context, session, incomes));
  },
);
