import { useTranslation } from "react-i18next";

export type ShopHelpContent = {
  /** As people read it: `+370 700 55 555`. */
  phone: string;
  /** E-mail of the shop's manager. */
  managerEmail?: string | undefined;
  /** What is said when the shop has no manager. */
  managerMissing?: string | undefined;
};

/** Whom a seller may ask, and when (F-035, F-036). */
export function ShopHelp({ phone, managerEmail, managerMissing }: ShopHelpContent) {
  const { t } = useTranslation("shell");
  return (
    <dl className="help fd">
      <div>
        <dt>{t("help")}</dt>
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </dd>
      </div>
      {(managerEmail ?? managerMissing) !== undefined && (
        <div>
          <dt>{t("manager")}</dt>
          <dd>{managerEmail === undefined ? managerMissing : <a href={`mailto:${managerEmail}`}>{managerEmail}</a>}</dd>
        </div>
      )}
      <div>
        <dt>{t("hoursLabel")}</dt>
        <dd>
          <span>{t("workdays")}</span>, <span>{t("saturday")}</span>, <span>{t("sunday")}</span>
        </dd>
      </div>
    </dl>
  );
}
