import type { Typefaces } from "../typeface/typefaces.ts";
import { PageCanvas } from "./page-canvas.ts";
import type { Artifact } from "./page-canvas.ts";
import { CONTENT_BOTTOM, CONTENT_TOP } from "./page-geometry.ts";
import { isElement } from "./structure.ts";
import type { Role, RoleFacts, StructureElement } from "./structure.ts";
import type { LineStyle } from "./text-styles.ts";
import { wrapText } from "./wrap-text.ts";

/** Share of a line's leading that lies above its baseline. */
const BASELINE_SHARE = 0.76;

/**
 * The pen that fills pages from top to bottom and opens a new page when the next thing does not fit. What it draws it
 * files in the tree of the document's structure.
 */
export class Flow {
  readonly typefaces: Typefaces;
  readonly pages: PageCanvas[] = [];
  /** The whole document; its parts follow as they are drawn. */
  readonly root: StructureElement;
  /** Top edge of what comes next. */
  y = CONTENT_TOP;
  #canvas: PageCanvas;
  #owner: StructureElement | Artifact;

  constructor(typefaces: Typefaces) {
    this.typefaces = typefaces;
    this.#canvas = this.#openPage("Layout");
    this.root = { role: "Part", facts: {}, page: this.#canvas, top: CONTENT_TOP, kids: [] };
    this.#owner = this.root;
  }

  get canvas(): PageCanvas {
    return this.#canvas;
  }

  get isAtTop(): boolean {
    return this.y === CONTENT_TOP;
  }

  get room(): number {
    return this.y - CONTENT_BOTTOM;
  }

  nextPage(): void {
    this.#canvas = this.#openPage(this.#owner);
    this.y = CONTENT_TOP;
  }

  /** A new part of what is being drawn; of an artifact's parts nothing is read. */
  begin(role: Role, facts: RoleFacts = {}): StructureElement {
    const element: StructureElement = { role, facts, page: this.#canvas, top: this.y, kids: [] };
    if (typeof this.#owner !== "string") this.#owner.kids.push(element);
    return element;
  }

  /** The list that the last thing drawn belongs to, or a new one. */
  list(facts: RoleFacts): StructureElement {
    const last = typeof this.#owner === "string" ? undefined : this.#owner.kids.at(-1);
    return last !== undefined && isElement(last) && last.role === "L" ? last : this.begin("L", facts);
  }

  /** Draws what belongs to an element, or to none (an artifact), over as many pages as it needs. */
  within(owner: StructureElement | Artifact, draw: () => void): void {
    const outer = this.#owner;
    this.#own(owner);
    draw();
    this.#own(outer);
  }

  /** Draws a new part. */
  tag(role: Role, draw: () => void, facts: RoleFacts = {}): void {
    this.within(typeof this.#owner === "string" ? this.#owner : this.begin(role, facts), draw);
  }

  /** Makes sure that `height` points are left, on a new page if they are not; a page can never offer more than itself. */
  reserve(height: number): void {
    if (height > this.room && !this.isAtTop) this.nextPage();
  }

  /** Leaves a gap, except at the top of a page. */
  skip(height: number): void {
    if (!this.isAtTop) this.y -= height;
  }

  wrap(text: string, style: LineStyle, width: number): string[] {
    return wrapText(this.typefaces[style.weight], text, style.size, width);
  }

  /** Draws lines one below another, over as many pages as they need. */
  lines(lines: readonly string[], x: number, style: LineStyle): void {
    for (const line of lines) {
      this.reserve(style.leading);
      this.canvas.text(line, x, this.y - style.leading * BASELINE_SHARE, style);
      this.y -= style.leading;
    }
  }

  #own(owner: StructureElement | Artifact): void {
    this.#owner = owner;
    this.#canvas.drawFor(owner);
  }

  #openPage(owner: StructureElement | Artifact): PageCanvas {
    const page = new PageCanvas(this.typefaces, owner);
    this.pages.push(page);
    return page;
  }
}

/** Baseline of the line whose top edge is at `top`. */
export function baseline(top: number, style: LineStyle): number {
  return top - style.leading * BASELINE_SHARE;
}
