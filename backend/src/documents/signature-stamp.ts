import { formatInstant } from "./format/lithuanian.ts";
import { PageCanvas, type Box } from "./layout/page-canvas.ts";
import { ACCENT, INK } from "./layout/palette.ts";
import type { LineStyle } from "./layout/text-styles.ts";
import { wrapText } from "./layout/wrap-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/signature-stamp.lt.json" with { type: "json" };
import type { Typefaces } from "./typeface/typefaces.ts";

/** Points of one line of a drawing, right and down; what else a point carries is not drawn. */
type Stroke = readonly (readonly [x: number, y: number, ...rest: number[]])[];

/** What the reader of a signed paper is told at a signature: who, when, in which way, and by whose certificate. */
export interface StampFacts {
  readonly name: string;
  /** Instant, ISO 8601. */
  readonly at: string;
  readonly way: keyof typeof texts.ways;
  /** Who gave the certificate. */
  readonly authority: string;
  /** Lines drawn on a tablet; none for every other way. */
  readonly strokes: readonly Stroke[];
}

/** A stamp as operators of a form whose lower left corner is 0, 0, and as words for readers that do not see it. */
export interface Stamp {
  readonly operators: string;
  readonly text: string;
}

const PADDING = 3;
/** Share of the place that a drawing takes. */
const DRAWING_SHARE = 0.38;
const DRAWING_GAP = 5;
const PEN = 1.1;
/** From the size that reads well to the least that is printed; the first that fits is taken. */
const SIZES = [7, 6.5, 6, 5.5, 5];
const LEADING = 1.2;
/** A longer name is cut here: in full it stands above the place and in the certificate. */
const NAME_MAX = 60;

const shorten = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name);

function wordsOf({ name, at, way, authority }: StampFacts): { heading: string; sentences: string[] } {
  const isSeal = way === "seal";
  return {
    heading: isSeal ? texts.sealed : texts.signed,
    sentences: [
      fillText(texts.who, { name: shorten(name), at: formatInstant(at) }),
      texts.ways[way],
      fillText(isSeal ? texts.sealAuthority : texts.authority, { authority }),
    ],
  };
}

type StyledLine = readonly [text: string, style: LineStyle];

function setLines(typefaces: Typefaces, facts: StampFacts, room: { width: number; height: number }): StyledLine[] {
  const { heading, sentences } = wordsOf(facts);
  const sets = SIZES.map((size) => {
    const regular: LineStyle = { size, weight: "regular", color: INK, leading: size * LEADING };
    const bold: LineStyle = { ...regular, weight: "bold", color: ACCENT };
    const wrap = (text: string, style: LineStyle): StyledLine[] =>
      wrapText(typefaces[style.weight], text, size, room.width).map((line) => [line, style]);
    return [...wrap(heading, bold), ...sentences.flatMap((sentence) => wrap(sentence, regular))];
  });
  const fits = (lines: StyledLine[]) => lines.reduce((sum, [, { leading }]) => sum + leading, 0) <= room.height;
  return sets.find(fits) ?? sets.at(-1) ?? [];
}

/** Fits a drawing into a box: its proportions stay, and down becomes down. */
function drawStrokes(canvas: PageCanvas, strokes: readonly Stroke[], box: Box): void {
  const points = strokes.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (values: number[]) => values.reduce((low, value) => Math.min(low, value), Infinity);
  const most = (values: number[]) => values.reduce((high, value) => Math.max(high, value), -Infinity);
  const [left, top] = [least(xs), least(ys)];
  const [width, height] = [most(xs) - left, most(ys) - top];
  const scale = Math.min(box.width / Math.max(width, 1), box.height / Math.max(height, 1));
  const x0 = box.x + (box.width - width * scale) / 2;
  const y0 = box.y + (box.height + height * scale) / 2;
  for (const stroke of strokes) {
    const line = stroke.map(([x, y]) => [x0 + (x - left) * scale, y0 - (y - top) * scale] as const);
    canvas.line(line, INK, PEN);
  }
}

/** Draws what shows a signature on paper and screen: the drawing of its person, where there is one, and the words beside it. */
export function drawStamp(
  typefaces: Typefaces,
  facts: StampFacts,
  { width, height }: Pick<Box, "width" | "height">,
): Stamp {
  const canvas = new PageCanvas(typefaces);
  canvas.frame({ x: 0.25, y: 0.25, width: width - 0.5, height: height - 0.5 }, ACCENT);
  const room = { width: width - 2 * PADDING, height: height - 2 * PADDING };
  const drawn = facts.strokes.some((stroke) => stroke.length > 0) ? room.width * DRAWING_SHARE : 0;
  if (drawn > 0) drawStrokes(canvas, facts.strokes, { x: PADDING, y: PADDING, width: drawn, height: room.height });
  const indent = drawn === 0 ? 0 : drawn + DRAWING_GAP;
  let y = height - PADDING;
  for (const [line, style] of setLines(typefaces, facts, { ...room, width: room.width - indent })) {
    canvas.text(line, PADDING + indent, y - style.size, style);
    y -= style.leading;
  }
  const { heading, sentences } = wordsOf(facts);
  return { operators: canvas.operators.join("\n"), text: [`${heading}.`, ...sentences].join(" ") };
}
