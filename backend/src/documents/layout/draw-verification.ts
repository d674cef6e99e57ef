import { makeQrCode } from "./qr-code.ts";
import type { VerificationBlock } from "./blocks.ts";
import type { Flow } from "./flow.ts";
import { CONTENT_LEFT, CONTENT_WIDTH } from "./page-geometry.ts";
import { BODY_MUTED } from "./text-styles.ts";

/** Side of the code without its quiet zone; some 21 mm, readable by any phone. */
const CODE_SIZE = 60;
const GAP = 14;

function drawCode(flow: Flow, rows: readonly string[]): void {
  const module = CODE_SIZE / rows.length;
  rows.forEach((row, index) => {
    const y = flow.y - (index + 1) * module;
    for (const run of row.matchAll(/1+/g)) {
      // A hair of overlap keeps viewers from showing light lines between rows.
      const box = { x: CONTENT_LEFT + run.index * module, y, width: run[0].length * module, height: module + 0.05 };
      flow.canvas.fill(box);
    }
  });
}

/** The code with its sentence beside it. A text too long for a code is printed as text alone. */
export function drawVerification(flow: Flow, block: VerificationBlock): void {
  flow.skip(14);
  const rows = makeQrCode(block.url);
  const indent = rows === null ? 0 : CODE_SIZE + GAP;
  const lines = flow.wrap(block.text, BODY_MUTED, CONTENT_WIDTH - indent);
  flow.reserve(Math.max(rows === null ? 0 : CODE_SIZE, lines.length * BODY_MUTED.leading));
  const top = flow.y;
  if (rows !== null) drawCode(flow, rows);
  flow.tag("P", () => flow.lines(lines, CONTENT_LEFT + indent, BODY_MUTED));
  flow.y = Math.min(flow.y, top - (rows === null ? 0 : CODE_SIZE)) - 4;
}
