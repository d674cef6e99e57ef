import { formatMoney } from "../documents/format/lithuanian.ts";
import type { Decision, ProposedOption } from "../rules/decision-types.ts";
import { isSumInVain } from "../rules/max-sum.ts";
import { describeReason } from "./wire-decision.ts";

/** What is answered besides the offers: the code of the answer, the plain text and, where there is one, the HTML. */
export interface OfferMessage {
  readonly code: 0 | 10 | 1800 | 1801 | 1802;
  readonly text: string | null;
  readonly html: string | null;
}

/** What the message depends on. */
export interface OfferSituation {
  readonly options: readonly ProposedOption[];
  /** About the chosen option, or the cheapest before a choice; null when the chosen one cannot be had. */
  readonly decision: Pick<Decision, "decision" | "rejectReasons" | "approvalReasons" | "maxSumCents"> | null;
  readonly hasIncome: boolean;
  /** Part of the sum that repays other debts, in cents. */
  readonly refinancedCents: number;
}

const SILENT: OfferMessage = { code: 0, text: null, html: null };

const listItems = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

type Reasoned = Pick<Decision, "decision" | "rejectReasons" | "approvalReasons">;

const reasonsOf = ({ rejectReasons, approvalReasons }: Reasoned) => [...rejectReasons, ...approvalReasons];

/** The reasons of the chosen credit when it is answered like all of these options, else those that all of them share. */
function describeReasons(chosen: Reasoned | null, options: readonly Reasoned[]): string[] {
  const isAlike = chosen !== null && options.some(({ decision }) => decision === chosen.decision);
  const [first, ...others] = isAlike ? [chosen] : options;
  const reasons = first === undefined ? [] : reasonsOf(first);
  return reasons.filter((reason) => others.every((option) => reasonsOf(option).includes(reason))).map(describeReason);
}

function refuseAll({ options, decision }: OfferSituation): OfferMessage {
  const maxSumCents = decision === null || isSumInVain(decision.rejectReasons) ? 0 : decision.maxSumCents;
  const advice =
    maxSumCents > 0 ? `<br>Didžiausia suma, kurią galime pasiūlyti: <strong>${formatMoney(maxSumCents)}</strong>.` : "";
  return {
    code: 1800,
    text: "Pasiūlymų tokiai sumai pateikti negalime.",
    html: `Pasiūlymų tokiai sumai pateikti negalime.${listItems(describeReasons(decision, options))}${advice}`,
  };
}

const askManager = ({ decision }: OfferSituation, open: readonly ProposedOption[]): OfferMessage => ({
  code: 1801,
  text: "Šiems pasiūlymams reikia vadybininko leidimo.",
  html: `<strong>Šiems pasiūlymams reikia vadybininko leidimo.</strong>${listItems(describeReasons(decision, open))}`,
});

const confirmRefinancing = (count: number, refinancedCents: number): OfferMessage => ({
  code: 1802,
  text: `Paraiška išsaugota. Pasiūlymų: ${count}.`,
  html:
    `<strong>Paraiška išsaugota.</strong> Pasiūlymų: ${count}.<br>` +
    `Į kredito sumą įtraukta refinansuojama suma: ${formatMoney(refinancedCents)}.`,
});

/**
 * The message of the offers (F-257 to F-262): 10 without income; 1800 when nothing can be offered, plain when no variant
 * takes the sum at all and with reasons when the client cannot afford any; 1801 when every offer needs a manager;
 * 1802 when refinancing has changed the sum; otherwise none.
 */
export function messageOf(situation: OfferSituation): OfferMessage {
  const { options, hasIncome, refinancedCents } = situation;
  if (!hasIncome) return { code: 10, text: null, html: null };
  if (options.length === 0) {
    return { code: 1800, text: "Nė vienas sąlygų variantas netinka tokiai sumai ir trukmei.", html: null };
  }
  if (options.every(({ decision }) => decision === "REJECTED")) return refuseAll(situation);
  const open = options.filter(({ decision }) => decision !== "REJECTED");
  if (open.every(({ decision }) => decision === "NEEDS_APPROVAL")) return askManager(situation, open);
  return refinancedCents > 0 ? confirmRefinancing(options.length, refinancedCents) : SILENT;
}
