import { availableParallelism } from "node:os";
import type { Figure } from "./machinery/figure.ts";
import { toTable } from "./machinery/table.ts";
import { measureList } from "./measures/p01-list.ts";
import { measureOpenCircuit } from "./measures/g10-open-circuit.ts";
import { measureHeaviestAnswers } from "./measures/e14-heaviest-answers.ts";
import { measureExport } from "./measures/p05-export.ts";
import { measureMemory } from "./measures/p06-memory.ts";
import { measurePageBytes } from "./measures/p11-page-bytes.ts";
import { measureStart } from "./measures/p13-start.ts";
import { measureSchedules } from "./measures/p15-schedule.ts";

const MEASURES: Record<string, () => Promise<Figure[]>> = {
  P1: measureList,
  P5: measureExport,
  P6: measureMemory,
  P11: measurePageBytes,
  P13: measureStart,
  P15: measureSchedules,
  G10: measureOpenCircuit,
  E14: measureHeaviestAnswers,
};

const wanted = onlyOf(process.argv.slice(2));
const figures: Figure[] = [];
for (const [id, measure] of Object.entries(MEASURES)) {
  if (wanted !== null && !wanted.includes(id)) continue;
  const startedAt = performance.now();
  figures.push(...(await measure()));
  process.stderr.write(`${id} took ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
}
process.stdout.write(`\n${toTable(figures)}\n\n${availableParallelism()} cores, Node ${process.versions.node}\n`);

/** `--only P1,P11`; null means all. */
function onlyOf(args: readonly string[]): string[] | null {
  const at = args.findIndex((arg) => arg === "--only" || arg.startsWith("--only="));
  if (at < 0) return null;
  const value = args[at]?.split("=")[1] ?? args[at + 1] ?? "";
  return value.toUpperCase().split(",");
}
