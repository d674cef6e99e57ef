import { CallFailure } from "./call-failure.ts";
import { decodeReferences } from "./xml-references.ts";
import { isElementName } from "./xml-text.ts";

/** What unprefixed names and prefixes mean inside an element. */
export type Namespaces = { unprefixed: string; prefixes: ReadonlyMap<string, string> };

const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
const RESERVED_NAMESPACES: ReadonlySet<string> = new Set([XML_NAMESPACE, XMLNS_NAMESPACE]);

export const NO_NAMESPACES: Namespaces = { unprefixed: "", prefixes: new Map([["xml", XML_NAMESPACE]]) };

export type QualifiedName = { prefix: string; local: string };

/** Splits `tns:Paraiska`. @throws CallFailure `malformed` when a part is no name */
export function parseQualifiedName(name: string): QualifiedName {
  const colon = name.indexOf(":");
  const prefix = colon === -1 ? "" : name.slice(0, colon);
  const local = name.slice(colon + 1);
  if (!isElementName(local) || (colon !== -1 && !isElementName(prefix))) throw new CallFailure("malformed");
  return { prefix, local };
}

/** The namespace of an element's name. @throws CallFailure `malformed` for a prefix that nobody declared */
export function findNamespace({ prefix }: QualifiedName, namespaces: Namespaces): string {
  if (prefix === "") return namespaces.unprefixed;
  const namespace = namespaces.prefixes.get(prefix);
  if (namespace === undefined) throw new CallFailure("malformed");
  return namespace;
}

const ATTRIBUTE = /[ \t\n]+([^ \t\n=<>"'/&]+)[ \t\n]*=[ \t\n]*(?:"([^<"]*)"|'([^<']*)')/y;

/**
 * Reads the attributes of a start tag from `at` on. Only namespace declarations mean something to us; all others are
 * checked and forgotten.
 * @returns the namespaces inside the element and the place behind the last attribute
 */
export function readAttributes(text: string, at: number, outer: Namespaces): { namespaces: Namespaces; end: number } {
  const attributes = new Map<string, string>();
  let end = at;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(text);
    if (match === null) break;
    const [, name = "", doubleQuoted, singleQuoted = ""] = match;
    if (attributes.has(name)) throw new CallFailure("malformed");
    attributes.set(name, decodeReferences(doubleQuoted ?? singleQuoted));
    end = ATTRIBUTE.lastIndex;
  }
  return { namespaces: resolveNamespaces(attributes, outer), end };
}

function resolveNamespaces(attributes: ReadonlyMap<string, string>, outer: Namespaces): Namespaces {
  let inner = outer;
  for (const [name, value] of attributes) {
    const { prefix, local } = parseQualifiedName(name);
    if (name === "xmlns") inner = { ...inner, unprefixed: requireFree(value) };
    else if (prefix === "xmlns") inner = { ...inner, prefixes: withPrefix(inner.prefixes, local, value) };
  }
  for (const name of attributes.keys()) {
    const qualified = parseQualifiedName(name);
    if (qualified.prefix !== "xmlns") findNamespace(qualified, inner);
  }
  return inner;
}

function withPrefix(prefixes: ReadonlyMap<string, string>, prefix: string, namespace: string): Map<string, string> {
  if (prefix === "xmlns" || namespace === "") throw new CallFailure("malformed");
  if (prefix === "xml" ? namespace !== XML_NAMESPACE : requireFree(namespace) === "")
    throw new CallFailure("malformed");
  return new Map(prefixes).set(prefix, namespace);
}

function requireFree(namespace: string): string {
  if (RESERVED_NAMESPACES.has(namespace)) throw new CallFailure("malformed");
  return namespace;
}
