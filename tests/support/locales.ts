import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { filesBelow } from "./source-files.ts";

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

function* leaves(node: unknown, prefix: string): Generator<[string, string]> {
  if (typeof node === "string") yield [prefix, node];
  else
    for (const [name, child] of Object.entries(node as object))
      yield* leaves(child, prefix === "" ? name : `${prefix}.${name}`);
}

/** All texts of a language: `namespace:key` → text. */
export function textsOf(language: "lt" | "en"): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of filesBelow(`locales/${language}`, /\.json$/))
    for (const [key, text] of leaves(JSON.parse(readFileSync(file, "utf8")), ""))
      texts.set(`${basename(file, ".json")}:${key}`, text);
  return texts;
}

/** The key without its plural suffix: languages have different plural forms of one text. */
export const withoutPlural = (key: string) => key.replace(PLURAL_SUFFIX, "");

/** Names of the placeholders and tags of a text, sorted. */
export const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)>/g)].map((match) => match[1] ?? `<${match[2]}>`))].sort();
