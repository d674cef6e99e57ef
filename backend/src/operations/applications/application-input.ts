import { z } from "zod";
import { OWN_FIELDS, SHOP_ELEMENTS } from "../../store/application-fields.ts";
import type { WireRecord, WireValue } from "../../store/wire-record.ts";
import { COMPUTED_ELEMENTS } from "../../credit/computed-terms.ts";
import { COMPUTED_GOODS_ELEMENTS } from "../../credit/goods-lines.ts";
import { elementNamesOf } from "../../wire/contract-order.ts";
import { withOtherElements } from "../../wire/other-elements.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import {
  APPLICATION_FORMATS,
  GOODS_FORMATS,
  REQUIRED_GOODS_ELEMENTS,
  type ElementFormat,
} from "../../applications/element-formats.ts";
import { EARLIER_CONTRACT } from "../../applications/earlier-contract.ts";
import { REJECTION_ELEMENTS } from "../../applications/rejection-elements.ts";
import { SCENARIO_FAULT } from "../../applications/scenario-fault.ts";
import { SIGNATURE_ELEMENTS } from "../../applications/signature-elements.ts";
import { isElementName, toStoredValue } from "../../applications/unknown-element.ts";

const NAMED_ELEMENTS = elementNamesOf("Paraiska");
const NAMED_GOODS_ELEMENTS = elementNamesOf("Preke");
const MAX_GOODS = 30;
const MAX_UNKNOWN_ELEMENTS = 200;
const MAX_UNKNOWN_CHARACTERS = 100_000;

/** Elements that only the back end sets: sent ones are dropped (mass assignment, R-D5). */
const OWN_ELEMENTS: ReadonlySet<string> = new Set([
  ...OWN_FIELDS.map(({ element }) => element),
  ...SHOP_ELEMENTS,
  ...COMPUTED_ELEMENTS,
  ...SIGNATURE_ELEMENTS,
  ...REJECTION_ELEMENTS,
  EARLIER_CONTRACT,
  SCENARIO_FAULT,
]);

/** An application to save: its number, and its elements in the form in which they are stored. */
export interface ApplicationInput {
  readonly applicationId: number;
  readonly elements: WireRecord;
}

type Context = z.RefinementCtx;

const refuse = (context: Context, path: readonly PropertyKey[]): void =>
  context.addIssue({ code: "custom", path: [...path] });

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

function readElement(
  format: ElementFormat,
  value: unknown,
  path: readonly PropertyKey[],
  context: Context,
): string | null {
  const read = format.safeParse(value);
  if (read.success) return read.data;
  refuse(context, path);
  return null;
}

function readLine(raw: unknown, path: readonly PropertyKey[], context: Context): WireRecord {
  const line = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!line.success) {
    refuse(context, path);
    return {};
  }
  const sent = withOtherElements(line.data, NAMED_GOODS_ELEMENTS);
  const elements = Object.entries(sent).flatMap(([element, value]): [string, WireValue][] => {
    const format = GOODS_FORMATS.get(element);
    if (isEmpty(value) || COMPUTED_GOODS_ELEMENTS.includes(element)) return [];
    const read = format ? readElement(format, value, [...path, element], context) : toStoredValue(value);
    return read === null || !isElementName(element) ? [] : [[element, read]];
  });
  const goods = Object.fromEntries(elements);
  REQUIRED_GOODS_ELEMENTS.filter((element) => goods[element] === undefined).forEach((element) =>
    refuse(context, [...path, element]),
  );
  return goods;
}

const goodsInput = z.object({ Preke: z.array(z.unknown()).max(MAX_GOODS).optional() });

/** No goods at all are written as a missing element: an empty one would read back as text. */
function readGoods(raw: unknown, context: Context): WireRecord {
  if (isEmpty(raw)) return {};
  const goods = goodsInput.safeParse(raw);
  if (!goods.success) {
    refuse(context, ["Prekes"]);
    return {};
  }
  const lines = (goods.data.Preke ?? []).map((line, index) => readLine(line, ["Prekes", "Preke", index], context));
  return lines.length === 0 ? {} : { Prekes: { Preke: lines } };
}

function readUnknown(entries: readonly (readonly [string, unknown])[], context: Context): WireRecord {
  const kept = entries.map(([element, value]) => [element, toStoredValue(value)] as const);
  const isTooMuch =
    kept.length > MAX_UNKNOWN_ELEMENTS ||
    kept.some(([, value]) => value === null) ||
    JSON.stringify(kept).length > MAX_UNKNOWN_CHARACTERS;
  if (isTooMuch) refuse(context, ["unknown"]);
  return Object.fromEntries(kept.flatMap(([element, value]) => (value === null ? [] : [[element, value] as const])));
}

function readElements(raw: Readonly<Record<string, unknown>>, context: Context): WireRecord {
  const sent = withOtherElements(raw, NAMED_ELEMENTS);
  const entries = Object.entries(sent).filter(([element]) => !OWN_ELEMENTS.has(element));
  const known = entries.flatMap(([element, value]): [string, string][] => {
    const format = APPLICATION_FORMATS.get(element);
    const text = format && !isEmpty(value) ? readElement(format, value, [element], context) : null;
    return text === null ? [] : [[element, text]];
  });
  const unknown = entries.filter(
    ([element]) => element !== "Prekes" && !APPLICATION_FORMATS.has(element) && isElementName(element),
  );
  return { ...readUnknown(unknown, context), ...Object.fromEntries(known), ...readGoods(raw["Prekes"], context) };
}

/**
 * The application of a save (F-188). Known elements are checked and brought to one form, an empty one is a missing one;
 * elements that the contract does not name are saved as they came (F-354); those of the back end are dropped.
 */
export const applicationInput = z.record(z.string(), z.unknown()).transform((raw, context): ApplicationInput => {
  const id = applicationIdInput.safeParse(raw["ParaiskosID"]);
  if (!id.success) refuse(context, ["ParaiskosID"]);
  return { applicationId: id.data ?? 0, elements: readElements(raw, context) };
});
