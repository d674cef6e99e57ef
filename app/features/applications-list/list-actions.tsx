import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ListLinks } from "~/lists/list-links.ts";
import { ownershipPaths } from "~/paths/ownership-paths.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { WidthForm } from "./columns/width-form.tsx";

type ListActionsProps = {
  view: { columns: "main" | "all" };
  links: Pick<ListLinks<never, "main" | "all">, "columns" | "export">;
  hasFile: boolean;
  isWide: boolean;
  csrf: string;
};

/** The heading of the list, and what may be done with all of it: its columns (F-160), its width (F-161), its file (F-162). */
export function ListActions({ view, links, hasFile, isWide, csrf }: ListActionsProps) {
  const { t } = useTranslation("applications");
  const choiceTo = paths.applicationsColumns(useLocation().search.slice(1));
  return (
    <TitleRow title={t("title")}>
      <ButtonLink to={ownershipPaths.takeOver()}>{t("takeOver")}</ButtonLink>
      {view.columns === "main" ? (
        <ButtonLink to={choiceTo}>{t("choice.button")}</ButtonLink>
      ) : (
        <ButtonLink to={links.columns("main")}>{t("mainColumns")}</ButtonLink>
      )}
      <WidthForm action={choiceTo} {...{ csrf, isWide }} />
      {hasFile && (
        <ButtonLink to={links.export()} reloadDocument>
          <Icon name="download" /> {t("export.button")}
        </ButtonLink>
      )}
    </TitleRow>
  );
}
