import { addDays, addMonths, daysBetween, type IsoDay } from "./iso-day.ts";
import { issueMessage } from "./issue.ts";
import { INCOME_CERTIFICATE_AGE_DAYS, INCOME_CERTIFICATE_MONTHS } from "./limits.ts";

/** What a certificate states: the months it covers and when it was issued. */
export type IncomeCertificate = { from: IsoDay; to: IsoDay; issuedOn: IsoDay };

/** The last four full calendar months before today, `yyyy-mm`, oldest first. */
export function requiredCertificateMonths(today: IsoDay): string[] {
  return Array.from({ length: INCOME_CERTIFICATE_MONTHS }, (_, index) =>
    addMonths(firstOfMonth(today), index - INCOME_CERTIFICATE_MONTHS).slice(0, 7),
  );
}

/**
 * Why a certificate is refused, as an issue message, or null: it must cover each of the last four full calendar months
 * (the finding names the missing ones) and be at most 14 days old (F-298).
 */
export function findCertificateProblem(certificate: IncomeCertificate, today: IsoDay): string | null {
  const missing = requiredCertificateMonths(today).filter((month) => !coversMonth(certificate, month));
  if (missing.length > 0) return issueMessage("income.certificateMonths", { months: missing.join(", ") });
  if (certificate.issuedOn > today) return issueMessage("date.future");
  if (daysBetween(certificate.issuedOn, today) <= INCOME_CERTIFICATE_AGE_DAYS) return null;
  return issueMessage("income.certificateTooOld", { days: INCOME_CERTIFICATE_AGE_DAYS });
}

function coversMonth({ from, to }: IncomeCertificate, month: string): boolean {
  const first = `${month}-01`;
  return from <= first && to >= addDays(addMonths(first, 1), -1);
}

const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;
