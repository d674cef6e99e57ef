import { redirect } from "@remix-run/node";
import { toHundredths } from "~/domain/percent.ts";
import { isInsured, pricePartsOf } from "~/flows/schedule/price-parts.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { toSheetColumn, type ListColumn } from "~/lists/list-columns.ts";
import { sendSheet } from "~/lists/send-sheet.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { DurationPrice } from "~/services/schedule-types.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import { findCalculated } from "./calculator-page.server.ts";
import { scheduleColumns, sumsOf } from "./schedule-file.server.ts";

const PART_PARAMETER = "part";

/**
 * The calculation of an address as an XLSX file: its prices by duration, or the schedule of the chosen one (decision under G28). Where there are no figures the
 * page says why.
 */
export async function exportCalculation(portal: Portal): Promise<Response> {
  const calculated = await findCalculated(portal);
  const asksSchedule = portal.url.searchParams.get(PART_PARAMETER) === "schedule";
  const schedule = calculated?.computed.schedule ?? null;
  if (calculated === null || (asksSchedule && schedule === null)) {
    const query = new URLSearchParams(portal.url.search);
    query.delete(PART_PARAMETER);
    throw redirect(paths.spreadsheet(query.toString()));
  }
  const t = getFixedT(portal.locale, "calculator");
  const names = asksSchedule
    ? { sheet: t("file.scheduleSheet"), file: t("file.scheduleName") }
    : { sheet: t("file.sheet"), file: t("file.name") };
  if (asksSchedule && schedule !== null)
    return sendRows(portal, [...schedule.payments, sumsOf(schedule)], scheduleColumns(portal, schedule), names);
  return sendRows(portal, calculated.computed.prices, priceColumns(portal, calculated), names);
}

const sendRows = <Row>(
  portal: Portal,
  rows: readonly Row[],
  columns: SheetColumn<Row>[],
  names: { sheet: string; file: string },
): Promise<Response> =>
  sendSheet(portal, { fetchPage: () => async () => ({ rows, nextKey: null }), columns, names, subject: "calculation" });

/** What the page shows of the prices, the payments of a schedule in a column of their own. */
function priceColumns({ locale }: Portal, { judged, computed }: Calculated): SheetColumn<DurationPrice>[] {
  const { variant, sumCents } = judged;
  const insured = isInsured(computed.prices, sumCents);
  const t = getFixedT(locale, "calculator");
  const column = (name: ColumnName, kind: ListColumn<DurationPrice, null>["kind"], value: PriceValue) =>
    toSheetColumn<DurationPrice, null>(t(`file.${name}`), { kind, value }, null);
  return [
    column("variant", "longText", () => variant.title[locale]),
    column("sum", "money", () => sumCents),
    column("months", "integer", ({ durationMonths }) => durationMonths),
    column("payments", "integer", ({ paymentCount }) => paymentCount),
    column("payment", "money", ({ monthlyPaymentCents }) => monthlyPaymentCents),
    column(insured ? "totalInsured" : "total", "money", ({ totalPayableCents }) => totalPayableCents),
    column("cost", "money", (price) => pricePartsOf(price, sumCents).costCents),
    ...(insured ? [column("insurance", "money", (price) => pricePartsOf(price, sumCents).insuranceCents)] : []),
    column("apr", "money", ({ aprPercent }) => toHundredths(aprPercent)),
  ];
}

type Calculated = NonNullable<Awaited<ReturnType<typeof findCalculated>>>;
type ColumnName =
  "variant" | "sum" | "months" | "payments" | "payment" | "total" | "totalInsured" | "cost" | "insurance" | "apr";
type PriceValue = (price: DurationPrice) => string | number | null;
