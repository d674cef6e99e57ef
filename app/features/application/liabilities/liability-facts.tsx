import { useTranslation } from "react-i18next";
import { liabilityTypes } from "~/domain/enumerations/liability-type.ts";
import { formatIban } from "~/domain/iban.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import type { Liability } from "~/services/liability-types.ts";
import { SummaryList } from "~/ui/summary-list.tsx";

type Shown = Omit<Liability, "others">;

/** The type in words; of an unknown one its own (F-573). */
export function useTypeName() {
  const text = useText();
  return ({ type }: Shown): string => {
    const key = liabilityTypes.labelKey(type.type);
    const name = key === null ? type.raw : text(`enumerations:${key}`);
    return type.originalText === null ? name : `${name} (${type.originalText})`;
  };
}

/** Everything that is known of a liability (F-559). */
export function LiabilityFacts({ liability }: { liability: Shown }) {
  const { t, i18n } = useTranslation("liabilities");
  const typeName = useTypeName();
  const money = (cents: number | null) => (cents === null ? "–" : formatMoney(cents, toLanguage(i18n.language)));
  const { refinancePossible, refinanceCents } = liability;
  const rows = [
    [t("fields.type"), typeName(liability)],
    [t("columns.owner"), t(liability.ofSpouse ? "owner.spouse" : "owner.buyer")],
    [t("fields.contractDate"), liability.contractDate],
    [t("fields.limit"), money(liability.limitCents)],
    [t("fields.outstanding"), money(liability.outstandingCents)],
    [t("fields.instalmentCount"), liability.instalmentCount],
    [t("fields.outstandingCount"), liability.outstandingCount],
    [t("fields.instalment"), money(liability.instalmentCents)],
    [t("fields.correctedInstalment"), money(liability.correctedCents)],
    [t("fields.overdueDays"), liability.overdueDays ?? 0],
    [t("columns.refinance"), refinancePossible ? money(refinanceCents) : t("notRefinanceable")],
    [t("fields.payerCode"), liability.payerCode ?? "–"],
    [t("fields.purpose"), liability.purpose ?? "–"],
    [t("fields.creditorAccount"), liability.creditorAccount === null ? "–" : formatIban(liability.creditorAccount)],
  ].map(([label, value]) => ({ label, value }));
  return <SummaryList groups={[rows]} look="facts" />;
}
