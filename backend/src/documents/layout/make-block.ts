import type { Block, ClauseBlock, TableBlock, TableColumn } from "./blocks.ts";

export const heading = (text: string): Block => ({ kind: "heading", text });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text, tone: "normal" });
export const mutedParagraph = (text: string): Block => ({ kind: "paragraph", text, tone: "muted" });
export const notice = (text: string): Block => ({ kind: "notice", text });
export const title = (text: string, subtitle: string | null): Block => ({ kind: "title", text, subtitle });
export const group = (blocks: readonly Block[]): Block => ({ kind: "group", blocks });
export const clause = (mark: string, text: string): ClauseBlock => ({ kind: "clause", mark, text });
export const bullets = (items: readonly string[]): Block[] => items.map((item) => clause("•", item));

const FACT_COLUMNS: readonly TableColumn[] = [
  { title: "", share: 32, align: "left", strong: true },
  { title: "", share: 68, align: "left", strong: false },
];

/** Facts with their names on the left; a fact without a value is left out. */
export function facts(rows: readonly (readonly [string, string | null])[]): TableBlock {
  const known = rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
  return { kind: "table", columns: FACT_COLUMNS, hasHeader: false, rows: known, isDense: false, total: null };
}

export const textColumn = (columnTitle: string, share: number): TableColumn => ({
  title: columnTitle,
  share,
  align: "left",
  strong: false,
});

export const numberColumn = (columnTitle: string, share: number): TableColumn => ({
  title: columnTitle,
  share,
  align: "right",
  strong: false,
});
