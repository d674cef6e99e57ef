import { desc, eq } from "drizzle-orm";
import { hashToken } from "../../sending/secrets.ts";
import { bankReports } from "../../store/schema/incomes.ts";
import type { Store } from "../../store/store.ts";

/** A whole row of `bank_reports`. */
export type BankReportRow = typeof bankReports.$inferSelect;

/** State of the bank statement (F-303, F-589). */
export const BankReportState = { sendLink: 0, waiting: 1, received: 2, repeat: 3 } as const;

/** How long a link can be answered (decision under G19). */
export const LINK_DAYS = 7;

/** State at a moment: a link that was not answered in its time has to be sent again. */
export function stateAt(report: BankReportRow | null, now: Date): number {
  if (report === null) return BankReportState.sendLink;
  const isExpired = report.state === BankReportState.waiting && report.expiresAt <= now;
  return isExpired ? BankReportState.repeat : report.state;
}

/** The newest request of an application; null: none was sent. */
export async function findBankReport(db: Store, applicationId: number): Promise<BankReportRow | null> {
  const [row] = await db
    .select()
    .from(bankReports)
    .where(eq(bankReports.applicationId, applicationId))
    .orderBy(desc(bankReports.id))
    .limit(1);
  return row ?? null;
}

/** The request behind the secret of a link; one that a newer request has replaced is answered no more. */
export async function findByToken(db: Store, token: string): Promise<BankReportRow | null> {
  const [row] = await db
    .select()
    .from(bankReports)
    .where(eq(bankReports.tokenHash, hashToken(token)));
  const newest = row && (await findBankReport(db, row.applicationId));
  return newest?.id === row?.id ? (row ?? null) : null;
}
