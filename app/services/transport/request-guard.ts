import { CallFailure } from "./call-failure.ts";
import type { Field, Shape } from "./request-shape.ts";
import { escapeXmlText, isElementName } from "./xml-text.ts";

/** A value of a request in wire names; null and undefined are left out, an array repeats its element. */
export type WireValue = string | number | boolean | WireObject | readonly WireValue[] | null | undefined;
export type WireObject = { readonly [element: string]: WireValue };

/** Escaped text, ready for the SOAP library that is told not to escape. */
type SafeValue = string | SafeObject | SafeValue[];
export type SafeObject = { [element: string]: SafeValue };

const DEPTH_MAX = 60;

/** Lexical forms of the contract; money has at most two decimals, but rates may have more. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  "xsd:int": /^-?\d{1,10}$/,
  "xsd:decimal": /^-?\d{1,15}(?:\.\d{1,10})?$/,
  "xsd:dateTime": /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
};

/**
 * Copies a request while checking every leaf against the contract and escaping it. Only strings, numbers, booleans,
 * arrays where the contract repeats, and plain objects with the contract's names pass: the library writes `$xml`,
 * `attributes` and CDATA-shaped strings as raw markup.
 * @throws CallFailure `request`, and nothing is sent
 */
export function guardRequest(args: WireObject, shape: Shape): SafeObject {
  if (typeof shape === "string") throw refusal();
  return guardObject(args, shape, 0);
}

const refusal = () => new CallFailure("request", true);

/** Writes the contract's elements in its order, which the library keeps for named types only; unknown ones follow. */
function guardObject(value: WireValue, shape: Exclude<Shape, string>, depth: number): SafeObject {
  if (!isPlainObject(value) || depth > DEPTH_MAX) throw refusal();
  const safe: SafeObject = {};
  for (const [name, field] of shape.fields) {
    const content = Object.hasOwn(value, name) ? value[name] : undefined;
    if (content !== null && content !== undefined) safe[name] = guardField(content, field, depth + 1);
  }
  for (const name of Object.keys(value)) {
    const content = value[name];
    if (shape.fields.has(name) || content === null || content === undefined) continue;
    if (!shape.isOpen || !isElementName(name)) throw refusal();
    safe[name] = guardUnknown(content, depth + 1);
  }
  return safe;
}

function guardField(value: NonNullable<WireValue>, { shape, isList }: Field, depth: number): SafeValue {
  if (isList && isArray(value)) return value.map((item) => guardSingle(item, shape, depth));
  return guardSingle(value, shape, depth);
}

const guardSingle = (value: WireValue, shape: Shape, depth: number): SafeValue =>
  typeof shape === "string" ? guardLeaf(value, shape) : guardObject(value, shape, depth);

function guardLeaf(value: WireValue, type: string): string {
  const pattern = PATTERNS[type];
  if (pattern === undefined) {
    if (type !== "xsd:string" || typeof value !== "string") throw refusal();
    return escapeXmlText(value);
  }
  const text = typeof value === "boolean" ? String(Number(value)) : String(value);
  const isRightKind = type === "xsd:int" ? typeof value !== "string" : typeof value === "string";
  if (!isRightKind || !pattern.test(text)) throw refusal();
  return text;
}

/** Elements of an application that we do not know go back as they came: text, or elements of the same kind. */
function guardUnknown(value: NonNullable<WireValue>, depth: number): SafeValue {
  if (typeof value === "string") return escapeXmlText(value);
  if (isArray(value)) return value.map((item) => guardUnknown(item ?? "", depth));
  return guardObject(value, { fields: new Map(), isOpen: true }, depth);
}

const isArray = (value: WireValue): value is readonly WireValue[] => Array.isArray(value);

/** Anything with a class of its own (Date, Buffer, a boxed string) is no plain object. */
function isPlainObject(value: WireValue): value is WireObject {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}
