import { defineForm } from "~/forms/define-form.ts";
import { type FormFields, toMoneyText, toText, toTick } from "~/forms/field-texts.ts";
import type { IncomeCertificateData, IncomeLine } from "~/services/income-types.ts";

/**
 * Marks for removal and the certificates of both persons (F-294, F-298), with what is asked outside: the buyer's bank statement (F-303) and the debt
 * register (F-305). Those take what is typed along.
 */
export const INCOMES_FORM = defineForm({
  id: "incomes",
  buttons: [
    "continue",
    "requestBankReport",
    "askAboutBuyer",
    "askAboutSpouse",
    "showDebts",
    "discardDraft",
    "otherLanguage",
  ],
  unchecked: ["requestBankReport", "askAboutBuyer", "askAboutSpouse", "showDebts"],
  labels: "incomes:fields",
  fields: ["removed", "certificate", "spouseCertificate"],
});

/** One income line (F-294). */
export const INCOME_LINE_FORM = defineForm({
  id: "income-line",
  buttons: ["continue", "discardDraft", "otherLanguage"],
  labels: "incomes:line.fields",
  fields: ["kind", "title", "source", "amount", "from", "to", "ofSpouse"],
});

/** The same as a manager values it (F-297). */
export const VALUED_LINE_FORM = defineForm({
  id: "income-valuation",
  buttons: ["continue", "discardDraft", "otherLanguage"],
  labels: "incomes:line.fields",
  fields: ["kind", "title", "source", "amount", "from", "to", "ofSpouse", "corrected", "skipped"],
});

/** What a draft of a line's form is about: each line of an application has its own. */
export const draftSubjectOf = ({ applicationId, line }: Readonly<Record<string, string | undefined>>): string =>
  `${applicationId}/${line}`;

/** What the form shows of a line. */
export type ShownLine = Pick<
  IncomeLine,
  "kind" | "title" | "source" | "amountCents" | "from" | "to" | "ofSpouse" | "correctedCents" | "skipped"
>;

/** A saved line as its form shows it; a new one is empty. */
export function toLineFields(line: ShownLine | undefined): FormFields {
  if (line === undefined) return {};
  return {
    kind: toText(line.kind),
    title: line.title,
    source: toText(line.source),
    amount: toMoneyText(line.amountCents),
    from: line.from,
    to: line.to,
    ofSpouse: toTick(line.ofSpouse),
    corrected: toMoneyText(line.correctedCents),
    skipped: toTick(line.skipped),
  };
}

/** The saved certificates as the form shows them. */
export function toCertificateFields(certificates: readonly IncomeCertificateData[]): FormFields {
  const fieldsOf = (ofSpouse: boolean): FormFields => {
    const found = certificates.find((one) => one.ofSpouse === ofSpouse);
    return found === undefined ? {} : { from: found.from, to: found.to, issuedOn: found.issuedOn };
  };
  return { certificate: fieldsOf(false), spouseCertificate: fieldsOf(true) };
}
