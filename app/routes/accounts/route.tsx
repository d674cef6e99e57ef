import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountActs } from "~/features/accounts/account-acts.tsx";
import { AccountsTable } from "~/features/accounts/accounts-table.tsx";
import { SHOWN_ACCOUNTS } from "~/features/accounts/shown-accounts.ts";
import { WarrantsBanner } from "~/features/accounts/warrants-banner.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["accounts", "enumerations"], title: "accounts:title" };

/** The accounts of a supervisor's company (F-014). */
export default function AccountsPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation("accounts");
  const links = listLinks(SHOWN_ACCOUNTS, page.query);
  return (
    <>
      <TitleRow title={t("title")}>
        {page.hasFile && page.rows.length > 0 && (
          <ButtonLink to={links.export()} reloadDocument>
            <Icon name="download" /> XLSX
          </ButtonLink>
        )}
        <ButtonLink to={accountPaths.create()} variant="primary">
          {t("create.open")}
        </ButtonLink>
      </TitleRow>
      <WarrantsBanner warrants={page.warrants} />
      <AccountsTable
        list={SHOWN_ACCOUNTS}
        page={page}
        caption={t("title")}
        opens={({ id, mayChange }) => (mayChange ? accountPaths.edit(id) : null)}
        acts={(row) => <AccountActs row={row} />}
      />
    </>
  );
}
