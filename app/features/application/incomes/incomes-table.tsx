import { useTranslation } from "react-i18next";
import { incomeLineTypes } from "~/domain/enumerations/income-line-type.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import type { IncomeLine } from "~/services/income-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { IncomesPage } from "./incomes-page.server.ts";

const BASES = [
  "SKIPPED",
  "CORRECTED",
  "MANAGER",
  "BANK",
  "REGISTER",
  "REGISTER_USED",
  "STATED",
  "CERTIFICATE",
  "UNPROVED",
  "OUT_OF_PERIOD",
  "UNCONFIRMED",
] as const;

type TableProps = {
  page: IncomesPage;
  /** Numbers of the lines whose marks were posted with an error. */
  marked: readonly string[];
};

/** The income report: each line with what it says, what is known and what counts of it (F-296). */
export function IncomesTable({ page, marked }: TableProps) {
  const { t, i18n } = useTranslation("incomes");
  const { lines } = page.incomes;
  const columns = [...useReportColumns(), ...useActions(page, marked)];
  const valuedAt = columns.findIndex(({ key }) => key === "valued");
  const total = lines.reduce((sum, { valuedCents }) => sum + (valuedCents ?? 0), 0);
  return (
    <DataTable
      caption={t("linesTitle")}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id ?? 0}
      foot={
        <tr>
          <th scope="row" colSpan={valuedAt}>
            {t("total")}
          </th>
          <td className="num">{formatMoney(total, toLanguage(i18n.language))}</td>
          {columns.length > valuedAt + 1 && <td colSpan={columns.length - valuedAt - 1} />}
        </tr>
      }
    />
  );
}

function useReportColumns(): Column<IncomeLine>[] {
  const { t, i18n } = useTranslation("incomes");
  const text = useText();
  const language = toLanguage(i18n.language);
  const money = (cents: number | null) => (cents === null ? "–" : formatMoney(cents, language));
  const kindOf = (kind: number) => {
    const key = incomeLineTypes.labelKey(kind);
    return key === null ? kind : text(`enumerations:${key}`);
  };
  return [
    {
      key: "title",
      label: t("columns.title"),
      rowHeader: true,
      cell: (line) => <LineTitle line={line} kind={kindOf(line.kind)} />,
    },
    { key: "source", label: t("columns.source"), cell: ({ source }) => source ?? "–" },
    {
      key: "owner",
      label: t("columns.owner"),
      cell: ({ ofSpouse }) => t(ofSpouse ? "owner.spouse" : "owner.buyer"),
    },
    { key: "dates", label: t("columns.dates"), cell: (line) => <Period line={line} /> },
    { key: "calculated", label: t("columns.calculated"), numeric: true, cell: (line) => money(line.calculatedCents) },
    { key: "provided", label: t("columns.provided"), numeric: true, cell: (line) => money(line.amountCents) },
    { key: "corrected", label: t("columns.corrected"), numeric: true, cell: (line) => money(line.correctedCents) },
    {
      key: "valued",
      label: t("columns.valued"),
      numeric: true,
      cell: ({ valuedCents, basis }) => (
        <span>
          {money(valuedCents)}
          <Basis basis={basis} />
        </span>
      ),
    },
  ];
}

/** Two days, neither of them broken. */
function Period({ line: { from, to } }: { line: IncomeLine }) {
  return (
    <span>
      <time>{from}</time>
      {"\u00a0– "}
      <time>{to}</time>
    </span>
  );
}

/** What the valued sum was taken from. */
function Basis({ basis }: Pick<IncomeLine, "basis">) {
  const { t } = useTranslation("incomes");
  const known = BASES.find((candidate) => candidate === basis);
  return known === undefined ? null : <small>{t(`basis.${known}`)}</small>;
}

/** Its name, its kind where that says more, and how it came to be there. */
function LineTitle({ line, kind }: { line: IncomeLine; kind: string | number }) {
  const { t } = useTranslation("incomes");
  const { title, byManager, fromBank, skipped } = line;
  return (
    <span>
      {title} {title !== kind && <small>{kind}</small>}
      {byManager && <Badge tone="info">{t("marks.manager")}</Badge>}
      {fromBank && <Badge tone="success">{t("marks.bank")}</Badge>}
      {skipped && <Badge tone="warning">{t("marks.skipped")}</Badge>}
    </span>
  );
}

/** A seller changes the shop's own lines alone; a manager values all of them (F-297). */
function useActions(page: IncomesPage, marked: readonly string[]): Column<IncomeLine>[] {
  const { t } = useTranslation("incomes");
  if (!page.isOpen) return [];
  const cell = (line: IncomeLine) => {
    const isOwn = page.isManager || (!line.byManager && !line.fromBank);
    return isOwn && <LineActions page={page} line={line} isMarked={marked.includes(String(line.id))} />;
  };
  return [{ key: "actions", label: t("columns.actions"), hideLabel: true, cell }];
}

function LineActions({ page, line, isMarked }: { page: IncomesPage; line: IncomeLine; isMarked: boolean }) {
  const { t } = useTranslation("incomes");
  const number = line.id ?? 0;
  const to = page.isManager
    ? paths.applicationIncomeValuation(page.applicationId, number)
    : paths.applicationIncome(page.applicationId, number);
  return (
    <div className="acts">
      <ButtonLink to={to} small>
        {t("edit")}
        <VisuallyHidden>: {line.title}</VisuallyHidden>
      </ButtonLink>
      <Choice
        type="checkbox"
        id={`removed-${number}`}
        name="removed"
        value={String(number)}
        defaultChecked={isMarked}
        label={
          <>
            {t("removeShort")}
            <VisuallyHidden>: {line.title}</VisuallyHidden>
          </>
        }
      />
    </div>
  );
}
