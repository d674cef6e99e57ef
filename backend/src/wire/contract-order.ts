import { WSDL } from "./wsdl.ts";
import type { WireRecord, WireValue } from "../store/wire-record.ts";
import { OTHER_ELEMENTS, wrapOthers } from "./other-elements.ts";

/** An element of a type of the contract: its name, and the name of its type when that has elements itself. */
interface ContractElement {
  readonly name: string;
  readonly type: string;
}

const ELEMENT = /<xsd:element name="(\w+)" type="(\w+):(\w+)"/g;
const TYPE_START = "<xsd:complexType";
const TYPE_END = "</xsd:complexType>";
const NAMED_TYPE = /^<xsd:complexType name="(\w+)"/;
const MESSAGE = /<xsd:element name="(\w+)">\s{0,99}$/;

const readElements = (content: string): ContractElement[] =>
  [...content.matchAll(ELEMENT)].map(([, name = "", prefix, type = ""]) => ({
    name,
    type: prefix === "tns" ? type : "",
  }));

/** A type of the schema: named itself, or the only content of a message's element. `text` ends with the type. */
function readType(text: string): [string, readonly ContractElement[]] {
  const start = text.lastIndexOf(TYPE_START);
  const content = text.slice(start);
  const name = NAMED_TYPE.exec(content)?.[1] ?? MESSAGE.exec(text.slice(0, start))?.[1] ?? "";
  return [name, readElements(content)];
}

/** Named types, and the messages by their element's name. */
const TYPES: ReadonlyMap<string, readonly ContractElement[]> = new Map(WSDL.split(TYPE_END).slice(0, -1).map(readType));

/** Names of a type's elements, in the order of the contract. */
export const elementNamesOf = (type: string): readonly string[] => (TYPES.get(type) ?? []).map(({ name }) => name);

function orderValue(type: string, value: WireValue): WireValue {
  if (typeof value === "string" || type === "") return value;
  if (Array.isArray(value)) return value.map((item) => orderValue(type, item));
  return inContractOrder(type, value as WireRecord);
}

/**
 * Elements in the order of a type or message of the contract, all the way down; unknown ones last, in the element that a type has
 * for them (F-354). What the store holds as JSON comes back in another order than it went in.
 */
export function inContractOrder(type: string, record: WireRecord): WireRecord {
  const elements = TYPES.get(type) ?? [];
  const known = elements.flatMap(({ name, type: childType }) => {
    const value = record[name];
    return value === undefined ? [] : [[name, orderValue(childType, value)] as const];
  });
  const names = new Set(elements.map(({ name }) => name));
  const unknown = Object.entries(record).filter(([name]) => !names.has(name));
  return {
    ...Object.fromEntries(known),
    ...(names.has(OTHER_ELEMENTS) ? wrapOthers(unknown) : Object.fromEntries(unknown)),
  };
}
