import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { Notice } from "~/ui/notice.tsx";

/** How a change of liabilities has changed the credit sum; null where it has not, or where the offers were looked at since (F-265). */
export type SumChange = { beforeCents: number; nowCents: number };

type Summed = { credit: { sumCents: number | null; sumBeforeCents: number | null } };

/** What an application says of it. */
export const sumChangeOf = ({ credit: { sumBeforeCents, sumCents } }: Summed): SumChange | null =>
  sumBeforeCents === null ? null : { beforeCents: sumBeforeCents, nowCents: sumCents ?? 0 };

/** Tells it, and that conditions and offers are to be looked at again. @param children the way to them */
export function SumChanged({ change, children }: { change: SumChange | null; children?: ReactNode }) {
  const { t, i18n } = useTranslation("application");
  if (change === null) return null;
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const text = t("offers.sumChanged", { before: money(change.beforeCents), now: money(change.nowCents) });
  return (
    <>
      <Notice notice={{ id: "sum-changed", variant: "warning", type: "offers", text }} />
      {children}
    </>
  );
}
