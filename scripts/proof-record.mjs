/** What a proof leaves behind: its record, and the list of tests that were red once and green alone. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const RECORD = join(root, "node_modules", ".cache", "proof.json");
const FLAKY = join(root, "docs", "flaky-tests.md");

const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";

/** The commit that is checked out, and whether nothing differs from it. */
export const readCheckout = () => ({ commit: git("rev-parse", "HEAD"), clean: git("status", "--porcelain") === "" });

/** Writes `node_modules/.cache/proof.json`. */
export function writeRecord(record) {
  mkdirSync(join(root, "node_modules", ".cache"), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

/** Adds tests to `docs/flaky-tests.md`, a row each. */
export function noteFlaky(failures) {
  if (failures.length === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  const cell = (text) => text.replaceAll("|", String.raw`\|`).replaceAll(/\s+/g, " ");
  const rows = failures.map(({ id, text }) => `| ${day} | ${cell(id)} | ${cell(text.slice(id.length + 2))} |\n`);
  writeFileSync(FLAKY, `${readFileSync(FLAKY, "utf8").trimEnd()}\n${rows.join("")}`);
}
