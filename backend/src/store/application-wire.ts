import {
  EDITABLE_FIELDS,
  OWN_FIELDS,
  SHOP_ELEMENTS,
  type ApplicationField,
  type ApplicationRow,
  type EditableColumn,
  type EditableColumns,
} from "./application-fields.ts";
import { toSortKey } from "./lithuanian-order.ts";
import { toSearchText } from "./search-text.ts";
import { formatColumn, parseColumn, type ColumnValue } from "./wire-column.ts";
import type { WireRecord, WireValue } from "./wire-record.ts";

const PRODUCT_SEPARATOR = ", ";

const allFields: readonly ApplicationField[] = [...OWN_FIELDS, ...EDITABLE_FIELDS];

const elementsOutsideData: ReadonlySet<string> = new Set([
  ...allFields.map((field) => field.element),
  ...SHOP_ELEMENTS,
]);

/** Text of an element; an element that is absent or has children is empty. */
export function textOf(record: WireRecord, element: string): string {
  const value = record[element];
  return typeof value === "string" ? value : "";
}

const isRecord = (value: WireValue | undefined): value is WireRecord =>
  typeof value === "object" && !Array.isArray(value);

/** Goods lines of an application, whether one or many (F-236). */
export function listGoods(application: WireRecord): readonly WireRecord[] {
  const parent = application["Prekes"];
  if (!isRecord(parent)) return [];
  const goods = parent["Preke"];
  if (goods === undefined || typeof goods === "string") return [];
  return (Array.isArray(goods) ? goods : [goods]).filter(isRecord);
}

/**
 * Splits an application of the wire into the columns that a save writes. Elements without a column, unknown ones
 * among them, go to `data` unchanged (F-547); elements that only the back end sets are dropped.
 * @throws RangeError when a number or an amount is not one.
 */
export function toEditableColumns(application: WireRecord): EditableColumns {
  const columns = EDITABLE_FIELDS.map(
    ({ element, column, kind }) => [column, parseColumn(kind, textOf(application, element))] as const,
  );
  const rest = Object.entries(application).filter(([element]) => !elementsOutsideData.has(element));
  const products = listGoods(application)
    .map((goods) => textOf(goods, "Pavadinimas"))
    .join(PRODUCT_SEPARATOR);
  const buyer = `${textOf(application, "Pavarde")} ${textOf(application, "Vardas")}`;
  return {
    // Each kind of the table makes the type of its column.
    ...(Object.fromEntries(columns) as Pick<EditableColumns, EditableColumn>),
    data: Object.fromEntries(rest),
    products,
    productsSearch: toSearchText(products),
    buyerSearch: toSearchText(buyer),
    buyerSort: toSortKey(buyer),
    commentSearch: toSearchText(textOf(application, "Komentaras")),
  };
}

/** The application as it goes on the wire, without the elements that come from its shop. */
export function toWireApplication(row: ApplicationRow): WireRecord {
  const elements = allFields.flatMap(({ element, column, kind }) => {
    const text = formatColumn(kind, row[column] as ColumnValue);
    return text === undefined ? [] : [[element, text] as const];
  });
  return { ...row.data, ...Object.fromEntries(elements) };
}
