import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const SOURCE = join("docs", "requirements");

/** A part of the specification: its decisions in words, and its rows by id. */
const groupSchema = z.strictObject({
  id: z.string().optional(),
  title: z.string(),
  decisions: z.array(z.string()).default([]),
  rows: z.record(z.string(), z.string().min(3)),
});

export type RequirementGroup = z.infer<typeof groupSchema>;

/** The files of `docs/requirements/` in the order in which the page shows them. */
const FILES = ["rows.json", "decisions.json", "rules.json", "checks.json", "figures.json"];

/** All groups of the specification. Throws when a file is missing, unknown or of another shape. */
export function readGroups(): RequirementGroup[] {
  const surplus = readdirSync(SOURCE).filter((name) => !FILES.includes(name));
  if (surplus.length > 0) throw new Error(`${SOURCE} has files that nothing reads: ${surplus.join(", ")}`);
  return FILES.flatMap((name) =>
    z.array(groupSchema).parse(JSON.parse(readFileSync(join(SOURCE, name), "utf8")) as unknown),
  );
}

/** Ids and sentences of a group; the id of the group itself stands for its decisions. */
export const rowsOf = ({ id, title, rows }: RequirementGroup): [id: string, sentence: string][] => [
  ...(id === undefined ? [] : [[id, `Decisions about “${title}”: the list above`] as [string, string]]),
  ...Object.entries(rows),
];

/** Sentence by id, in the order of the specification. Throws when two rows have one id. */
export function sentencesOf(groups: RequirementGroup[]): Map<string, string> {
  const rows = groups.flatMap(rowsOf);
  const sentences = new Map(rows);
  if (sentences.size < rows.length) throw new Error("an id is there twice");
  return sentences;
}
