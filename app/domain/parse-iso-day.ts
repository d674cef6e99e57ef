import { toIsoDay, type IsoDay } from "./iso-day.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { normaliseText } from "./plain-text.ts";

export type IsoDayRefusal = "format" | "impossible";

/** How the names of the months begin, Lithuanian and English, January first. */
const MONTHS = [
  ["saus", "jan"],
  ["vas", "feb"],
  ["kov", "mar"],
  ["bal", "apr"],
  ["geg", "may"],
  ["bir", "jun"],
  ["liep", "jul"],
  ["rugp", "aug"],
  ["rugs", "sep"],
  ["spal", "oct"],
  ["lapk", "nov"],
  ["gruod", "dec"],
];

/** Where year, month and day stand in a notation. */
type Notation = { shape: RegExp; places: readonly [year: number, month: number, day: number] };

const NOTATIONS: readonly Notation[] = [
  { shape: /^(\d{4})([-./ ])(\d{1,2})\2(\d{1,2})$/, places: [1, 3, 4] },
  { shape: /^(\d{4})(\d{2})(\d{2})$/, places: [1, 2, 3] },
  { shape: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, places: [3, 2, 1] },
  { shape: /^(\d{4}) (\p{L}+) (\d{1,2})$/u, places: [1, 2, 3] },
  { shape: /^(\d{1,2}) (\p{L}+) (\d{4})$/u, places: [3, 2, 1] },
  { shape: /^(\p{L}+) (\d{1,2}) (\d{4})$/u, places: [3, 1, 2] },
];

/**
 * Reads a day as people here write it: `2026-12-31`, `2026.12.31`, `2026/1/5`, `20261231`, `31.12.2026`, `2026 m. gruodžio 31 d.`,
 * `31 December 2026`. The day first with slashes is refused: it may be the month (F-286).
 */
export function parseIsoDay(text: string): Outcome<IsoDay, IsoDayRefusal> {
  const compact = toCompact(text);
  const found = NOTATIONS.map(({ shape, places }) => ({ parts: shape.exec(compact), places })).find(
    ({ parts }) => parts !== null,
  );
  const [year = 0, month = 0, day = 0] = found?.places.map((place) => toNumber(found.parts?.[place] ?? "")) ?? [];
  if (found === undefined || Number.isNaN(month)) return rejected("format");
  const value = toIsoDay(year, month, day);
  return value === null ? rejected("impossible") : accepted(value);
}

/** One kind of dash, single spaces, none beside separators; without „m.“, „mėn.“, „d.“ and a full stop at the end. */
const toCompact = (text: string): string =>
  normaliseText(text)
    .toLowerCase()
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[ ,]+/g, " ")
    .replace(/ ?([-./]) ?/g, "$1")
    .replace(/^(\d{4}) ?m\b\.?/, "$1 ")
    .replace(/ mėn\.?/, " ")
    .replace(/ ?d\.?$/, "")
    .replace(/\.$/, "")
    .replace(/ {2,}/g, " ");

/** The number that is written, or that of the month whose name it is; NaN of another word. */
function toNumber(part: string): number {
  const month = MONTHS.findIndex((beginnings) => beginnings.some((beginning) => part.startsWith(beginning)));
  return month === -1 ? Number(part) : month + 1;
}
