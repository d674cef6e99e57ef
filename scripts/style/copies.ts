import { readFileSync } from "node:fs";

/** From so many lines on a copy is one: shorter ones are how a call or a form is written here. */
const MIN_LINES = 6;

export interface Copy {
  readonly lines: number;
  /** `path:line` of its first line. */
  readonly first: string;
  readonly second: string;
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/** Says nothing of its own: closing brackets and tags, the second half of a `try`. */
const CLOSES = /^(?:\W*|<\/[\w.]+>|\} (?:catch|else|finally) \{)$/;

/** Lines that state something: no blanks, comments, imports or closing brackets. */
export function statingLines(source: string): Line[] {
  const withoutComments = source.replace(/^[ \t]*\/\*[^]*?\*\/|^[ \t]*\/\/.*/gm, blank);
  return withoutComments
    .replace(/^import\b[^;]*;/gm, blank)
    .split("\n")
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => !CLOSES.test(text));
}

const blank = (text: string): string => text.replace(/[^\n]/g, "");

/** Runs of at least six stating lines that stand word for word in two places; a longer run is one copy. */
export function findCopies(sources: ReadonlyMap<string, string>): Copy[] {
  const files = [...sources].map(([path, source]) => ({ path, lines: statingLines(source) }));
  const places = new Map<string, { file: number; at: number }[]>();
  const copies: Copy[] = [];
  files.forEach(({ path, lines }, file) => {
    for (let at = 0; at + MIN_LINES <= lines.length; at += 1) {
      const window = windowAt(lines, at);
      const earlier = places.get(window) ?? [];
      for (const place of earlier) {
        const other = files[place.file]?.lines ?? [];
        const goesOn = at > 0 && place.at > 0 && lines[at - 1]?.text === other[place.at - 1]?.text;
        const overlaps = place.file === file && at - place.at < MIN_LINES;
        if (goesOn || overlaps) continue;
        copies.push({
          lines: commonLength(lines, at, other, place.at),
          first: `${files[place.file]?.path}:${other[place.at]?.number}`,
          second: `${path}:${lines[at]?.number}`,
        });
      }
      places.set(window, [...earlier, { file, at }]);
    }
  });
  return copies;
}

const windowAt = (lines: Line[], at: number): string =>
  lines
    .slice(at, at + MIN_LINES)
    .map(({ text }) => text)
    .join("\n");

function commonLength(left: Line[], leftAt: number, right: Line[], rightAt: number): number {
  let length = 0;
  while (left[leftAt + length] !== undefined && left[leftAt + length]?.text === right[rightAt + length]?.text)
    length += 1;
  return length;
}

/** Reads the files and finds their copies. */
export const findCopiesIn = (paths: readonly string[]): Copy[] =>
  findCopies(new Map(paths.map((path) => [path, readFileSync(path, "utf8")])));
