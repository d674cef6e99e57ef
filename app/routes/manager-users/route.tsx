import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountsTable } from "~/features/accounts/accounts-table.tsx";
import type { AccountRow } from "~/features/accounts/read-accounts.server.ts";
import { SHOWN_USERS } from "~/features/accounts/shown-accounts.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["manager", "accounts", "enumerations"], title: "manager:users.listTitle" };

/** The users of all partners, for managers (F-405). */
export default function ManagerUsersPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation("manager");
  return (
    <>
      <TitleRow title={t("users.listTitle")}>
        <ButtonLink to={paths.manager()}>{t("title")}</ButtonLink>
      </TitleRow>
      <AccountsTable
        list={SHOWN_USERS}
        page={page}
        caption={t("users.listTitle")}
        opens={({ id, active }) => (active ? accountPaths.conditions(id) : null)}
        acts={(row) => <UserActs row={row} />}
      />
    </>
  );
}

function UserActs({ row: { id, login, name, active, mayUnblock } }: { row: AccountRow }) {
  const { t } = useTranslation("manager");
  return (
    <span className="acts">
      {active && (
        <Link to={accountPaths.conditions(id)} aria-label={t("users.of", { act: t("users.conditions"), name })}>
          {t("users.conditions")}
        </Link>
      )}
      {mayUnblock && (
        <Link to={accountPaths.unblock(login)} aria-label={t("users.of", { act: t("users.unblock"), name })}>
          {t("users.unblock")}
        </Link>
      )}
    </span>
  );
}
