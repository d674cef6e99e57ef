import { CallFailure } from "./call-failure.ts";
import type { QualifiedNames } from "./xml-names.ts";
import type { Namespaces } from "./xml-namespaces.ts";
import { decodeReferences } from "./xml-references.ts";

const ATTRIBUTE = /[ \t\n]+([^ \t\n=<>"'/&]+)[ \t\n]*=[ \t\n]*(?:"([^<"]*)"|'([^<']*)')/y;

/** More than any SOAP library writes on one element. */
const ATTRIBUTES_OF_ELEMENT_MAX = 64;

/**
 * Reads the attributes of a start tag from `at` on. Only namespace declarations mean something to us; they are entered
 * in `namespaces`. All others are checked and forgotten.
 * @returns how many there are, and the place behind the last one
 * @throws CallFailure `malformed`
 */
export function readAttributes(
  text: string,
  at: number,
  names: QualifiedNames,
  namespaces: Namespaces,
): { count: number; end: number } {
  const read = new Set<string>();
  const prefixes: string[] = [];
  let end = at;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(text);
    if (match === null) break;
    const [, name = "", doubleQuoted, singleQuoted = ""] = match;
    if (read.has(name) || read.size === ATTRIBUTES_OF_ELEMENT_MAX) throw new CallFailure("malformed");
    read.add(name);
    const value = decodeReferences(doubleQuoted ?? singleQuoted);
    const { prefix, local } = names.parse(name);
    if (name === "xmlns") namespaces.declare("", value);
    else if (prefix === "xmlns") namespaces.declare(local, value);
    else if (prefix !== "") prefixes.push(prefix);
    end = ATTRIBUTE.lastIndex;
  }
  // A declaration holds for the whole tag, also for what stands before it.
  for (const prefix of prefixes) namespaces.find(prefix);
  return { count: read.size, end };
}
