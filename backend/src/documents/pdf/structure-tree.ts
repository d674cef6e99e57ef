import { PDFHexString, PDFName } from "pdf-lib";
import type { PDFContext, PDFDict, PDFDocument, PDFRef } from "pdf-lib";
import { isElement } from "../layout/structure.ts";
import type { MarkedText, RoleFacts, StructureElement } from "../layout/structure.ts";
import { findPage } from "./printed-part.ts";
import type { PrintedPart } from "./printed-part.ts";

/** Owner of every marked text of every page, by the page's key and the text's number. */
type Owners = Map<number, PDFRef[]>;

interface Tree {
  readonly context: PDFContext;
  readonly part: PrintedPart;
  readonly owners: Owners;
}

function toAttributes(context: PDFContext, { scope, numbering }: RoleFacts) {
  if (scope !== undefined) return { A: context.obj({ O: "Table", Scope: scope }) };
  return numbering === undefined ? {} : { A: context.obj({ O: "List", ListNumbering: numbering }) };
}

/** Notes whose a marked text is, in the list of its page. */
function own({ part, owners }: Tree, { page, id }: MarkedText, owner: PDFRef): void {
  const { key } = findPage(part, page);
  const list = owners.get(key) ?? [];
  list[id] = owner;
  owners.set(key, list);
}

type Kid = PDFRef | PDFDict | number;

/** Texts of the page on which an element begins are numbers, texts of later pages name their page. */
function toKids(tree: Tree, element: StructureElement, ref: PDFRef): { K?: Kid | Kid[]; Pg?: PDFRef } {
  const home = element.kids.find((kid) => !isElement(kid))?.page;
  const kids = element.kids.map((kid): Kid => {
    if (isElement(kid)) return writeElement(tree, kid, ref);
    own(tree, kid, ref);
    if (kid.page === home) return kid.id;
    return tree.context.obj({ Type: "MCR", Pg: findPage(tree.part, kid.page).ref, MCID: kid.id });
  });
  const [only] = kids;
  return {
    ...(home && { Pg: findPage(tree.part, home).ref }),
    ...(only !== undefined && { K: kids.length === 1 ? only : kids }),
  };
}

function writeElement(
  tree: Tree,
  element: StructureElement,
  parent: PDFRef,
  more: Record<string, PDFHexString> = {},
): PDFRef {
  const { context } = tree;
  const ref = context.nextRef();
  const facts = { S: element.role, P: parent, ...toKids(tree, element, ref), ...toAttributes(context, element.facts) };
  context.assign(ref, context.obj({ ...facts, ...more }));
  return ref;
}

function toParentTree(context: PDFContext, owners: Owners): PDFRef {
  const numbers = [...owners].sort(([left], [right]) => left - right);
  const entries = numbers.flatMap(([key, list]) => [key, context.register(context.obj(list))]);
  return context.register(context.obj({ Nums: entries }));
}

/**
 * Writes the tree that screen readers follow (ISO 32000-1, 14.7): one document, a part for each printed document, each
 * text once, in reading order.
 */
export function writeStructureTree(file: PDFDocument, parts: readonly PrintedPart[]): void {
  const { context, catalog } = file;
  const [root, whole] = [context.nextRef(), context.nextRef()];
  const owners: Owners = new Map();
  const kids = parts.map((part) =>
    writeElement({ context, part, owners }, part.structure, whole, { T: PDFHexString.fromText(part.title) }),
  );
  context.assign(whole, context.obj({ Type: "StructElem", S: "Document", P: root, K: kids }));
  const parentTree = toParentTree(context, owners);
  const lastKey = Math.max(...parts.flatMap(({ pages }) => pages.map(({ key }) => key)));
  context.assign(
    root,
    context.obj({ Type: "StructTreeRoot", K: [whole], ParentTree: parentTree, ParentTreeNextKey: lastKey + 1 }),
  );
  catalog.set(PDFName.of("StructTreeRoot"), root);
  catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
}
