import type { Glyph } from "@pdf-lib/fontkit";

/** PDF has no curve of one control point: the same curve with two (cubic from quadratic). */
const toCubic = ([x0 = 0, y0 = 0]: readonly number[], [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) => [
  x0 + (2 / 3) * (x1 - x0),
  y0 + (2 / 3) * (y1 - y0),
  x2 + (2 / 3) * (x1 - x2),
  y2 + (2 / 3) * (y1 - y2),
  x2,
  y2,
];

const OPERATORS: Readonly<Record<string, string>> = { M: "m", L: "l", Q: "c", C: "c", Z: "h" };

/** The shape of a glyph as PDF path operators, in thousandths of the font size. */
export function toOutline({ path }: Glyph, scale: number): string {
  let point: readonly number[] = [];
  const steps = [...path.toSVG().matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = "", list = ""]) => {
    const given = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const numbers = letter === "Q" ? toCubic(point, given) : given;
    if (numbers.length > 0) point = numbers.slice(-2);
    return [...numbers.map((number) => Math.round(number * scale)), OPERATORS[letter]].join(" ");
  });
  return steps.join(" ");
}
