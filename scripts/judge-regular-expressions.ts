/**
 * `node scripts/judge-regular-expressions.ts`: judges the regular expressions that are new in the product, and keeps the safe ones in
 * security/regular-expressions.json. Fails with the reason when one can be made slow. `--all` judges the kept ones again as well.
 */
import { writeFileSync } from "node:fs";
import {
  checkerVersion,
  findExpressions,
  findWeakness,
  readVerdicts,
  SHORT_INPUT,
  VERDICTS_FILE,
} from "./style/regular-expressions.ts";

const checker = checkerVersion();
const kept = readVerdicts();
const known = new Set(kept.checker === checker && !process.argv.includes("--all") ? kept.safe : []);
const safe: string[] = [];

for (const [expression, path] of findExpressions()) {
  if (expression in SHORT_INPUT) continue;
  if (!known.has(expression)) {
    console.log(`${path}: ${expression}`);
    const weakness = await findWeakness(expression);
    if (weakness !== null) {
      console.error(`  can be made slow: ${weakness}`);
      process.exitCode = 1;
      continue;
    }
  }
  safe.push(expression);
}

writeFileSync(VERDICTS_FILE, `${JSON.stringify({ checker, safe }, null, 2)}\n`);
console.log(`${safe.length} expressions are safe: ${VERDICTS_FILE}`);
