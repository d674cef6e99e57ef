/** `node scripts/verify-audit.ts [data folder]`: whether the audit log is whole. Fails with the first line that does not fit. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrokenLine } from "../app/platform/audit-chain.ts";

const folder = process.argv[2] ?? process.env["DATA_DIR"] ?? ".data";
const names = readdirSync(folder)
  .filter((name) => /^audit-[\w-]+\.jsonl$/.test(name))
  .sort();
const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
const broken = names.flatMap((name, index) => {
  const line = findBrokenLine(texts[index] ?? "");
  return line === null ? [] : [`${name}: line ${line} was changed, or one before it is missing`];
});

/** Every file begins with the end of another one, but the oldest and those of processes that started together with it. */
const seals = new Set(texts.flatMap((text) => [...text.matchAll(/"seal":"([0-9a-f]{64})"/g)].map((match) => match[1])));
const minuteOf = (name: string | undefined) => name?.slice(0, "audit-2026-11-20T10-15".length);
const missing = names.filter((name, index) => {
  const [line = ""] = (texts[index] ?? "").split("\n", 1);
  const first = /"prev":"([0-9a-f]{64})"/.exec(line)?.[1];
  return first === undefined ? minuteOf(name) !== minuteOf(names[0]) : index > 0 && !seals.has(first);
});

for (const fault of [...broken, ...missing.map((name) => `${name}: the file before it is missing`)])
  console.error(fault);
console.log(`${names.length} files, ${broken.length + missing.length} faults`);
process.exit(broken.length + missing.length > 0 ? 1 : 0);
