import { useTranslation } from "react-i18next";
import { GOODS_LINES_MAX } from "~/domain/limits.ts";
import { formatMoney, formatMoneyInput } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { AgreementField } from "../goods/agreement-field.tsx";
import { isGoodsListFull } from "../goods/goods-context.ts";
import { ItemField } from "../goods/item-field.tsx";
import { CREDIT } from "../forms/credit-form.ts";
import type { GoodsRow } from "./credit-step-data.server.ts";

type GoodsCardProps = {
  applicationId: number;
  goods: GoodsRow[];
  /** A good whose form was begun, in words; it waits there. */
  begun: string | null;
  /** Where an item of the catalogue is typed; null in a shop without one. */
  item: FieldSource | null;
  /** It does not answer: nothing can be added now. */
  isCatalogueSilent: boolean;
  errors: string[] | undefined;
  /** Errors of the confirmation; null where none is asked for. */
  agreement: { errors: string[] | undefined } | null;
};
type NumberedRow = GoodsRow & { index: number };

const LIMIT_NOTE = "credit-goods-limit";

/** A button that would add a line to a full list, with the text that says why it does not (F-198). */
const barred = (isFull: boolean) => (isFull ? { disabled: true, describedBy: LIMIT_NOTE } : {});

/** The goods of the application. All buttons submit the step's form, so that the terms typed below are saved. */
export function GoodsCard(props: GoodsCardProps) {
  const { applicationId, goods, begun, item, isCatalogueSilent, errors, agreement } = props;
  const { t } = useTranslation("application");
  const isFull = isGoodsListFull({ goods });
  const columns = useGoodsColumns(isFull);
  const adding = { variant: "secondary", small: true, ...barred(isFull) } as const;
  const actions = (
    <>
      {item !== null && (
        <FormButton of={CREDIT.form} name="openCatalogue" {...adding}>
          + {t("credit.addFromCatalogue")}
        </FormButton>
      )}
      <FormButton of={CREDIT.form} name="addGood" {...adding}>
        + {t("credit.addByHand")}
      </FormButton>
    </>
  );
  return (
    <div id="credit-goods">
      <Card title={t("credit.fields.goods")} actions={actions}>
        <FieldError field={{ id: "credit-goods", name: "goods", errors: errors ?? [] }} />
        {agreement !== null && <AgreementField formId={CREDIT.form.id} errors={agreement.errors} />}
        {isFull && (
          <p className="note" id={LIMIT_NOTE}>
            {t("credit.goodsLimit", { max: GOODS_LINES_MAX })}
          </p>
        )}
        {item !== null && !isFull && <ItemField applicationId={applicationId} field={item} lines={goods.length} />}
        {isCatalogueSilent && <p className="note">{t("credit.catalogueSilent")}</p>}
        {begun !== null && <p>{t("credit.begunGood", { good: begun, button: t("credit.addByHand") })}</p>}
        {goods.length === 0 && !isCatalogueSilent && <p className="note">{t("credit.noGoods")}</p>}
        {goods.length > 0 && (
          <DataTable
            caption={t("credit.fields.goods")}
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
  const language = toLanguage(i18n.language);
  const warranty = ({ insured, warrantyYears, warrantyCents }: GoodsRow) =>
    insured
      ? t("credit.warrantyYears", { count: warrantyYears ?? 1, price: formatMoney(warrantyCents, language) })
      : t("credit.noWarranty");
  return [
    { key: "good", label: t("credit.columns.good"), rowHeader: true, cell: (row) => <GoodName row={row} /> },
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

function GoodName({ row: { title, group, serialNumber, productNumber } }: { row: GoodsRow }) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const details = [
    localised(group),
    productNumber !== null && t("credit.productNumber", { number: productNumber }),
    serialNumber !== null && t("credit.serial", { number: serialNumber }),
  ];
  return (
    <span>
      {title}
      <br />
      <small>{details.filter(Boolean).join(", ")}</small>
    </span>
  );
}

function RowButtons({ row: { index, title }, isFull }: { row: NumberedRow; isFull: boolean }) {
  const { t } = useTranslation("application");
  const of = <VisuallyHidden>: {title}</VisuallyHidden>;
  return (
    <div className="acts">
      <FormButton of={CREDIT.form} name="editGood" row={index} variant="secondary" small>
        {t("credit.edit")}
        {of}
      </FormButton>
      <FormButton of={CREDIT.form} name="copyGood" row={index} variant="secondary" small {...barred(isFull)}>
        {t("credit.copy")}
        {of}
      </FormButton>
      <FormButton of={CREDIT.form} name="removeGood" row={index} variant="danger" small>
        {t("credit.remove")}
        {of}
      </FormButton>
    </div>
  );
}
