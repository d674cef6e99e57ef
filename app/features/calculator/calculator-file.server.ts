import { redirect } from "@remix-run/node";
import { toHundredths } from "~/domain/percent.ts";
import { pricePartsOf } from "~/flows/schedule/price-parts.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { toSheetColumn, type ListColumn } from "~/lists/list-columns.ts";
import { sendSheet } from "~/lists/send-sheet.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { DurationPrice, SchedulePayment } from "~/services/schedule-types.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import { findCalculated } from "./calculator-page.server.ts";
import type { JudgedCalculation } from "./judge-calculation.ts";

const PART_PARAMETER = "part";

/**
 * The calculation of an address as an XLSX file: its prices by duration, or the schedule of the chosen one (decision under G28). Where there are no figures the
 * page says why.
 */
export async function exportCalculation(portal: Portal): Promise<Response> {
  const calculated = await findCalculated(portal);
  const asksSchedule = portal.url.searchParams.get(PART_PARAMETER) === "schedule";
  const payments = calculated?.computed.schedule?.payments;
  if (calculated === null || (asksSchedule && payments === undefined)) {
    const query = new URLSearchParams(portal.url.search);
    query.delete(PART_PARAMETER);
    throw redirect(paths.spreadsheet(query.toString()));
  }
  const t = getFixedT(portal.locale, "calculator");
  const names = asksSchedule
    ? { sheet: t("file.scheduleSheet"), file: t("file.scheduleName") }
    : { sheet: t("file.sheet"), file: t("file.name") };
  if (asksSchedule) return sendRows(portal, payments ?? [], scheduleColumns(portal), names);
  return sendRows(portal, calculated.computed.prices, priceColumns(portal, calculated.judged), names);
}

const sendRows = <Row>(
  portal: Portal,
  rows: readonly Row[],
  columns: SheetColumn<Row>[],
  names: { sheet: string; file: string },
): Promise<Response> =>
  sendSheet(portal, { fetchPage: () => async () => ({ rows, nextKey: null }), columns, names, subject: "calculation" });

function priceColumns({ locale }: Portal, { variant, sumCents }: JudgedCalculation): SheetColumn<DurationPrice>[] {
  const t = getFixedT(locale, "calculator");
  const column = (name: ColumnName, kind: ListColumn<DurationPrice, null>["kind"], value: PriceValue) =>
    toSheetColumn<DurationPrice, null>(t(`file.${name}`), { kind, value }, null);
  return [
    column("variant", "longText", () => variant.title[locale]),
    column("sum", "money", () => sumCents),
    column("months", "integer", ({ durationMonths }) => durationMonths),
    column("payments", "integer", ({ paymentCount }) => paymentCount),
    column("payment", "money", ({ monthlyPaymentCents }) => monthlyPaymentCents),
    column("total", "money", ({ totalPayableCents }) => totalPayableCents),
    column("cost", "money", (price) => pricePartsOf(price, sumCents).costCents),
    column("insurance", "money", (price) => pricePartsOf(price, sumCents).insuranceCents),
    column("apr", "money", ({ aprPercent }) => toHundredths(aprPercent)),
  ];
}

type ColumnName = "variant" | "sum" | "months" | "payments" | "payment" | "total" | "cost" | "insurance" | "apr";
type PriceValue = (price: DurationPrice) => string | number | null;

type ScheduleColumn =
  | "number"
  | "date"
  | "principal"
  | "interest"
  | "contractFee"
  | "administrationFee"
  | "insurance"
  | "total"
  | "balance";

function scheduleColumns({ locale }: Portal): SheetColumn<SchedulePayment>[] {
  const t = getFixedT(locale, "application");
  const column = (
    name: ScheduleColumn,
    kind: ListColumn<SchedulePayment, null>["kind"],
    value: (payment: SchedulePayment) => string | number,
  ) => toSheetColumn<SchedulePayment, null>(t(`schedule.columns.${name}`), { kind, value }, null);
  return [
    column("number", "integer", ({ number }) => number),
    column("date", "day", ({ dueOn }) => dueOn),
    column("principal", "money", ({ principalCents }) => principalCents),
    column("interest", "money", ({ interestCents }) => interestCents),
    column("contractFee", "money", ({ contractFeeCents }) => contractFeeCents),
    column("administrationFee", "money", ({ adminFeeCents }) => adminFeeCents),
    column("insurance", "money", ({ insuranceCents }) => insuranceCents),
    column("total", "money", ({ totalCents }) => totalCents),
    column("balance", "money", ({ balanceCents }) => balanceCents),
  ];
}
