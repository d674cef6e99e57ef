import { ParseOption, XmlDocument, XmlElement, XmlText, XmlCData } from "libxml2-wasm";
import { contentOf } from "./xml-content.ts";

/** Element content as libxml2 sees it: text, or children by `{namespace}name` in the order of their first appearance. */
export type IndependentTree = string | { [name: string]: IndependentTree | IndependentTree[] };

/** Reads a document with libxml2, an XML parser that shares nothing with ours. @throws when it is not well-formed */
export function readIndependently(xml: string): IndependentTree {
  const document = XmlDocument.fromString(xml, {
    option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_IGNORE_ENC,
  });
  try {
    return { [nameOf(document.root)]: treeOf(document.root) };
  } finally {
    document.dispose();
  }
}

const nameOf = (element: XmlElement) => `{${element.namespaceUri}}${element.name}`;

function treeOf(element: XmlElement): IndependentTree {
  const children: { [name: string]: IndependentTree | IndependentTree[] } = {};
  let text = "";
  let hasChildren = false;
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlText || node instanceof XmlCData) text += contentOf(node);
    if (!(node instanceof XmlElement)) continue;
    hasChildren = true;
    add(children, nameOf(node), treeOf(node));
  }
  return hasChildren ? children : text;
}

function add(children: { [name: string]: IndependentTree | IndependentTree[] }, name: string, tree: IndependentTree) {
  const earlier = children[name];
  if (earlier === undefined) children[name] = tree;
  else if (Array.isArray(earlier)) earlier.push(tree);
  else children[name] = [earlier, tree];
}

/** The same by local names, for documents of one namespace. */
export const readByLocalName = (xml: string): Record<string, IndependentTree> =>
  JSON.parse(JSON.stringify(readIndependently(xml)).replace(/"\{[^}]*\}(\w[^"]*)":/g, '"$1":'));
