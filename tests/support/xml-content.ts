import { XmlXPath, type XmlNode } from "libxml2-wasm";

const CHARACTERS = XmlXPath.compile("string-length(.)");

/**
 * Text of a node as libxml2 has it. Inside an element U+FEFF is a character like any other (XML 1.0, 2.2 and 4.3.3), but
 * libxml2's binding takes each longer text for a document of its own and drops the first one as a byte order mark.
 */
export function contentOf(node: XmlNode): string {
  const { content } = node;
  return Number(node.eval(CHARACTERS)) > [...content].length ? `\uFEFF${content}` : content;
}
