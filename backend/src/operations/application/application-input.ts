import { z } from "zod";
import { OWN_FIELDS, SHOP_ELEMENTS } from "../../store/application-fields.ts";
import type { WireRecord, WireValue } from "../../store/wire-record.ts";
import { COMPUTED_ELEMENTS } from "../credit/computed-terms.ts";
import { applicationIdInput } from "../wire-input.ts";
import { APPLICATION_FORMATS, GOODS_FORMATS, REQUIRED_GOODS_ELEMENTS, type ElementFormat } from "./element-formats.ts";
import { DEMONSTRATED_FAULT } from "../demonstrated-fault.ts";
import { isKeptName, toKeptValue } from "./kept-element.ts";

const MAX_GOODS = 30;
const MAX_UNKNOWN_ELEMENTS = 200;
const MAX_UNKNOWN_CHARACTERS = 100_000;

/** Elements that only the back end sets: sent ones are dropped (mass assignment, D5). */
const OWN_ELEMENTS: ReadonlySet<string> = new Set([
  ...OWN_FIELDS.map(({ element }) => element),
  ...SHOP_ELEMENTS,
  ...COMPUTED_ELEMENTS,
  DEMONSTRATED_FAULT,
]);

/** An application to save: its number, and its elements in the form in which they are kept. */
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
  const elements = Object.entries(line.data).flatMap(([element, value]): [string, WireValue][] => {
    const format = GOODS_FORMATS.get(element);
    if (isEmpty(value)) return [];
    const read = format ? readElement(format, value, [...path, element], context) : toKeptValue(value);
    return read === null || !isKeptName(element) ? [] : [[element, read]];
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
  const kept = entries.map(([element, value]) => [element, toKeptValue(value)] as const);
  const isTooMuch =
    kept.length > MAX_UNKNOWN_ELEMENTS ||
    kept.some(([, value]) => value === null) ||
    JSON.stringify(kept).length > MAX_UNKNOWN_CHARACTERS;
  if (isTooMuch) refuse(context, ["unknown"]);
  return Object.fromEntries(kept.flatMap(([element, value]) => (value === null ? [] : [[element, value] as const])));
}

function readElements(raw: Readonly<Record<string, unknown>>, context: Context): WireRecord {
  const entries = Object.entries(raw).filter(([element]) => !OWN_ELEMENTS.has(element));
  const known = entries.flatMap(([element, value]): [string, string][] => {
    const format = APPLICATION_FORMATS.get(element);
    const text = format && !isEmpty(value) ? readElement(format, value, [element], context) : null;
    return text === null ? [] : [[element, text]];
  });
  const unknown = entries.filter(
    ([element]) => element !== "Prekes" && !APPLICATION_FORMATS.has(element) && isKeptName(element),
  );
  return { ...readUnknown(unknown, context), ...Object.fromEntries(known), ...readGoods(raw["Prekes"], context) };
}

/**
 * The application of a save (F-188). Known elements are checked and brought to one form, an empty one is a missing one;
 * elements that the contract does not name are kept as they came (F-354); those of the back end are dropped.
 */
export const applicationInput = z.record(z.string(), z.unknown()).transform((raw, context): ApplicationInput => {
  const id = applicationIdInput.safeParse(raw["ParaiskosID"]);
  if (!id.success) refuse(context, ["ParaiskosID"]);
  return { applicationId: id.data ?? 0, elements: readElements(raw, context) };
});
