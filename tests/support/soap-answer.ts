import { ParseOption, XmlDocument, XmlElement } from "libxml2-wasm";
import { checkAgainstContract } from "./contract-schema.ts";
import { contentOf } from "./xml-content.ts";

/** Elements of an answer by name: text, children, or a list where an element is repeated. */
export interface AnswerTree {
  [element: string]: AnswerNode;
}

export type AnswerNode = string | AnswerTree | AnswerNode[];

const childrenOf = (element: XmlElement): XmlElement[] => {
  const children: XmlElement[] = [];
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(node);
  }
  return children;
};

function treeOf(element: XmlElement): AnswerNode {
  const children = childrenOf(element);
  if (children.length === 0) return contentOf(element);
  const tree: AnswerTree = {};
  for (const child of children) {
    const value = treeOf(child);
    const earlier = tree[child.name];
    if (earlier === undefined) tree[child.name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else tree[child.name] = [earlier, value];
  }
  return tree;
}

const asTree = (node: AnswerNode | undefined): AnswerTree =>
  typeof node === "object" && !Array.isArray(node) ? node : {};

/**
 * Reads an envelope with a parser that shares nothing with the back end and checks the answer against the contract.
 * Code and fields are empty for a fault or something that is no envelope.
 */
export function parseAnswer(xml: string, operation: string): { code: number | null; fields: AnswerTree } {
  if (!xml.startsWith("<?xml") || xml.includes("<soap:Fault>")) return { code: null, fields: {} };
  const document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
  try {
    const body = childrenOf(document.root)[0];
    const answer = body && childrenOf(body)[0];
    if (answer?.name !== `${operation}Response`) return { code: null, fields: {} };
    checkAgainstContract(answer.toString(), operation);
    const fields = asTree(treeOf(answer));
    return { code: Number(fields["KlaidosKodas"]), fields };
  } finally {
    document.dispose();
  }
}

/** Value at a path of element names; the first of a repeated element. */
export function valueAt(tree: AnswerNode | undefined, ...path: readonly string[]): AnswerNode | undefined {
  return path.reduce<AnswerNode | undefined>((node, name) => {
    const single = Array.isArray(node) ? node[0] : node;
    return typeof single === "object" && !Array.isArray(single) ? single[name] : undefined;
  }, tree);
}

/** Text at a path; empty when there is none. */
export const textAt = (tree: AnswerNode | undefined, ...path: readonly string[]): string => {
  const value = valueAt(tree, ...path);
  return typeof value === "string" ? value : "";
};

/** Items of a repeated element at a path, whether none, one or many (F-479). */
export function listAt(tree: AnswerNode | undefined, ...path: readonly string[]): AnswerTree[] {
  const value = valueAt(tree, ...path);
  if (value === undefined || value === "") return [];
  return (Array.isArray(value) ? value : [value]).map(asTree);
}
