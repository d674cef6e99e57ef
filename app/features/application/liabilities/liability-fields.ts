import { formatIban } from "~/domain/iban.ts";
import { defineForm } from "~/forms/define-form.ts";
import { toMoneyText, toText, toTick, type FormFields } from "~/forms/field-texts.ts";
import type { Liability } from "~/services/liability-types.ts";

const CORRECTED_FIELDS = ["correctedInstalment", "correctionReason", "kept", "creditorAccount"] as const;

/** What may be said of a debt that a register knows (F-300). */
export const CORRECTION_FORM = defineForm({
  id: "liability-correction",
  buttons: ["continue", "discardDraft", "otherLanguage"],
  labels: "liabilities:fields",
  fields: CORRECTED_FIELDS,
});

/** A debt that no register knows (F-299, F-300). */
export const LIABILITY_FORM = defineForm({
  id: "liability",
  buttons: ["continue", "remove", "discardDraft", "otherLanguage"],
  unchecked: ["remove"],
  labels: "liabilities:fields",
  fields: [
    "type",
    "spouse",
    "creditor",
    "contractDate",
    "limit",
    "outstanding",
    "instalmentCount",
    "outstandingCount",
    "instalment",
    "correctedInstalment",
    "overdueDays",
    "refinancePossible",
    "refinanceAmount",
    "kept",
    "creditorAccount",
    "payerCode",
    "purpose",
  ],
});

/** What a draft of the forms is about: each liability of an application has its own. */
export const draftSubjectOf = ({ applicationId, liability }: Readonly<Record<string, string | undefined>>): string =>
  `${applicationId}/${liability}`;

const correctionOf = ({ correctedCents, refinance, creditorAccount }: Liability): FormFields => ({
  correctedInstalment: toMoneyText(correctedCents),
  kept: toTick(!refinance),
  creditorAccount: formatIban(toText(creditorAccount)),
});

/** A saved liability as its form shows it; a new one is empty. */
export function toLiabilityFields(liability: Liability | null): FormFields {
  if (liability === null) return {};
  if (liability.registered) return correctionOf(liability);
  return {
    ...correctionOf(liability),
    type: liability.type.type,
    spouse: toTick(liability.ofSpouse),
    creditor: liability.creditor,
    contractDate: liability.contractDate,
    limit: toMoneyText(liability.limitCents),
    outstanding: toMoneyText(liability.outstandingCents),
    instalmentCount: toText(liability.instalmentCount),
    outstandingCount: toText(liability.outstandingCount),
    instalment: toMoneyText(liability.instalmentCents),
    overdueDays: toText(liability.overdueDays),
    refinancePossible: toTick(liability.refinancePossible),
    refinanceAmount: toMoneyText(liability.refinanceCents),
    payerCode: toText(liability.payerCode),
    purpose: toText(liability.purpose),
  };
}
