import type { ClauseBlock, NoticeBlock, ParagraphBlock, TitleBlock } from "./blocks.ts";
import type { Flow } from "./flow.ts";
import { CONTENT_LEFT, CONTENT_WIDTH } from "./page-geometry.ts";
import { ACCENT, RULE, SHADE } from "./palette.ts";
import { BODY, BODY_MUTED, BODY_STRONG, HEADING, SUBTITLE, TITLE } from "./text-styles.ts";
import type { LineStyle } from "./text-styles.ts";

/** A clause number takes more room than a bullet. */
const NUMBER_INDENT = 28;
const BULLET_INDENT = 15;
const NOTICE_PADDING = 8;
const PARAGRAPH_STYLE: Record<ParagraphBlock["tone"], LineStyle> = {
  normal: BODY,
  muted: BODY_MUTED,
};

export function drawTitle(flow: Flow, block: TitleBlock): void {
  const { text, subtitle } = block;
  flow.tag("H1", () => flow.lines(flow.wrap(text, TITLE, CONTENT_WIDTH), CONTENT_LEFT, TITLE));
  if (subtitle !== null) {
    flow.tag("P", () => flow.lines(flow.wrap(subtitle, SUBTITLE, CONTENT_WIDTH), CONTENT_LEFT, SUBTITLE));
  }
  flow.y -= 6;
}

/** A heading stays with the first lines of what follows. */
export function drawHeading(flow: Flow, text: string): void {
  flow.skip(6.5);
  const lines = flow.wrap(text, HEADING, CONTENT_WIDTH);
  flow.reserve(lines.length * HEADING.leading + 3 * BODY.leading);
  flow.tag("H2", () => flow.lines(lines, CONTENT_LEFT, HEADING));
  flow.y -= 2;
}

/** A short paragraph is kept whole; a long one flows over the page's end, at least two lines on each side. */
function reserveParagraph(flow: Flow, lineCount: number, style: LineStyle): void {
  flow.reserve(Math.min(lineCount, 2) * style.leading);
}

export function drawParagraph(flow: Flow, block: ParagraphBlock): void {
  const style = PARAGRAPH_STYLE[block.tone];
  const lines = flow.wrap(block.text, style, CONTENT_WIDTH);
  reserveParagraph(flow, lines.length, style);
  flow.tag("P", () => flow.lines(lines, CONTENT_LEFT, style));
  flow.y -= 4;
}

/** Clauses that follow each other are the items of one list. */
export function drawClause(flow: Flow, block: ClauseBlock): void {
  const indent = block.mark.length > 1 ? NUMBER_INDENT : BULLET_INDENT;
  const lines = flow.wrap(block.text, BODY, CONTENT_WIDTH - indent);
  reserveParagraph(flow, lines.length, BODY);
  const top = flow.y;
  flow.within(flow.list({ numbering: block.mark.length > 1 ? "Decimal" : "Disc" }), () =>
    flow.tag("LI", () => {
      flow.tag("Lbl", () => flow.lines([block.mark], CONTENT_LEFT, BODY));
      flow.y = top;
      flow.tag("LBody", () => flow.lines(lines, CONTENT_LEFT + indent, BODY));
    }),
  );
  flow.y -= 2.5;
}

/** A tinted box with a bar on its left. A text that fills more than a page is set as a plain paragraph. */
export function drawNotice(flow: Flow, block: NoticeBlock): void {
  const lines = flow.wrap(block.text, BODY_STRONG, CONTENT_WIDTH - 2 * NOTICE_PADDING - 3);
  const height = lines.length * BODY_STRONG.leading + 2 * NOTICE_PADDING;
  flow.skip(4);
  flow.reserve(height);
  if (height <= flow.room) {
    const box = { x: CONTENT_LEFT, y: flow.y - height, width: CONTENT_WIDTH, height };
    flow.canvas.fill(box, SHADE);
    flow.canvas.frame(box, RULE);
    flow.canvas.fill({ ...box, width: 3 }, ACCENT);
  }
  flow.y -= NOTICE_PADDING;
  flow.tag("P", () => flow.lines(lines, CONTENT_LEFT + NOTICE_PADDING + 3, BODY_STRONG));
  flow.y -= NOTICE_PADDING + 4;
}
