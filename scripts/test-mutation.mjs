/**
 * `npm run test:mutation`: mutation tests of every area (stryker.config.mjs), the smallest first. `npm run test:mutation -- app/forms` runs one, and
 * the path of a file one file. Prints a line for each and fails when an area finds a smaller share of the changes than it did. What has not changed
 * since the last run is not tried again.
 */
import { Stryker } from "@stryker-mutator/core";
import { areas, optionsOf } from "../stryker.config.mjs";

const folders = areas.map(({ folder }) => folder);
const asked = process.argv.slice(2).map((part) => part.replace(/\/+$/, ""));
const parts = asked.length === 0 ? folders : asked;

const areaOf = (part) => areas.find(({ folder }) => part === folder || part.startsWith(`${folder}/`));

if (!parts.every(areaOf)) {
  console.error(`Name a folder, or a file in it: ${folders.join(", ")}`);
  process.exit(1);
}

/** The score counts a change that no test reaches as one that no test finds. */
function lineOf(folder, mutants, minutes) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survived, uncovered] = [count("Killed", "Timeout"), count("Survived"), count("NoCoverage")];
  const score = (100 * killed) / Math.max(killed + survived + uncovered, 1);
  const counts = `${killed} killed, ${survived} survived, ${uncovered} no coverage`;
  return `${folder}: ${counts}, score ${score.toFixed(1)} (${minutes.toFixed(1)} minutes)`;
}

const lines = [];
for (const part of parts) {
  const area = areaOf(part);
  const started = Date.now();
  // Read by vitest.mutation.config.ts, in the process that Stryker starts.
  process.env["MUTATION_AREA"] = area.folder;
  const mutants = await new Stryker(optionsOf(area, part)).runMutationTest();
  // After a part as well: Stryker tells what is known of the other files, too.
  lines.push(lineOf(area.folder, mutants, (Date.now() - started) / 60_000));
}
console.log(lines.join("\n"));
