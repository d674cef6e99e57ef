import { useTranslation } from "react-i18next";
import { GOODS_LINES_MAX } from "~/domain/limits.ts";
import { formatMoney, formatMoneyInput } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { isGoodsListFull } from "../goods/goods-limit.ts";
import type { GoodsRow } from "./credit-extras.server.ts";

type GoodsCardProps = { goods: GoodsRow[]; hasCatalogue: boolean; errors: string[] | undefined };
type NumberedRow = GoodsRow & { index: number };

const LIMIT_NOTE = "credit-goods-limit";

/** A button that would add a line to a full list, with the text that says why it does not (F-198). */
const barred = (isFull: boolean) => (isFull ? { disabled: true, describedBy: LIMIT_NOTE } : {});

/** The goods of the application. All buttons submit the step's form, so that the terms typed below are kept. */
export function GoodsCard({ goods, hasCatalogue, errors }: GoodsCardProps) {
  const { t } = useTranslation("application");
  const isFull = isGoodsListFull({ goods });
  const columns = useGoodsColumns(isFull);
  const adding = { variant: "secondary", small: true, ...barred(isFull) } as const;
  const actions = (
    <>
      {hasCatalogue && (
        <SubmitButton name="openCatalogue" {...adding}>
          + {t("credit.addFromCatalogue")}
        </SubmitButton>
      )}
      <SubmitButton name="addGood" {...adding}>
        + {t("credit.addByHand")}
      </SubmitButton>
    </>
  );
  return (
    <div id="credit-goods">
      <Card title={t("credit.goods")} actions={actions}>
        <FieldError field={{ id: "credit-goods", name: "goods", errors: errors ?? [] }} />
        {isFull && (
          <p className="note" id={LIMIT_NOTE}>
            {t("credit.goodsLimit", { max: GOODS_LINES_MAX })}
          </p>
        )}
        {goods.length === 0 ? (
          <p className="note">{t("credit.noGoods")}</p>
        ) : (
          <DataTable
            caption={t("credit.goods")}
            columns={columns}
            rows={goods.map((row, index) => ({ ...row, index }))}
            rowKey={({ index }) => index}
          />
        )}
      </Card>
    </div>
  );
}

function useGoodsColumns(isFull: boolean): Column<NumberedRow>[] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const language = toLanguage(i18n.language);
  const warranty = ({ insured, warrantyYears, warrantyCents }: GoodsRow) =>
    insured
      ? t("credit.warrantyYears", { count: warrantyYears ?? 1, price: formatMoney(warrantyCents, language) })
      : t("credit.noWarranty");
  return [
    { key: "good", label: t("credit.columns.good"), rowHeader: true, cell: (row) => <GoodName row={row} /> },
    { key: "group", label: t("credit.columns.group"), cell: ({ group }) => localised(group) },
    { key: "quantity", label: t("credit.columns.quantity"), numeric: true, cell: ({ quantity }) => quantity },
    {
      key: "price",
      label: t("credit.columns.price"),
      numeric: true,
      cell: ({ priceCents }) => formatMoneyInput(priceCents, language),
    },
    { key: "warranty", label: t("credit.columns.warranty"), cell: warranty },
    {
      key: "sum",
      label: t("credit.columns.sum"),
      numeric: true,
      cell: ({ quantity, priceCents, insured, warrantyCents }) => (
        <strong>{formatMoneyInput(quantity * (priceCents + (insured ? warrantyCents : 0)), language)}</strong>
      ),
    },
    {
      key: "actions",
      label: t("credit.columns.actions"),
      hideLabel: true,
      cell: (row) => <RowButtons row={row} isFull={isFull} />,
    },
  ];
}

function GoodName({ row: { title, serialNumber, productNumber } }: { row: GoodsRow }) {
  const { t } = useTranslation("application");
  return (
    <>
      {title}
      {serialNumber !== null && <small> {t("credit.serial", { number: serialNumber })}</small>}
      {productNumber !== null && <small> {t("credit.productNumber", { number: productNumber })}</small>}
    </>
  );
}

function RowButtons({ row: { index, title }, isFull }: { row: NumberedRow; isFull: boolean }) {
  const { t } = useTranslation("application");
  const of = <VisuallyHidden>: {title}</VisuallyHidden>;
  return (
    <div className="acts">
      <SubmitButton name={`editGood[${index}]`} variant="secondary" small>
        {t("credit.edit")}
        {of}
      </SubmitButton>
      <SubmitButton name={`copyGood[${index}]`} variant="secondary" small {...barred(isFull)}>
        {t("credit.copy")}
        {of}
      </SubmitButton>
      <SubmitButton name={`removeGood[${index}]`} variant="danger" small>
        {t("credit.remove")}
        {of}
      </SubmitButton>
    </div>
  );
}
