import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsInText, lookalikes, unmistakableIds, withoutIds } from "./ids-in-text.ts";
import { type SourceText, textsOfSource } from "./texts-of-source.ts";

/** A place that names an id. */
export interface Mention {
  id: string;
  file: string;
  line: number;
  /** The test's title without its ids; absent where a comment or a table names the id. */
  title?: string;
}

const FOLDERS = ["app", "server", "backend", "scripts", "tests", "docs"];
const READ = /\.(?:tsx?|m?js|md|ya?ml)$/;
/** The source and the page of the ids themselves, and vectors that others wrote. */
const SKIPPED = /^(?:docs\/requirements|tests\/vectors|scripts\/requirements|tests\/architecture\/requirements)/;

/** Every mention of an id in code, tests and docs, unknown ones among them. */
export function findMentions(known: readonly string[]): Mention[] {
  return FOLDERS.flatMap(filesBelow)
    .filter((path) => READ.test(path) && !SKIPPED.test(path))
    .flatMap((file) =>
      textsOf(file).flatMap(({ kind, text, line }) =>
        [...new Set(idsOf(kind, text, known))].map((id) => ({
          id,
          file,
          line,
          ...(kind === "title" ? { title: withoutIds(text) } : {}),
        })),
      ),
    );
}

function idsOf(kind: SourceText["kind"], text: string, known: readonly string[]): string[] {
  return kind === "string" ? unmistakableIds(text, known) : [...idsInText(text, known), ...lookalikes(text)];
}

function textsOf(path: string): SourceText[] {
  const text = readFileSync(path, "utf8");
  if (/\.(?:tsx?|m?js)$/.test(path)) return textsOfSource(path, text);
  return text.split("\n").map((line, index) => ({ kind: "comment", text: line, line: index + 1 }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** Whether a file proves something: support and peers of the bench do not. */
export const isTest = (path: string): boolean =>
  path.startsWith("tests/") && !/^tests\/(?:support|bench\/peers)\//.test(path);
