import { listUnusual } from "./drawable-text.ts";
import { loadTypeface } from "./typeface.ts";
import type { Typeface } from "./typeface.ts";

/** The two weights that every document is set in. */
export interface Typefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

export type Weight = keyof Typefaces;

/** Cuts for unusual letters that are kept: the papers of one person follow each other. */
const KEPT_CUTS = 8;

const cuts = new Map<string, Promise<Typefaces>>();

async function loadTypefaces(unusual: readonly number[]): Promise<Typefaces> {
  const [regular, bold] = await Promise.all([
    loadTypeface("DejaVuSansCondensed.ttf", unusual),
    loadTypeface("DejaVuSansCondensed-Bold.ttf", unusual),
  ]);
  return { regular, bold };
}

/**
 * The fonts of a document. The usual cut is read by the first document of the process and reused by all that follow; texts with letters that it lacks get
 * one with these, so that whatever the font file has is printed.
 */
export function getTypefaces(texts: Iterable<string> = []): Promise<Typefaces> {
  const unusual = listUnusual(texts);
  const key = unusual.join();
  const known = cuts.get(key) ?? loadTypefaces(unusual);
  if (key !== "") cuts.delete(key);
  cuts.set(key, known);
  const oldest = [...cuts.keys()].filter((each) => each !== "");
  if (oldest.length > KEPT_CUTS) cuts.delete(oldest[0] ?? "");
  return known;
}

/** Every text that stands in a value, however deep. */
export function* textsIn(value: unknown, seen = new Set<object>()): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  for (const part of Object.values(value)) yield* textsIn(part, seen);
}
