/** Standard structure types of tagged PDF (ISO 32000-1, 14.8.4) that the documents use. */
export type Role = "Part" | "H1" | "H2" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Table" | "TR" | "TH" | "TD";

/** What a reader of the tree should know besides the role. */
export interface RoleFacts {
  /** Which cells a header cell is about. */
  readonly scope?: "Column" | "Row";
  /** How the labels of a list are made. */
  readonly numbering?: "Disc" | "Decimal";
}

/** A page as the structure knows it: it can tell the words of its marked texts. */
export interface MarkedPage {
  textOf(id: number): string;
}

/** A run of text on a page: it carries its number in the page's operators. */
export interface MarkedText {
  readonly page: MarkedPage;
  readonly id: number;
}

/** A node of the tree that a screen reader follows; its texts and parts are in reading order. */
export interface StructureElement {
  readonly role: Role;
  readonly facts: RoleFacts;
  /** Where it begins, for the bookmarks of headings. */
  readonly page: MarkedPage;
  readonly top: number;
  readonly kids: (StructureElement | MarkedText)[];
}

export const isElement = (kid: StructureElement | MarkedText): kid is StructureElement => "role" in kid;

/** The words of an element without its parts, for bookmarks. */
export const textOf = (element: StructureElement): string =>
  element.kids.map((kid) => (isElement(kid) ? textOf(kid) : kid.page.textOf(kid.id))).join(" ");
