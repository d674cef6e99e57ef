import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

type Name = { fullName: string; login: string };
type ChangeUserPageProps = { present: Name; next: Name; seals: { csrf: string } };

/** Asks whether the log-in of another user may end the session that runs in this browser. */
export function ChangeUserPage({ present, next, seals }: ChangeUserPageProps) {
  const { t } = useTranslation("auto-login");
  return (
    <>
      <TitleRow title={t("change.title")} />
      <ConfirmPanel
        title={t("change.question", next)}
        action={paths.fullLogin()}
        hidden={{ _csrf: seals.csrf }}
        confirm={{ name: "changeUser", label: t("change.confirm", { login: next.login }) }}
        cancel={{ to: paths.home(), label: t("change.stay", { login: present.login }) }}
      >
        <p>{t("change.present", present)}</p>
        <p>{t("change.warning")}</p>
      </ConfirmPanel>
    </>
  );
}
