import { useTranslation } from "react-i18next";
import { accountPaths } from "~/paths/account-paths.ts";
import { paths } from "~/paths/paths.ts";
import { Link } from "~/ui/link.tsx";
import { actWords } from "./act-words.ts";
import type { AccountRow } from "./read-accounts.server.ts";

/** What a supervisor may do with an account of the list (F-396); the own one is changed in the settings. */
export function AccountActs({ row }: { row: AccountRow }) {
  const { t } = useTranslation("accounts");
  const { id, name, isOwn, mayChange, mayUnblock, hasLeft } = row;
  const act = hasLeft ? "activate" : "deactivate";
  const actLabel = t(`act.${actWords(act, row)}`);
  return (
    <span className="acts">
      {isOwn && <Link to={paths.settings()}>{t("act.own")}</Link>}
      {mayChange && (
        <>
          <Link to={accountPaths.edit(id)} aria-label={t("act.of", { act: t("act.edit"), name })}>
            {t("act.edit")}
          </Link>
          <Link to={accountPaths.act(act, id)} aria-label={t("act.of", { act: actLabel, name })}>
            {actLabel}
          </Link>
        </>
      )}
      {mayUnblock && (
        <Link to={accountPaths.act("unblock", id)} aria-label={t("act.of", { act: t("act.unblock"), name })}>
          {t("act.unblock")}
        </Link>
      )}
    </span>
  );
}
