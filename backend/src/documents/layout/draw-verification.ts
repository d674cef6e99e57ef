import { makeQrCode } from "./qr-code.ts";
import type { VerificationBlock } from "./blocks.ts";
import type { Flow } from "./flow.ts";
import { CONTENT_LEFT, CONTENT_WIDTH } from "./page-geometry.ts";
import { BODY_MUTED } from "./text-styles.ts";

/** Side of the code without its quiet zone; some 21 mm, readable by any phone. */
const CODE_SIZE = 60;
const GAP = 14;
/** Above the code; below it. */
const SPACE = { before: 12, after: 4 } as const;
/** Where a code beside a single signature begins, and how wide it is with its sentence. */
const BESIDE = { x: CONTENT_LEFT + (CONTENT_WIDTH + 28) / 2, width: (CONTENT_WIDTH - 28) / 2 } as const;

/** What the code takes below a table or a paragraph, in points. */
export const VERIFICATION_HEIGHT = CODE_SIZE + SPACE.before + SPACE.after;

function drawCode(flow: Flow, rows: readonly string[], left: number): void {
  const module = CODE_SIZE / rows.length;
  rows.forEach((row, index) => {
    const y = flow.y - (index + 1) * module;
    for (const run of row.matchAll(/1+/g)) {
      // A hair of overlap keeps viewers from showing light lines between rows.
      const box = { x: left + run.index * module, y, width: run[0].length * module, height: module + 0.05 };
      flow.canvas.fill(box);
    }
  });
}

/** The code with its sentence beside it. A text too long for a code is printed as text alone. */
export function drawVerification(flow: Flow, block: VerificationBlock): void {
  const rows = makeQrCode(block.url);
  const codeHeight = rows === null ? 0 : CODE_SIZE;
  const indent = rows === null ? 0 : CODE_SIZE + GAP;
  const place = block.isBeside === true ? BESIDE : { x: CONTENT_LEFT, width: CONTENT_WIDTH };
  const lines = flow.wrap(block.text, BODY_MUTED, place.width - indent);
  const height = Math.max(codeHeight, lines.length * BODY_MUTED.leading);
  const bottom = flow.y;
  if (block.isBeside === true) flow.y += CODE_SIZE;
  else {
    flow.skip(SPACE.before);
    flow.reserve(height);
  }
  const top = flow.y;
  if (rows !== null) drawCode(flow, rows, place.x);
  flow.tag("P", () => flow.lines(lines, place.x + indent, BODY_MUTED));
  flow.y = Math.min(flow.y, top - codeHeight, block.isBeside === true ? bottom : top) - SPACE.after;
}
