import type { Decision } from "~/services/condition-types.ts";
import { useText } from "~/i18n/use-text.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { Notice } from "~/ui/notice.tsx";

/** The message of the back end that says of all offers what was decided about the chosen one. */
const SAYS: Readonly<Record<string, number>> = { REJECTED: 1800, NEEDS_APPROVAL: 1801 };

/** Refusals and permits that are answers, not faults (1800, 1801). */
const BUSINESS_ANSWERS: Readonly<Record<number, true>> = { 1800: true, 1801: true };

/** Whether the message holds the reasons of the decision, in the back end's own words. */
export const holdsReasons = (notice: BackendNotice | null, decision: Decision | null): boolean =>
  notice !== null && notice.html !== null && decision !== null && SAYS[decision.result] === notice.code;

type OffersNoticeProps = { notice: BackendNotice; count: number; decision: Pick<Decision, "result"> | null };

/**
 * What came with the offers (1800 to 1802, 10): a success is folded under what was saved and how many offers there are
 * (F-121), and not told at all above a refusal: green words over it would be read as the answer. An answer of the business has no number to search the log by.
 */
export function OffersNotice({ notice, count, decision }: OffersNoticeProps) {
  const translate = useText();
  const { variant, code } = notice;
  if (variant === "success" && decision?.result === "REJECTED") return null;
  const heading = translate("soap:success.savedWithOffers", { n: count });
  // A success without words of its own is what was saved, and nothing else (F-260).
  const words = variant === "success" && notice.html === null ? { text: heading } : refusalWords(notice, translate);
  const fold = variant === "success" && "html" in words ? { collapsed: true, heading } : {};
  const isAnswer = code in BUSINESS_ANSWERS;
  return <Notice notice={{ id: "offers", variant, type: "soap", code, isAnswer, ...words, ...fold }} />;
}
