import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

type LimitedPageProps = { user: { fullName: string; login: string }; csrf: string; children: ReactNode };

/** Everything that a limited log-in has: who it is, what it may read, the way out. No menu leads anywhere else (F-051, F-071). */
export function LimitedPage({ user, csrf, children }: LimitedPageProps) {
  const { t } = useTranslation("auto-login");
  return (
    <>
      <TitleRow title={t("limited.title")} note={t("limited.user", user)}>
        <form method="post" action={paths.logout()}>
          <HiddenFields values={{ _csrf: csrf }} />
          <SubmitButton name="logout" variant="secondary" small>
            {t("limited.logout")}
          </SubmitButton>
        </form>
      </TitleRow>
      {children}
    </>
  );
}
