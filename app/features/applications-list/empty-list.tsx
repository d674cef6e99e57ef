import type { SoapKey } from "~/i18n/text-key.ts";
import { useTranslation } from "react-i18next";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { addDays } from "~/domain/iso-day.ts";
import { useText } from "~/i18n/use-text.ts";
import type { ListLinks } from "~/lists/list-links.ts";
import { paths } from "~/paths/paths.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { SCREEN_PERIOD_DAYS } from "~/lists/screen-period.ts";
import { Link } from "~/ui/link.tsx";
import type { everyDayBecause, Period } from "./list-period.ts";

type EmptyListProps = {
  /** Null when the back end gave no reason. */
  notice: { key: SoapKey; params: Record<string, string> } | null;
  period: Period;
  every: ReturnType<typeof everyDayBecause>;
  links: Pick<ListLinks, "filter" | "clear">;
  /** The same filter in the tab where all that it asks for stands; null where that is no other one. */
  elsewhere: { tab: keyof typeof PLACES; to: string } | null;
};

const PLACES = {
  [ListTab.applications]: ["empty.rejected", "empty.inApplications"],
  [ListTab.contracts]: ["empty.contracts", "empty.inContracts"],
} as const;

const NEXT = { exact: "empty.nextExact", archived: "empty.nextArchived" } as const;

/** Why there is nothing, in the words of its code (1310, 1900), and what to do next (F-179). */
export function EmptyList({ notice, period: { to }, every, links, elsewhere }: EmptyListProps) {
  const { t } = useTranslation("applications");
  const translate = useText();
  const longestPeriod = every !== null ? null : links.filter({ from: addDays(to, -SCREEN_PERIOD_DAYS), to });
  return (
    <EmptyState title={notice === null ? t("empty.title") : translate(`soap:${notice.key}`, notice.params)}>
      {elsewhere === null && <p>{t(every === null ? "empty.next" : NEXT[every])}</p>}
      {elsewhere !== null && (
        <p>
          {t(PLACES[elsewhere.tab][0])} <Link to={elsewhere.to}>{t(PLACES[elsewhere.tab][1])}</Link>
        </p>
      )}
      <p>
        {longestPeriod !== null && (
          <>
            <Link to={longestPeriod}>{t("empty.longestPeriod")}</Link> ·{" "}
          </>
        )}
        <Link to={links.clear()}>{t("empty.clear")}</Link> ·{" "}
        <Link to={paths.newApplication()}>{t("empty.newApplication")}</Link>
      </p>
    </EmptyState>
  );
}

/** Nothing stands under a filter that was not applied: rows of another one would look like its answer (F-159). */
export function RefusedFilter({ links }: { links: Pick<ListLinks, "clear"> }) {
  const { t } = useTranslation("applications");
  return (
    <EmptyState title={t("refused.title")}>
      <p>{t("refused.text")}</p>
      <p>
        <Link to={links.clear()}>{t("empty.clear")}</Link>
      </p>
    </EmptyState>
  );
}
