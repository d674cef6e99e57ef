import { useTranslation } from "react-i18next";
import type { SoapKey } from "~/i18n/text-key.ts";
import { useText } from "~/i18n/use-text.ts";
import type { ListLinks } from "~/lists/list-links.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Link } from "~/ui/link.tsx";

type NoRatingsProps = {
  /** The filter was not applied: something in it is wrong. */
  isRefused: boolean;
  /** The words of the code (1900); null when the back end gave none. */
  notice: { key: SoapKey; params: Record<string, string> } | null;
  /** Something narrows the list. */
  isFiltered: boolean;
  links: Pick<ListLinks, "clear">;
};

/** Why there is nothing, and the way on (F-383, F-461). */
export function NoRatings({ isRefused, notice, isFiltered, links }: NoRatingsProps) {
  const { t } = useTranslation("ratings");
  const translate = useText();
  // The words of 1900 ask for other criteria, and there are none.
  if (!isRefused && !isFiltered)
    return (
      <EmptyState title={t("none")}>
        <p>{t("noneHint")}</p>
      </EmptyState>
    );
  const found = notice === null ? t("empty") : translate(`soap:${notice.key}`, notice.params);
  return (
    <EmptyState title={isRefused ? t("refused") : found}>
      <p>
        <Link to={links.clear()}>{t("clear")}</Link>
      </p>
    </EmptyState>
  );
}
