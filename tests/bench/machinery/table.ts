import type { Figure } from "./figure.ts";

const HEADS: Record<keyof Figure, string> = {
  id: "id",
  what: "what",
  ours: "ours",
  peer: "peer",
  ratio: "ratio",
  goal: "goal (ambition)",
  verdict: "verdict",
};
const NAMES = Object.keys(HEADS) as (keyof Figure)[];

/** The figures as a table that is Markdown as well. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [HEADS, ...figures];
  const widths = NAMES.map((name) => Math.max(...rows.map((row) => row[name].length)));
  const line = (row: Record<keyof Figure, string>) =>
    `| ${NAMES.map((name, at) => row[name].padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(HEADS), rule, ...figures.map(line)].join("\n");
}
