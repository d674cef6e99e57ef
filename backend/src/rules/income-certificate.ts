import { addDays, addMonths, daysBetween, type IsoDay } from "./days.ts";

/** What an income certificate states. */
export interface IncomeCertificate {
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly issuedOn: IsoDay;
}

/** Why a certificate proves nothing: months that it lacks (`yyyy-mm`), days that were not over when it was issued, or its age. */
export type CertificateProblem =
  { readonly kind: "months"; readonly months: readonly string[] } | { readonly kind: "tooOld" | "future" | "notOver" };

/** Practice of the market, stated by GF bankas: the last 4 full calendar months, not older than 14 days (G19). */
const MONTHS = 4;
const AGE_DAYS = 14;

const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;

function covers({ from, to }: IncomeCertificate, first: IsoDay): boolean {
  return from <= first && to >= addDays(addMonths(first, 1), -1);
}

/** What is wrong with a certificate on a day, or null: it covers the last four full calendar months and is at most 14 days old (F-298). */
export function certificateProblem(certificate: IncomeCertificate, today: IsoDay): CertificateProblem | null {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(firstOfMonth(today), index - MONTHS))
    .filter((first) => !covers(certificate, first))
    .map((first) => first.slice(0, 7));
  if (months.length > 0) return { kind: "months", months };
  if (certificate.issuedOn > today) return { kind: "future" };
  if (certificate.to > certificate.issuedOn) return { kind: "notOver" };
  return daysBetween(certificate.issuedOn, today) <= AGE_DAYS ? null : { kind: "tooOld" };
}
