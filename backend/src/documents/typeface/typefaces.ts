import { loadTypeface } from "./typeface.ts";
import type { Typeface } from "./typeface.ts";

/** The two weights that every document is set in. */
export interface Typefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

export type Weight = keyof Typefaces;

let loading: Promise<Typefaces> | null = null;

async function loadTypefaces(): Promise<Typefaces> {
  const [regular, bold] = await Promise.all([
    loadTypeface("DejaVuSansCondensed.ttf"),
    loadTypeface("DejaVuSansCondensed-Bold.ttf"),
  ]);
  return { regular, bold };
}

/** The fonts of the documents: read and cut by the first document of the process, reused by all that follow. */
export function getTypefaces(): Promise<Typefaces> {
  loading ??= loadTypefaces();
  return loading;
}
