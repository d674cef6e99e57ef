import { formatMoney } from "../../documents/format/lithuanian.ts";
import type { ProposedOption } from "../../rules/decision-types.ts";
import { describeReason } from "./wire-decision.ts";

/** What is told besides the offers: the code of the answer, the plain text and, where there is one, the HTML. */
export interface OfferMessage {
  readonly code: 0 | 10 | 1800 | 1801 | 1802;
  readonly text: string | null;
  readonly html: string | null;
}

/** What the message depends on. */
export interface OfferSituation {
  readonly options: readonly ProposedOption[];
  readonly hasIncome: boolean;
  /** Largest sum that the household can pay back under any of the variants, in cents. */
  readonly maxSumCents: number;
  /** Part of the sum that repays other debts, in cents. */
  readonly refinancedCents: number;
}

const SILENT: OfferMessage = { code: 0, text: null, html: null };

const listItems = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

const reasonsOf = (options: readonly ProposedOption[]): string[] => [
  ...new Set(
    options.flatMap(({ rejectReasons, approvalReasons }) => [...rejectReasons, ...approvalReasons].map(describeReason)),
  ),
];

function refuseAll(options: readonly ProposedOption[], maxSumCents: number): OfferMessage {
  const advice =
    maxSumCents > 0 ? `<br>Didžiausia suma, kurią galime pasiūlyti: <strong>${formatMoney(maxSumCents)}</strong>.` : "";
  return {
    code: 1800,
    text: "Pasiūlymų tokiai sumai pateikti negalime.",
    html: `Pasiūlymų tokiai sumai pateikti negalime.${listItems(reasonsOf(options))}${advice}`,
  };
}

const askManager = (options: readonly ProposedOption[]): OfferMessage => ({
  code: 1801,
  text: "Šiems pasiūlymams reikia vadybininko leidimo.",
  html: `<strong>Šiems pasiūlymams reikia vadybininko leidimo.</strong>${listItems(reasonsOf(options))}`,
});

const confirmRefinancing = (count: number, refinancedCents: number): OfferMessage => ({
  code: 1802,
  text: `Sutartis išsaugota. Pasiūlymų: ${count}.`,
  html:
    `<strong>Sutartis išsaugota.</strong> Pasiūlymų: ${count}.<br>` +
    `Į kredito sumą įtraukta refinansuojama suma: ${formatMoney(refinancedCents)}.`,
});

/**
 * The message of the offers (F-257 to F-262): 10 without income; 1800 when nothing can be offered, plain when no variant
 * takes the sum at all and with reasons when the client cannot afford any; 1801 when every offer needs a manager;
 * 1802 when refinancing has changed the sum; otherwise none.
 */
export function messageOf({ options, hasIncome, maxSumCents, refinancedCents }: OfferSituation): OfferMessage {
  if (!hasIncome) return { code: 10, text: null, html: null };
  if (options.length === 0) {
    return { code: 1800, text: "Nė vienas sąlygų variantas netinka tokiai sumai ir trukmei.", html: null };
  }
  if (options.every(({ decision }) => decision === "REJECTED")) return refuseAll(options, maxSumCents);
  const open = options.filter(({ decision }) => decision !== "REJECTED");
  if (open.every(({ decision }) => decision === "NEEDS_APPROVAL")) return askManager(open);
  return refinancedCents > 0 ? confirmRefinancing(options.length, refinancedCents) : SILENT;
}
