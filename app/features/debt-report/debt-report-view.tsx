import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Link } from "~/ui/link.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { debtReportPage } from "./debt-report-page.server.ts";

type Page = Awaited<ReturnType<typeof debtReportPage>>;
type Person = Page["people"][number];
type Debt = Person["debts"][number];

/** What the debt register has answered about an application, as a page to read and to print (F-386). */
export function DebtReportView({ page: { applicationId, owner, empty, people } }: { page: Page }) {
  const { t } = useTranslation("debt-report");
  const translate = useText();
  return (
    <>
      <TitleRow title={t("title")} detail={owner?.contractNumber ?? t("number", { number: applicationId })}>
        <ButtonLink to={paths.loadApplication(applicationId)}>{t("toApplication")}</ButtonLink>
      </TitleRow>
      {owner !== null && (
        <p className="note">
          {owner.sellerFullName}, {owner.shopName} · {t("logged")}
        </p>
      )}
      {empty !== null && (
        <EmptyState title={translate(`soap:${empty.key}`, empty.params)}>
          <p>{t("notAsked")}</p>
          <p>
            <Link to={paths.applicationIncomes(applicationId)}>{t("ask")}</Link>
          </p>
        </EmptyState>
      )}
      {people.map((person) => (
        <PersonCard key={String(person.ofSpouse)} person={person} />
      ))}
    </>
  );
}

function PersonCard({ person }: { person: Person }) {
  const { t } = useTranslation("debt-report");
  const { ofSpouse, openCount, openSum, debts } = person;
  const facts = [
    { label: t("personalCode"), value: person.personalCode },
    { label: t("askedAt"), value: person.askedAt ?? "–" },
    { label: t("askedBy"), value: person.askedBy ?? "–" },
    { label: t("keptUntil"), value: person.keptUntil },
    { label: t("openSum"), value: openSum },
  ];
  const badge = openCount === 0 ? t("noneOpen") : t("open", { count: openCount });
  return (
    <Card
      title={`${t(ofSpouse ? "spouse" : "buyer")}: ${person.name}`}
      badge={<Badge tone={openCount === 0 ? "success" : "danger"}>{badge}</Badge>}
    >
      <SummaryList groups={[facts]} look="read" />
      {debts.length === 0 ? <p>{t("none")}</p> : <Debts person={person} />}
    </Card>
  );
}

function Debts({ person: { name, debts } }: { person: Person }) {
  const { t } = useTranslation("debt-report");
  const columns: Column<Debt>[] = [
    { key: "creditor", label: t("columns.creditor"), rowHeader: true, cell: ({ creditor }) => creditor },
    { key: "sum", label: t("columns.sum"), numeric: true, cell: ({ sum }) => sum },
    { key: "since", label: t("columns.since"), cell: ({ since }) => since },
    { key: "closed", label: t("columns.closed"), cell: ({ closedOn }) => closedOn ?? t("unpaid") },
  ];
  return (
    <DataTable
      caption={t("debtsOf", { name })}
      columns={columns}
      rows={debts}
      rowKey={({ creditor, since }) => `${creditor} ${since}`}
    />
  );
}
