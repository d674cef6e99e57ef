/** What a document is made of, top to bottom. A document builds a list of these; the layout decides where they land. */
export type Block =
  | TitleBlock
  | HeadingBlock
  | ParagraphBlock
  | ClauseBlock
  | NoticeBlock
  | TableBlock
  | SignaturesBlock
  | VerificationBlock
  | GroupBlock
  | { readonly kind: "page-break" };

export interface TitleBlock {
  readonly kind: "title";
  readonly text: string;
  readonly subtitle: string | null;
}

interface HeadingBlock {
  readonly kind: "heading";
  readonly text: string;
}

export interface ParagraphBlock {
  readonly kind: "paragraph";
  readonly text: string;
  readonly tone: "normal" | "muted";
}

/** A paragraph with a hanging mark: a clause number, a bullet or a ballot box. */
export interface ClauseBlock {
  readonly kind: "clause";
  readonly mark: string;
  readonly text: string;
}

/** A framed sentence that must not be overlooked. */
export interface NoticeBlock {
  readonly kind: "notice";
  readonly text: string;
}

export interface TableColumn {
  /** Empty in tables without a header. */
  readonly title: string;
  /** Width relative to the other columns. */
  readonly share: number;
  readonly align: "left" | "right" | "center";
  readonly strong: boolean;
}

/** Rows of cells; a header is repeated on every page that the table reaches. */
export interface TableBlock {
  readonly kind: "table";
  readonly columns: readonly TableColumn[];
  readonly hasHeader: boolean;
  readonly rows: readonly (readonly string[])[];
  /** Close rows, for long tables of figures. */
  readonly isDense: boolean;
  /** Last row in bold, with a rule above; null for none. */
  readonly total: readonly string[] | null;
  /** Height, in points, of what follows and never stands alone on a page: the last rows keep it company. */
  readonly tail?: number;
}

/** Whose place to sign it is, where the document may be signed electronically: there the signature shows itself. */
export type SignaturePlace = "lender" | "client" | "spouse";

export interface Signatory {
  readonly role: string;
  readonly lines: readonly string[];
  readonly place?: SignaturePlace;
}

export interface SignaturesBlock {
  readonly kind: "signatures";
  readonly signatories: readonly Signatory[];
  /** Words under the lines on which one signs and dates. */
  readonly signatureLabel: string;
  readonly dateLabel: string;
}

/** Blocks that stay on one page when a page can hold them. */
export interface GroupBlock {
  readonly kind: "group";
  readonly blocks: readonly Block[];
}

/** Where the document can be checked, with the address as a QR code. */
export interface VerificationBlock {
  readonly kind: "verification";
  readonly text: string;
  readonly url: string;
  /** It stands beside what was drawn last, in the right half: a single signature leaves that free. */
  readonly isBeside?: boolean;
}
