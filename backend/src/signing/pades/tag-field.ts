import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, PDFString, type PDFDocument, type PDFObject } from "pdf-lib";
import type { PDFPage } from "pdf-lib";

const name = (text: string): PDFName => PDFName.of(text);

/** The tree that screen readers follow, with the numbers by which pages and fields find their elements in it. */
interface Tree {
  readonly ref: PDFRef;
  readonly root: PDFDict;
  readonly parentsRef: PDFRef;
  readonly parents: PDFDict;
  readonly numbers: PDFArray;
}

/** The tree of a file of ours; null in a file that has none. */
function findTree({ catalog }: PDFDocument): Tree | null {
  const ref = catalog.get(name("StructTreeRoot"));
  const root = catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  const parentsRef = root?.get(name("ParentTree"));
  const parents = root?.lookupMaybe(name("ParentTree"), PDFDict);
  const numbers = parents?.lookupMaybe(name("Nums"), PDFArray);
  if (!(ref instanceof PDFRef) || !(parentsRef instanceof PDFRef)) return null;
  return root && parents && numbers ? { ref, root, parentsRef, parents, numbers } : null;
}

/** The element of a page's last marked text. */
function lastElementOn({ numbers }: Tree, page: PDFPage): PDFRef | null {
  const key = page.node.lookupMaybe(name("StructParents"), PDFNumber)?.asNumber();
  for (let at = 0; at + 1 < numbers.size(); at += 2) {
    if (numbers.lookup(at, PDFNumber).asNumber() !== key) continue;
    return (
      numbers
        .lookup(at + 1, PDFArray)
        .asArray()
        .findLast((owner) => owner instanceof PDFRef) ?? null
    );
  }
  return null;
}

/** The printed document that an element is of: the last one below the whole (`Document`). */
function partOf(file: PDFDocument, element: PDFRef): PDFRef {
  const dictionary = file.context.lookup(element, PDFDict);
  const parent = dictionary.get(name("P"));
  if (!(parent instanceof PDFRef)) return element;
  const isWhole = file.context.lookup(parent, PDFDict).get(name("S")) === name("Document");
  return isWhole ? element : partOf(file, parent);
}

function withKid(file: PDFDocument, element: PDFDict, kid: PDFRef): PDFArray {
  const kids = PDFArray.withContext(file.context);
  const before = element.get(name("K"));
  const list = element.lookup(name("K"));
  if (list instanceof PDFArray) for (const one of list.asArray()) kids.push(one);
  else if (before !== undefined) kids.push(before);
  kids.push(kid);
  return kids;
}

/**
 * Gives the field of a signature an element of its own in the tree (ISO 14289-1, 7.18.4), after the words of its document: who has the paper read aloud hears
 * what is signed, then by whom. What the tree said before stays. @returns the objects that have changed; none in a file without a tree
 */
export function tagField(
  file: PDFDocument,
  { ref, widget, page }: { readonly ref: PDFRef; readonly widget: PDFDict; readonly page: PDFPage },
): [PDFRef, PDFObject][] {
  const tree = findTree(file);
  const last = tree && lastElementOn(tree, page);
  if (tree === null || last === null) return [];
  const { context } = file;
  const part = partOf(file, last);
  const form = context.nextRef();
  const key = tree.root.lookup(name("ParentTreeNextKey"), PDFNumber).asNumber();
  const alternative = widget.get(name("TU")) ?? PDFString.of("");
  const place = context.obj({ Type: "OBJR", Obj: ref, Pg: page.ref });
  const element = context.obj({ Type: "StructElem", S: "Form", P: part, Pg: page.ref, Alt: alternative, K: place });
  const dictionary = context.lookup(part, PDFDict);
  dictionary.set(name("K"), withKid(file, dictionary, form));
  tree.numbers.push(PDFNumber.of(key));
  tree.numbers.push(form);
  tree.root.set(name("ParentTreeNextKey"), PDFNumber.of(key + 1));
  widget.set(name("StructParent"), PDFNumber.of(key));
  // Fields are reached in the order of the tree, too.
  page.node.set(name("Tabs"), name("S"));
  return [
    [form, element],
    [part, dictionary],
    [tree.parentsRef, tree.parents],
    [tree.ref, tree.root],
  ];
}
