import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionLogTable } from "~/features/action-log/action-log-table.tsx";
import { StatusBadge } from "~/features/application/status-badge.tsx";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["action-log", "enumerations"], title: "action-log:title" };

/** Everything that was done to an application, and by whom (F-180). */
export default function ActionLogPage() {
  const { id, contractNumber, status, entries, empty } = useLoaderData<typeof loader>();
  const { t } = useTranslation("action-log");
  const text = useText();
  return (
    <>
      <TitleRow
        title={t("title")}
        detail={contractNumber ?? t("number", { number: id })}
        badge={<StatusBadge status={status} />}
      >
        <ButtonLink to={paths.loadApplication(id)}>{t("back")}</ButtonLink>
      </TitleRow>
      {empty === null ? (
        <>
          <p className="note">
            {t("count", { count: entries.length })}. {t("lead")}
          </p>
          <ActionLogTable entries={entries} />
        </>
      ) : (
        <EmptyState title={text(`soap:${empty.key}`)} />
      )}
    </>
  );
}
