import { encodeText, measureText } from "../typeface/typeface.ts";
import type { Typefaces, Weight } from "../typeface/typefaces.ts";
import type { SignaturePlace } from "./blocks.ts";
import { INK } from "./palette.ts";
import type { Color } from "./palette.ts";

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: Color;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What belongs to no text: it is painted and never read. `Layout` are rules and tints, the others page furniture. */
export type Artifact = "Layout" | "Header" | "Footer" | "Watermark";

const ARTIFACT_MARKS: Readonly<Record<Artifact, string>> = {
  Layout: "/Artifact <</Type /Layout>> BDC",
  Header: "/Artifact <</Type /Pagination /Subtype /Header>> BDC",
  Footer: "/Artifact <</Type /Pagination /Subtype /Footer>> BDC",
  Watermark: "/Artifact <</Type /Pagination /Subtype /Watermark>> BDC",
};

/** Resource names of the fonts in every page. */
export const FONT_RESOURCE: Record<Weight, string> = { regular: "F1", bold: "F2" };

/** Two decimals of a point are finer than any printer and keep the page short. */
const point = (value: number) => String(Math.round(value * 100) / 100);

/** What a text on the page belongs to: an element of the tree that a screen reader follows. */
interface TextOwner {
  readonly role: string;
  readonly kids: { push(text: { readonly page: PageCanvas; readonly id: number }): unknown };
}

/**
 * One page being drawn: PDF operators in order, each within the mark of the element that it belongs to, and the plain
 * text for the page's checksum.
 */
export class PageCanvas {
  readonly texts: string[] = [];
  /** Where signatures will stand, the outermost edges of each. */
  readonly places: { readonly place: SignaturePlace; readonly box: Box }[] = [];
  readonly #typefaces: Typefaces;
  readonly #operators: string[] = [];
  readonly #markedTexts: string[] = [];
  #owner: TextOwner | Artifact;
  #mark = "";
  #fill = "";
  #stroke = "";

  /** @param owner what the text of the page belongs to until another owner is named */
  constructor(typefaces: Typefaces, owner: TextOwner | Artifact = "Layout") {
    this.#typefaces = typefaces;
    this.#owner = owner;
  }

  /** The operators of the finished page, every mark closed. */
  get operators(): readonly string[] {
    return this.#mark === "" ? this.#operators : [...this.#operators, "EMC"];
  }

  /** How many marked texts the page has. */
  get markCount(): number {
    return this.#markedTexts.length;
  }

  /** The words of a marked text. */
  textOf(id: number): string {
    return this.#markedTexts[id] ?? "";
  }

  /** Names what the texts that follow belong to. */
  drawFor(owner: TextOwner | Artifact): void {
    this.#owner = owner;
    if (this.#mark !== "") this.#operators.push("EMC");
    this.#mark = "";
  }

  /** Draws one line of text with its baseline at `y`. */
  text(content: string, x: number, y: number, style: TextStyle): void {
    this.texts.push(content);
    if (content === "") return;
    this.#markText(content);
    this.#setFill(style.color);
    // Lines of one text are read as one: without a space at its end the last word would grow into the next line's first.
    const read = typeof this.#owner === "string" ? content : `${content} `;
    const codes = encodeText(this.#typefaces[style.weight], read);
    const font = `/${FONT_RESOURCE[style.weight]} ${style.size} Tf`;
    this.#operators.push(`BT ${font} 1 0 0 1 ${point(x)} ${point(y)} Tm <${codes}> Tj ET`);
  }

  /**
   * Paints the shapes of a word, turned counter-clockwise by `degrees` around its start. It is no text: nothing that
   * copies, searches or reads the page finds its letters among the clauses.
   */
  paintWord(word: string, { x, y, degrees }: { x: number; y: number; degrees: number }, style: TextStyle): void {
    this.#markShape();
    this.#setFill(style.color);
    const typeface = this.#typefaces[style.weight];
    const cos = Math.cos((degrees * Math.PI) / 180) * (style.size / 1000);
    const sin = Math.sin((degrees * Math.PI) / 180) * (style.size / 1000);
    const matrix = [cos, sin, -sin, cos].map((value) => value.toFixed(5)).join(" ");
    const letters = [...word].map(
      (letter) => `${typeface.outlineOf(letter)} f 1 0 0 1 ${measureText(typeface, letter, 1000)} 0 cm`,
    );
    this.#operators.push(`q ${matrix} ${point(x)} ${point(y)} cm`, ...letters, "Q");
  }

  rule(x: number, y: number, width: number, color: Color, thickness = 0.5): void {
    this.#markShape();
    this.#setStroke(color);
    this.#operators.push(`${thickness} w ${point(x)} ${point(y)} m ${point(x + width)} ${point(y)} l S`);
  }

  fill(box: Box, color: Color = INK): void {
    this.#markShape();
    this.#setFill(color);
    this.#operators.push(`${point(box.x)} ${point(box.y)} ${point(box.width)} ${point(box.height)} re f`);
  }

  frame(box: Box, color: Color, thickness = 0.5): void {
    this.#markShape();
    this.#setStroke(color);
    this.#operators.push(
      `${thickness} w ${point(box.x)} ${point(box.y)} ${point(box.width)} ${point(box.height)} re S`,
    );
  }

  /** A line through points, its ends and corners round as a pen leaves them. */
  line(points: readonly (readonly [x: number, y: number])[], color: Color, thickness: number): void {
    const [first, ...rest] = points.map(([x, y]) => `${point(x)} ${point(y)}`);
    if (first === undefined) return;
    this.#markShape();
    this.#setStroke(color);
    const path = [`${first} m`, ...(rest.length === 0 ? [first] : rest).map((to) => `${to} l`)].join(" ");
    this.#operators.push(`1 J 1 j ${thickness} w ${path} S`);
  }

  /** Rules and tints are never read, whatever is drawn around them. */
  #markShape(): void {
    this.#begin(ARTIFACT_MARKS[typeof this.#owner === "string" ? this.#owner : "Layout"]);
  }

  /** Lines of one element that follow each other are one marked text. */
  #markText(content: string): void {
    const owner = this.#owner;
    if (typeof owner === "string") return this.#begin(ARTIFACT_MARKS[owner]);
    const last = this.markCount - 1;
    if (this.#mark === toMark(owner, last)) {
      this.#markedTexts[last] += ` ${content}`;
      return;
    }
    const id = this.#markedTexts.push(content) - 1;
    owner.kids.push({ page: this, id });
    this.#begin(toMark(owner, id));
  }

  #begin(mark: string): void {
    if (mark === this.#mark) return;
    if (this.#mark !== "") this.#operators.push("EMC");
    this.#operators.push(mark);
    this.#mark = mark;
  }

  #setFill(color: Color): void {
    if (color !== this.#fill) this.#operators.push(`${color} rg`);
    this.#fill = color;
  }

  #setStroke(color: Color): void {
    if (color !== this.#stroke) this.#operators.push(`${color} RG`);
    this.#stroke = color;
  }
}

const toMark = ({ role }: TextOwner, id: number): string => `/${role} <</MCID ${id}>> BDC`;
