import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { listLinks } from "./list-links.ts";
import type { ApplicationsPage } from "./read-applications.server.ts";

type EmptyListProps = { notice: ApplicationsPage["empty"]; links: ReturnType<typeof listLinks> };

/** Why there is nothing, in the words of its code (1310, 1900), and what to do next (F-179). */
export function EmptyList({ notice, links }: EmptyListProps) {
  const { t } = useTranslation("applications");
  const translate = useText();
  return (
    <EmptyState title={notice === null ? t("empty.title") : translate(`soap:${notice.key}`, notice.params)}>
      <p>{t("empty.next")}</p>
      <p>
        <Link to={links.longestPeriod()}>{t("empty.longestPeriod")}</Link> ·{" "}
        <Link to={links.clear()}>{t("empty.clear")}</Link> ·{" "}
        <Link to={paths.newApplication()}>{t("empty.newApplication")}</Link>
      </p>
    </EmptyState>
  );
}
