import { useTranslation } from "react-i18next";
import { HiddenFields, type HiddenValues } from "../form/hidden-fields.tsx";
import { Link } from "../link.tsx";

export type UserCornerContent = {
  fullName: string;
  login: string;
  /** Account settings; a plain name without it (managers, F-039). */
  settingsTo?: string | undefined;
};

/** Who is logged in (F-038). */
export function UserCorner({ fullName, login, settingsTo }: UserCornerContent) {
  const { t } = useTranslation("shell");
  const who = (
    <>
      {fullName} <small>({login})</small>
    </>
  );
  return settingsTo === undefined ? (
    <span className="who fd">{who}</span>
  ) : (
    <Link to={settingsTo} className="who fd" title={t("menu.settings")}>
      {who}
    </Link>
  );
}

export type LogoutForm = { action: string; hidden: HiddenValues };

/** A form, so that no link or prefetch logs anybody out (F-045). */
export function LogoutButton({ action, hidden }: LogoutForm) {
  const { t } = useTranslation("shell");
  return (
    <form method="post" action={action} className="out">
      <HiddenFields values={hidden} />
      <button type="submit" name="logout">
        {t("menu.logout")}
      </button>
    </form>
  );
}
