import type { Typefaces } from "../typeface/typefaces.ts";
import { PageCanvas } from "./page-canvas.ts";
import { CONTENT_BOTTOM, CONTENT_TOP } from "./page-geometry.ts";
import type { LineStyle } from "./text-styles.ts";
import { wrapText } from "./wrap-text.ts";

/** Share of a line's leading that lies above its baseline. */
const BASELINE_SHARE = 0.76;

/** The pen that fills pages from top to bottom and opens a new page when the next thing does not fit. */
export class Flow {
  readonly typefaces: Typefaces;
  readonly pages: PageCanvas[] = [];
  /** Top edge of what comes next. */
  y = CONTENT_TOP;
  #canvas: PageCanvas;

  constructor(typefaces: Typefaces) {
    this.typefaces = typefaces;
    this.#canvas = this.#openPage();
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
    this.#canvas = this.#openPage();
    this.y = CONTENT_TOP;
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

  #openPage(): PageCanvas {
    const page = new PageCanvas(this.typefaces);
    this.pages.push(page);
    return page;
  }
}

/** Baseline of the line whose top edge is at `top`. */
export function baseline(top: number, style: LineStyle): number {
  return top - style.leading * BASELINE_SHARE;
}
