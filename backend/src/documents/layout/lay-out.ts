import type { Typefaces } from "../typeface/typefaces.ts";
import type { Block, GroupBlock } from "./blocks.ts";
import { drawClause, drawHeading, drawNotice, drawParagraph, drawTitle } from "./draw-prose.ts";
import { drawSignatures } from "./draw-signatures.ts";
import { drawTable } from "./draw-table.ts";
import { drawVerification, VERIFICATION_HEIGHT } from "./draw-verification.ts";
import { Flow } from "./flow.ts";
import type { PageCanvas } from "./page-canvas.ts";
import type { StructureElement } from "./structure.ts";
import { CONTENT_TOP } from "./page-geometry.ts";

/** What the first block of a group leaves free above itself when it does not begin a page. */
const GROUP_GAP = 7;

function drawBlock(flow: Flow, block: Block): void {
  switch (block.kind) {
    case "title":
      return drawTitle(flow, block);
    case "heading":
      return drawHeading(flow, block.text);
    case "paragraph":
      return drawParagraph(flow, block);
    case "clause":
      return drawClause(flow, block);
    case "notice":
      return drawNotice(flow, block);
    case "table":
      return drawTable(flow, block);
    case "signatures":
      return drawSignatures(flow, block);
    case "verification":
      return drawVerification(flow, block);
    case "group":
      return drawGroup(flow, block);
    case "page-break":
      return flow.isAtTop ? undefined : flow.nextPage();
  }
}

/** Measures the group by drawing it on a page of its own, then moves on to a new page if it does not fit here. */
function drawGroup(flow: Flow, group: GroupBlock): void {
  const trial = new Flow(flow.typefaces);
  for (const block of group.blocks) drawBlock(trial, block);
  if (trial.pages.length === 1) flow.reserve(CONTENT_TOP - trial.y + GROUP_GAP);
  for (const block of group.blocks) drawBlock(flow, block);
}

/** Pages with the tree of what stands on them. */
export interface LaidOut {
  readonly pages: readonly PageCanvas[];
  readonly structure: StructureElement;
}

/** Whether what a block ends with is a single signature: beside it there is room. */
function isHalfFree(block: Block): boolean {
  if (block.kind === "group") return block.blocks.slice(-1).some(isHalfFree);
  return block.kind === "signatures" && block.signatories.length === 1;
}

/** The place where a document can be checked stays with what stands before it: a last page with nothing but its code looks like a stray one. */
function keepCompany(blocks: readonly Block[]): readonly Block[] {
  const [before, last] = blocks.slice(-2);
  if (before === undefined || last?.kind !== "verification") return blocks;
  if (before.kind === "table") return [...blocks.slice(0, -2), { ...before, tail: VERIFICATION_HEIGHT }, last];
  return [...blocks.slice(0, -2), { kind: "group", blocks: [before, { ...last, isBeside: isHalfFree(before) }] }];
}

/** Draws blocks onto as many pages as they need, at least one. */
export function layOut(blocks: readonly Block[], typefaces: Typefaces): LaidOut {
  const flow = new Flow(typefaces);
  for (const block of keepCompany(blocks)) drawBlock(flow, block);
  return { pages: flow.pages, structure: flow.root };
}
