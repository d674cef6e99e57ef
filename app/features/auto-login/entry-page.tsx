import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

/** The clean page of a partner's link that opened no session: the reason, if there is one, and the way on. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("auto-login");
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={title} />
        {children}
        <p>{t("entry")}</p>
        <ButtonLink to={paths.login()} variant="primary">
          {t("toLogin")}
        </ButtonLink>
      </Card>
    </EntryLayout>
  );
}
