/** A point of a drawn signature: across and down in `PAD` units, and milliseconds since the first point. */
type PadPoint = readonly [x: number, y: number, at: number];

/** A line, from where the pen came down to where it left. */
export type Stroke = readonly PadPoint[];

/** The sheet that is drawn on, whatever size it has on a screen. */
export const PAD = { width: 600, height: 200 } as const;

/** The longest drawing as text: below what a field of a form may hold. */
export const DRAWING_MAX = 9_000;

const STROKES_MAX = 200;
const FEWEST_POINTS = 5;

const isPoint = (point: unknown): point is PadPoint =>
  Array.isArray(point) && point.length === 3 && point.every((part) => Number.isInteger(part)) && point[2] >= 0;

const isStroke = (stroke: unknown): stroke is Stroke => Array.isArray(stroke) && stroke.every(isPoint);

/** The lines of a drawing. @returns null for a text that is no drawing */
export function readStrokes(text: string): Stroke[] | null {
  try {
    const strokes: unknown = JSON.parse(text);
    return Array.isArray(strokes) && strokes.length <= STROKES_MAX && strokes.every(isStroke) ? strokes : null;
  } catch {
    return null;
  }
}

/** A dot is no signature: a handful of points is the least that shows a movement of a hand. */
export const isDrawn = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((points, stroke) => points + stroke.length, 0) >= FEWEST_POINTS;

/** The drawing as text; of one that is too long every second point goes until it fits, each line keeping its ends. */
export function writeStrokes(strokes: readonly Stroke[]): string {
  const kept = strokes.slice(0, STROKES_MAX);
  const text = JSON.stringify(kept);
  return text.length <= DRAWING_MAX ? text : writeStrokes(thinner(kept));
}

/** Where lines have no point left to lose, the last lines go. */
function thinner(strokes: readonly Stroke[]): readonly Stroke[] {
  if (strokes.every((stroke) => stroke.length <= 2)) return strokes.slice(0, -1);
  return strokes.map((stroke) => stroke.filter((_, at) => at % 2 === 0 || at === stroke.length - 1));
}
