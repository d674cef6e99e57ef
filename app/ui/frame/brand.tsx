import { useTranslation } from "react-i18next";
import { Link } from "../link.tsx";

/** The portal's mark and name, a link to its first page. */
export function Brand({ to }: { to: string }) {
  const { t } = useTranslation("shell");
  return (
    <Link to={to} className="brand">
      <b aria-hidden="true">{t("brandLetter")}</b>
      {t("brand")}
    </Link>
  );
}
