/**
 * Writes docs/requirements.md: every id that code, tests or docs name, its sentence and its tests. With `--check` it writes nothing
 * and fails when the page is old or an id is unknown. Without it, it also prints how many layers of tests prove a row.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { layerLines } from "./requirements/layers.ts";
import { findMentions } from "./requirements/mentions.ts";
import { requirementsPage } from "./requirements/page.ts";
import { readGroups, sentencesOf } from "./requirements/rows.ts";

const PAGE = "docs/requirements.md";

const groups = readGroups();
const sentences = sentencesOf(groups);
const mentions = findMentions([...sentences.keys()]);
const page = requirementsPage(groups, mentions);
const unknown = mentions.filter(({ id }) => !sentences.has(id));

for (const { id, file, line } of unknown) console.error(`${file}:${line} names ${id}, which no row has`);
if (!process.argv.includes("--check")) {
  writeFileSync(PAGE, page);
  console.log(layerLines(mentions).join("\n"));
} else if (readFileSync(PAGE, "utf8") !== page) {
  console.error(`${PAGE} is old: node scripts/requirements.ts`);
  process.exitCode = 1;
}
if (unknown.length > 0) process.exitCode = 1;
