import { isOfPattern } from "./pattern.ts";

/** Where a word or a path from outside may lead. */
export interface RedirectTable {
  /** Short names as they stand in links: `news` → `/news`. */
  names: Readonly<Record<string, string>>;
  /** Path patterns; `:id` stands for one segment of letters, digits, `-` and `_`. */
  patterns: readonly string[];
  fallback: string;
}

const MAX_CHARACTERS = 200;
const PATH = /^(?:\/[\w-]+)+$/;

/**
 * The place to go after a log-in, never anything but a path of the table (R-2.6, R-B12): no host, no scheme, no query,
 * no fragment, no escapes. Compared by segments, never parsed as a URL, because browsers and parsers disagree about odd ones.
 * @param candidate whatever came from outside: a string, an array of repeated parameters, nothing
 */
export function safeTo(candidate: unknown, { names, patterns, fallback }: RedirectTable): string {
  if (typeof candidate !== "string" || candidate.length > MAX_CHARACTERS) return fallback;
  if (Object.hasOwn(names, candidate)) return names[candidate] ?? fallback;
  if (candidate === "/" && patterns.includes("/")) return "/";
  return PATH.test(candidate) && patterns.some((pattern) => isOfPattern(candidate, pattern)) ? candidate : fallback;
}
