import { encodeText } from "../typeface/typeface.ts";
import type { Typefaces, Weight } from "../typeface/typefaces.ts";
import { INK } from "./palette.ts";
import type { Color } from "./palette.ts";

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: Color;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Resource names of the fonts in every page. */
export const FONT_RESOURCE: Record<Weight, string> = { regular: "F1", bold: "F2" };

/** Two decimals of a point are finer than any printer and keep the page short. */
const point = (value: number) => String(Math.round(value * 100) / 100);

/** One page being drawn: PDF operators in order, and the plain text for the page's checksum. */
export class PageCanvas {
  readonly operators: string[] = [];
  readonly texts: string[] = [];
  readonly #typefaces: Typefaces;
  #fill = "";
  #stroke = "";

  constructor(typefaces: Typefaces) {
    this.#typefaces = typefaces;
  }

  /** Draws one line of text with its baseline at `y`, turned counter-clockwise by `degrees` around its start. */
  text(content: string, x: number, y: number, style: TextStyle, degrees = 0): void {
    this.texts.push(content);
    this.#setFill(style.color);
    const cos = Math.cos((degrees * Math.PI) / 180).toFixed(4);
    const sin = Math.sin((degrees * Math.PI) / 180);
    const matrix = degrees === 0 ? "1 0 0 1" : `${cos} ${sin.toFixed(4)} ${(-sin).toFixed(4)} ${cos}`;
    const codes = encodeText(this.#typefaces[style.weight], content);
    const font = `/${FONT_RESOURCE[style.weight]} ${style.size} Tf`;
    this.operators.push(`BT ${font} ${matrix} ${point(x)} ${point(y)} Tm <${codes}> Tj ET`);
  }

  rule(x: number, y: number, width: number, color: Color, thickness = 0.5): void {
    this.#setStroke(color);
    this.operators.push(`${thickness} w ${point(x)} ${point(y)} m ${point(x + width)} ${point(y)} l S`);
  }

  fill(box: Box, color: Color = INK): void {
    this.#setFill(color);
    this.operators.push(`${point(box.x)} ${point(box.y)} ${point(box.width)} ${point(box.height)} re f`);
  }

  frame(box: Box, color: Color, thickness = 0.5): void {
    this.#setStroke(color);
    this.operators.push(`${thickness} w ${point(box.x)} ${point(box.y)} ${point(box.width)} ${point(box.height)} re S`);
  }

  #setFill(color: Color): void {
    if (color !== this.#fill) this.operators.push(`${color} rg`);
    this.#fill = color;
  }

  #setStroke(color: Color): void {
    if (color !== this.#stroke) this.operators.push(`${color} RG`);
    this.#stroke = color;
  }
}
