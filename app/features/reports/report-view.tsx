import { useTranslation } from "react-i18next";
import { ListFilterForm } from "~/lists/list-filter-form.tsx";
import { listLinks } from "~/lists/list-links.ts";
import { paths } from "~/paths/paths.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Link } from "~/ui/link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { NoRows } from "./no-rows.tsx";
import type { ReportPreview } from "./reports-page.server.ts";
import { showReport } from "./shown-report.ts";

type Row = ReportPreview["rows"][number];

/** More columns than fit beside each other scroll in a frame of their own. */
const FITTING_COLUMNS = 9;

/** One report: its parameters, its first rows, and the files with all of them (F-388, F-389). */
export function ReportView({ report }: { report: ReportPreview }) {
  const { t } = useTranslation("reports");
  const { id, query, rows, total, hasPaper } = report;
  const shown = showReport(report);
  const links = listLinks(shown, query);
  const linkTo = (exportPath: (query?: string) => string) => listLinks({ ...shown, exportPath }, query).export();
  return (
    <>
      <TitleRow title={report.title}>
        {rows.length > 0 && (
          <>
            <ButtonLink to={links.export()} reloadDocument>
              <Icon name="download" /> XLSX
            </ButtonLink>
            <ButtonLink to={linkTo((text) => reportPaths.reportCsv(id, text))} reloadDocument>
              <Icon name="download" /> CSV
            </ButtonLink>
            {hasPaper && (
              <FileLink to={linkTo((text) => reportPaths.reportPaper(id, text))} button>
                PDF
              </FileLink>
            )}
          </>
        )}
      </TitleRow>
      {report.summary !== null && <p className="note">{report.summary}</p>}
      {report.parameters.length > 0 && (
        <ListFilterForm
          list={{ ...shown, path: paths.reports }}
          query={query}
          links={links}
          label={(name) => t(`parameters.${name}`)}
          kept={{ id: String(id) }}
          verb="show"
        />
      )}
      {rows.length === 0 ? <NoRows report={report} /> : <Rows report={report} />}
      {rows.length > 0 && (
        <p className="note">
          {t(rows.length < total ? "firstRows" : "allRows", { count: rows.length, total })}
          {!hasPaper && ` ${t("tooLongForPaper")}`}
        </p>
      )}
      <p>
        <Link to={paths.reports()}>{t("back")}</Link>
      </p>
    </>
  );
}

function Rows({ report: { title, columns, rows } }: { report: ReportPreview }) {
  const drawn = columns.map((column, index): Column<Row> => ({
    key: String(index),
    label: column.title,
    numeric: column.isNumeric && index > 0,
    rowHeader: index === 0,
    cell: column.isApplication
      ? (row) => toApplication(row.cells[index] ?? null)
      : ({ cells }) => toText(cells[index] ?? null),
  }));
  return (
    <DataTable
      caption={title}
      columns={drawn}
      rows={rows}
      rowKey={({ id }) => id}
      dense
      wide={columns.length > FITTING_COLUMNS}
    />
  );
}

const toApplication = (number: string | null) =>
  number === null ? "–" : <a href={paths.loadApplication(number)}>{number}</a>;

/** A number with hyphens, such as a contract's, is one word. */
const HYPHENATED = /^[A-Z\d]+(?:-[A-Z\d]+)+$/;

const toText = (cell: string | null) => {
  if (cell === null) return "–";
  return HYPHENATED.test(cell) ? <span className="whole">{cell}</span> : cell;
};
