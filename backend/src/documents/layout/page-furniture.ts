import { createHash } from "node:crypto";
import type { DocumentReference, Lender, Presentation } from "../contract-data.ts";
import { measureText } from "../typeface/typeface.ts";
import type { Typefaces } from "../typeface/typefaces.ts";
import type { PageCanvas, TextStyle } from "./page-canvas.ts";
import { CONTENT_LEFT, CONTENT_RIGHT, CONTENT_WIDTH, PAGE_HEIGHT, PAGE_WIDTH } from "./page-geometry.ts";
import { ACCENT, INK, MUTED, RULE, WARNING, WATERMARK } from "./palette.ts";
import { SMALL } from "./text-styles.ts";
import { wrapText } from "./wrap-text.ts";
import { describeReference } from "../describe-reference.ts";
import texts from "../texts/page.lt.json" with { type: "json" };
import { fillText } from "../texts/fill-text.ts";

const BRAND: TextStyle = { size: 11, weight: "bold", color: ACCENT };
const RUNNING_TITLE: TextStyle = { size: 8, weight: "bold", color: INK };
const DRAFT: TextStyle = { size: 104, weight: "bold", color: WATERMARK };
const TRIAL: TextStyle = { size: 8, weight: "bold", color: WARNING };

const HEADER_BASELINE = PAGE_HEIGHT - 38;
const FOOTER_BASELINE = 36;
const WATERMARK_DEGREES = 52;
/** 64 bits of SHA-256: enough to tell two versions of a page apart, short enough to read out. */
const CHECKSUM_CHARACTERS = 16;

/** What every page of a document says around its text. */
interface Furniture {
  readonly runningTitle: string;
  readonly reference: DocumentReference | null;
  readonly lender: Lender;
  readonly presentation: Presentation;
}

/** The mark behind the text of a draft; drawn first, so that the text stays readable. */
export function drawWatermark(page: PageCanvas, typefaces: Typefaces): void {
  const width = measureText(typefaces.bold, texts.draft, DRAFT.size);
  const angle = (WATERMARK_DEGREES * Math.PI) / 180;
  const x = PAGE_WIDTH / 2 - (Math.cos(angle) * width) / 2 + (Math.sin(angle) * DRAFT.size) / 3;
  const y = PAGE_HEIGHT / 2 - (Math.sin(angle) * width) / 2 - (Math.cos(angle) * DRAFT.size) / 3;
  page.paintWord(texts.draft, { x, y, degrees: WATERMARK_DEGREES }, DRAFT);
}

/** First characters of the SHA-256 of the page's text, number and document number, in groups of four. */
function toChecksum(page: PageCanvas, reference: string, pageNumber: number): string {
  const hash = createHash("sha256").update([reference, pageNumber, ...page.texts].join("\n"), "utf8");
  return hash
    .digest("hex")
    .slice(0, CHECKSUM_CHARACTERS)
    .replace(/(.{4})(?=.)/g, "$1 ");
}

function textRight(page: PageCanvas, typefaces: Typefaces, text: string, y: number, style: TextStyle): void {
  page.text(text, CONTENT_RIGHT - measureText(typefaces[style.weight], text, style.size), y, style);
}

function firstLine(typefaces: Typefaces, text: string, style: TextStyle, width: number): string {
  return wrapText(typefaces[style.weight], text, style.size, width)[0] ?? "";
}

function drawHeader(page: PageCanvas, typefaces: Typefaces, furniture: Furniture): void {
  page.drawFor("Header");
  const { lender } = furniture;
  const half = CONTENT_WIDTH / 2;
  page.text(firstLine(typefaces, lender.name, BRAND, half), CONTENT_LEFT, HEADER_BASELINE, BRAND);
  const details = fillText(texts.lenderDetails, { code: lender.companyCode, address: lender.address });
  page.text(firstLine(typefaces, details, SMALL, half), CONTENT_LEFT, HEADER_BASELINE - 11, SMALL);
  textRight(page, typefaces, furniture.runningTitle, HEADER_BASELINE, RUNNING_TITLE);
  if (furniture.reference !== null) {
    const reference = firstLine(typefaces, describeReference(furniture.reference), SMALL, half);
    textRight(page, typefaces, reference, HEADER_BASELINE - 11, SMALL);
  }
  page.rule(CONTENT_LEFT, HEADER_BASELINE - 18, CONTENT_WIDTH, ACCENT, 1);
}

function drawTrialMark(page: PageCanvas, typefaces: Typefaces): void {
  const width = measureText(typefaces.bold, texts.trial, TRIAL.size);
  const x = (PAGE_WIDTH - width) / 2;
  page.frame({ x: x - 8, y: FOOTER_BASELINE - 5, width: width + 16, height: 16 }, WARNING, 0.8);
  page.text(texts.trial, x, FOOTER_BASELINE, TRIAL);
}

/** Header, footer and marks of a page whose text is complete. */
export function drawFurniture(
  page: PageCanvas,
  typefaces: Typefaces,
  furniture: Furniture,
  pageNumber: number,
  pageCount: number,
): void {
  const checksum = toChecksum(page, furniture.reference?.number ?? "", pageNumber);
  drawHeader(page, typefaces, furniture);
  page.drawFor("Footer");
  page.rule(CONTENT_LEFT, FOOTER_BASELINE + 14, CONTENT_WIDTH, RULE);
  page.text(fillText(texts.checksum, { checksum }), CONTENT_LEFT, FOOTER_BASELINE, SMALL);
  const number = fillText(texts.pageNumber, { page: String(pageNumber), pages: String(pageCount) });
  textRight(page, typefaces, number, FOOTER_BASELINE, { size: 8, weight: "regular", color: MUTED });
  if (furniture.presentation.trial) drawTrialMark(page, typefaces);
}
