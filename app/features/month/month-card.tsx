import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Link } from "~/ui/link.tsx";
import { PairedBars } from "~/ui/paired-bars.tsx";
import type { monthPage } from "./month-page.server.ts";

type Overview = NonNullable<Awaited<ReturnType<typeof monthPage>>["overview"]>;
type Row = Overview["shops"][number];

/** A longer picture is none; the table under it has everybody. */
const DRAWN_ROWS = 15;

/** The month by shop or by seller: a picture, and the same figures as a table whose numbers lead to the lists. */
export function MonthCard({ by, rows }: { by: "shop" | "seller"; rows: readonly Row[] }) {
  const { t } = useTranslation("month");
  const drawn = rows.slice(0, DRAWN_ROWS);
  const shop: Column<Row> = { key: "shop", label: t("columns.shop"), cell: ({ shopName }) => shopName };
  const columns: Column<Row>[] = [
    { key: "name", label: t(`columns.${by}`), rowHeader: true, cell: ({ name }) => name },
    ...(by === "seller" ? [shop] : []),
    { key: "created", label: t("columns.created"), numeric: true, cell: ({ created }) => created },
    { key: "contracts", label: t("columns.contracts"), numeric: true, cell: toContracts },
    { key: "others", label: t("columns.others"), numeric: true, cell: toOthers },
    { key: "sum", label: t("columns.sum"), numeric: true, cell: ({ sum }) => sum },
    { key: "conversion", label: t("columns.conversion"), numeric: true, cell: ({ conversion }) => conversion },
  ];
  return (
    <Card title={t(`by.${by}`)}>
      <PairedBars
        label={t("picture", { title: t(`by.${by}`), count: drawn.length })}
        legend={[t("columns.sum"), t("columns.contracts"), t("columns.others")]}
        rows={drawn.map(({ key, name, sumCents, contracts, others, conversion }) => ({
          key,
          isChosen: false,
          start: name,
          end: conversion,
          upper: sumCents,
          lower: [contracts, others],
        }))}
        asButton={(_row, bars) => bars}
      />
      <DataTable caption={t(`by.${by}`)} columns={columns} rows={rows} rowKey={({ key }) => key} dense />
    </Card>
  );
}

const toContracts = ({ contracts, contractsTo }: Row) => <Link to={contractsTo}>{contracts}</Link>;

const toOthers = ({ others, othersTo }: Row) => <Link to={othersTo}>{others}</Link>;
