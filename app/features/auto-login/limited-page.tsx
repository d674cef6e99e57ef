import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

type LimitedPageProps = {
  view: "news" | "calculator";
  user: { fullName: string; login: string };
  csrf: string;
  children: ReactNode;
};

/** Everything that a limited log-in has: who it is, what it may read and calculate, the way out. No menu leads anywhere else (F-051, F-071). */
export function LimitedPage({ view, user, csrf, children }: LimitedPageProps) {
  const { t } = useTranslation("auto-login");
  const views = [
    { label: t("limited.news"), to: paths.limitedLogin(), current: view === "news" },
    { label: t("limited.calculator"), to: paths.limitedCalculator(), current: view === "calculator" },
  ];
  return (
    <>
      <TitleRow title={t(view === "news" ? "limited.title" : "limited.calculator")} note={t("limited.user", user)}>
        <form method="post" action={paths.logout()}>
          <HiddenFields values={{ _csrf: csrf }} />
          <SubmitButton name="logout" variant="secondary" small>
            {t("limited.logout")}
          </SubmitButton>
        </form>
      </TitleRow>
      <Tabs tabs={views} label={t("limited.views")} />
      {children}
    </>
  );
}
