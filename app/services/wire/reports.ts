import type { IsoDay } from "~/domain/iso-day.ts";
import type { Language } from "~/domain/language.ts";
import type { WireObject } from "../transport/request-guard.ts";
import { integer, requiredInteger, requiredMoney, requiredText, text, toOptionalMidnight } from "./leaves.ts";
import { elementOf, leafItems, leafList, list, parts, single } from "./parts.ts";

/** Ataskaita: a report that the user gets (F-388). */
export const report = parts({
  id: single("AtaskaitosID", requiredInteger),
  title: single("Pavadinimas", requiredText),
  summary: single("Aprasymas", text),
  /** Names of elements of `Parametrai`; one that we do not know is left out. */
  parameters: leafList("Parametrai", "Parametras", requiredText),
  columns: list(
    "Stulpeliai",
    "Stulpelis",
    parts({ title: single("Pavadinimas", requiredText), type: single("Tipas", requiredText) }),
  ),
});

/** ListReportsResponse without the code. */
export const reportList = elementOf(parts({ reports: list("Ataskaitos", "Ataskaita", report) }));

/** GetReportResponse without the code: cells in the order of the columns. */
export const reportPage = elementOf(
  parts({
    rows: list("Eilutes", "Eilute", leafItems("Reiksme", text)),
    nextKey: single("KitasRaktas", text),
    /** Of the first page only. */
    total: single("Viso", integer),
  }),
);

/** What a report is asked with. */
export type ReportParameters = {
  from?: IsoDay | undefined;
  to?: IsoDay | undefined;
  date?: IsoDay | undefined;
  applicationId?: number | undefined;
};

/** A report with its parameters, and the page of it. */
export type ReportQuestion = {
  reportId: number;
  parameters: ReportParameters;
  language: Language;
  key?: string | undefined;
  limit?: number | undefined;
};

/** Arguments of GetReportPdf, and the beginning of those of GetReport. */
export const toReportQuestion = ({ reportId, parameters }: Omit<ReportQuestion, "language">): WireObject => ({
  AtaskaitosID: reportId,
  Parametrai: {
    DataNuo: toOptionalMidnight(parameters.from),
    DataIki: toOptionalMidnight(parameters.to),
    Data: toOptionalMidnight(parameters.date),
    ParaiskosID: parameters.applicationId,
  },
});

const monthFigures = parts({
  sellerId: single("PardavejoID", integer),
  sellerFullName: single("PardavejoVardas", text),
  shopId: single("ParduotuvesID", requiredInteger),
  shopName: single("ParduotuvesPavadinimas", requiredText),
  /** Created in the month. */
  created: single("Paraiskos", requiredInteger),
  /** Of them, contracts by now, and their sum. */
  contracts: single("Sutartys", requiredInteger),
  sumCents: single("Suma", requiredMoney),
});

/** MenesioEilute: figures of a shop, or of a seller in a shop. */
export type MonthFiguresPart = typeof monthFigures;

/** GetMonthOverviewResponse without the code. */
export const monthOverview = elementOf(
  parts({
    shops: list("Parduotuves", "Eilute", monthFigures),
    sellers: list("Pardavejai", "Eilute", monthFigures),
  }),
);
