import type { SignaturePlace, SignaturesBlock, Signatory } from "./blocks.ts";
import { baseline } from "./flow.ts";
import type { Flow } from "./flow.ts";
import { CONTENT_LEFT, CONTENT_WIDTH } from "./page-geometry.ts";
import { INK } from "./palette.ts";
import { CELL, CELL_STRONG, SMALL } from "./text-styles.ts";

const COLUMN_COUNT = 2;
const COLUMN_GAP = 28;
const COLUMN_WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / COLUMN_COUNT;
/** Free height above the line for a signature by hand, and where an electronic one may show itself with its words. */
const SIGNING_ROOM = { byHand: 30, electronic: 50 } as const;
/** Between a signature and the line below it, and the words above. */
const PLACE_GAP = 3;
const DATE_WIDTH = 74;
/** A name of any length is cut here, so that a signatory always fits on one page. */
const MAX_LINES = 8;

interface WrappedSignatory {
  readonly place: SignaturePlace | undefined;
  readonly role: readonly string[];
  readonly lines: readonly string[];
}

function wrapSignatory(flow: Flow, signatory: Signatory): WrappedSignatory {
  return {
    place: signatory.place,
    role: flow.wrap(signatory.role, CELL_STRONG, COLUMN_WIDTH),
    lines: signatory.lines.flatMap((line) => flow.wrap(line, CELL, COLUMN_WIDTH)).slice(0, MAX_LINES),
  };
}

const roomOf = ({ signatories }: SignaturesBlock): number =>
  SIGNING_ROOM[signatories.some(({ place }) => place !== undefined) ? "electronic" : "byHand"];

const textHeight = ({ role, lines }: WrappedSignatory) =>
  role.length * CELL_STRONG.leading + lines.length * CELL.leading;

function drawSignatory(
  flow: Flow,
  block: SignaturesBlock,
  signatory: WrappedSignatory,
  x: number,
  height: number,
): void {
  const top = flow.y;
  flow.tag("P", () => flow.lines(signatory.role, x, CELL_STRONG));
  flow.tag("P", () => flow.lines(signatory.lines, x, CELL));
  const lineY = top - height - roomOf(block);
  if (signatory.place !== undefined) {
    const box = { x, y: lineY + PLACE_GAP, width: COLUMN_WIDTH, height: roomOf(block) - 2 * PLACE_GAP };
    flow.canvas.places.push({ place: signatory.place, box });
  }
  const signatureWidth = COLUMN_WIDTH - DATE_WIDTH - 12;
  flow.canvas.rule(x, lineY, signatureWidth, INK);
  flow.canvas.rule(x + signatureWidth + 12, lineY, DATE_WIDTH, INK);
  flow.tag("P", () => flow.canvas.text(block.signatureLabel, x, baseline(lineY, SMALL), SMALL));
  flow.tag("P", () => flow.canvas.text(block.dateLabel, x + signatureWidth + 12, baseline(lineY, SMALL), SMALL));
  flow.y = top;
}

/** Places to sign, two beside each other; a pair is never torn over two pages. */
export function drawSignatures(flow: Flow, block: SignaturesBlock): void {
  const signatories = block.signatories.map((signatory) => wrapSignatory(flow, signatory));
  for (let start = 0; start < signatories.length; start += COLUMN_COUNT) {
    const pair = signatories.slice(start, start + COLUMN_COUNT);
    const height = Math.max(...pair.map(textHeight));
    const blockHeight = height + roomOf(block) + SMALL.leading;
    flow.skip(10);
    flow.reserve(blockHeight);
    pair.forEach((signatory, index) => {
      drawSignatory(flow, block, signatory, CONTENT_LEFT + index * (COLUMN_WIDTH + COLUMN_GAP), height);
    });
    flow.y -= blockHeight;
  }
}
