import type { Presentation } from "./contract-data.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import marks from "./texts/page.lt.json" with { type: "json" };

type Frame = Omit<DocumentContent, "blocks">;

/** What stands around the pages of a document: its titles from its texts, number, lender and presentation from what it is about. */
export const documentFrame = (
  { title, runningTitle }: Pick<Frame, "title" | "runningTitle">,
  { reference, lender, presentation }: Pick<Frame, "reference" | "lender" | "presentation">,
): Frame => ({ title, runningTitle, reference, lender, presentation });

/** The line below the title; of a draft it says so in words, because the mark behind the text is not read out (F-341). */
export function subtitleOf(
  text: string,
  { values }: TextContext,
  { presentation }: { presentation: Presentation },
): string {
  const subtitle = fillText(text, values);
  return presentation.draft ? fillText(marks.draftSubtitle, { subtitle }) : subtitle;
}
