import * as z from "zod";
import { optionalIsoDayField } from "./fields/iso-day-field.ts";
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

/** A finding about a certificate at one of its fields. */
type CertificateFinding = { field: "from" | "to" | "issuedOn"; message: string };

/**
 * Why a certificate is refused, or null: it must cover each of the last four full calendar months (the finding names the missing ones) and be at most
 * 14 days old (F-298). A first month that it lacks is a finding about its first day, and nothing is certified before it is over.
 */
export function findCertificateProblem(certificate: IncomeCertificate, today: IsoDay): CertificateFinding | null {
  const missing = requiredCertificateMonths(today).filter((month) => !coversMonth(certificate, month));
  if (missing.length > 0) {
    const field = certificate.from > `${missing[0] ?? ""}-01` ? "from" : "to";
    return { field, message: issueMessage("income.certificateMonths", { months: missing.join(", ") }) };
  }
  if (certificate.issuedOn > today) return { field: "issuedOn", message: issueMessage("date.future") };
  if (certificate.to > certificate.issuedOn) return { field: "to", message: issueMessage("income.certificateNotOver") };
  if (daysBetween(certificate.issuedOn, today) <= INCOME_CERTIFICATE_AGE_DAYS) return null;
  const message = issueMessage("income.certificateTooOld", { days: INCOME_CERTIFICATE_AGE_DAYS });
  return { field: "issuedOn", message };
}

/** The certificate of a form: all of it, or none. Output: null when nothing is typed. */
export const certificateSchema = (today: IsoDay) =>
  z
    .object({ from: optionalIsoDayField(), to: optionalIsoDayField(), issuedOn: optionalIsoDayField() })
    .transform(({ from, to, issuedOn }, context): IncomeCertificate | null => {
      if (from === null && to === null && issuedOn === null) return null;
      const entries = Object.entries({ from, to, issuedOn });
      for (const [field] of entries.filter(([, day]) => day === null))
        context.issues.push({ code: "custom", message: issueMessage("required"), path: [field], input: null });
      if (from === null || to === null || issuedOn === null) return z.NEVER;
      const certificate = { from, to, issuedOn };
      const problem =
        from < to ? findCertificateProblem(certificate, today) : { field: "to", message: issueMessage("date.order") };
      if (problem === null) return certificate;
      context.issues.push({ code: "custom", message: problem.message, path: [problem.field], input: null });
      return z.NEVER;
    });

function coversMonth({ from, to }: IncomeCertificate, month: string): boolean {
  const first = `${month}-01`;
  return from <= first && to >= addDays(addMonths(first, 1), -1);
}

const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;
