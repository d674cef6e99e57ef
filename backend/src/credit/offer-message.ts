import { moneyOf } from "../documents/format/money-of.ts";
import type { Decision, ProposedOption } from "../rules/decision-types.ts";
import { isSumInVain } from "../rules/max-sum.ts";
import type { UserLanguage } from "../wire/bilingual.ts";
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
function describeReasons(chosen: Reasoned | null, options: readonly Reasoned[], language: UserLanguage): string[] {
  const isAlike = chosen !== null && options.some(({ decision }) => decision === chosen.decision);
  const [first, ...others] = isAlike ? [chosen] : options;
  const reasons = first === undefined ? [] : reasonsOf(first);
  const shared = reasons.filter((reason) => others.every((option) => reasonsOf(option).includes(reason)));
  return shared.map((reason) => describeReason(reason, language));
}

const WORDS = {
  lt: {
    noVariant: "Nė vienas sąlygų variantas netinka tokiai sumai ir trukmei.",
    refused: "Pasiūlymų tokiai sumai pateikti negalime.",
    largest: "Didžiausia suma, kurią galime pasiūlyti:",
    askManager: "Šiems pasiūlymams reikia vadybininko leidimo.",
    saved: "Paraiška išsaugota.",
    count: "Pasiūlymų:",
    refinanced: "Į kredito sumą įtraukta refinansuojama suma:",
  },
  en: {
    noVariant: "No conditions take this sum and duration.",
    refused: "We cannot make offers for this sum.",
    largest: "The largest sum that we can offer:",
    askManager: "These offers need a manager's approval.",
    saved: "The application is saved.",
    count: "Offers:",
    refinanced: "The credit sum includes the refinanced sum:",
  },
} as const;

function refuseAll({ options, decision }: OfferSituation, language: UserLanguage): OfferMessage {
  const { refused, largest } = WORDS[language];
  const maxSumCents = decision === null || isSumInVain(decision.rejectReasons) ? 0 : decision.maxSumCents;
  const advice = maxSumCents > 0 ? `<br>${largest} <strong>${moneyOf(maxSumCents, language)}</strong>.` : "";
  return {
    code: 1800,
    text: refused,
    html: `${refused}${listItems(describeReasons(decision, options, language))}${advice}`,
  };
}

function askManager(
  { decision }: OfferSituation,
  open: readonly ProposedOption[],
  language: UserLanguage,
): OfferMessage {
  const { askManager: text } = WORDS[language];
  const reasons = listItems(describeReasons(decision, open, language));
  return { code: 1801, text, html: `<strong>${text}</strong>${reasons}` };
}

function confirmRefinancing(offers: number, refinancedCents: number, language: UserLanguage): OfferMessage {
  const { saved, count, refinanced } = WORDS[language];
  return {
    code: 1802,
    text: `${saved} ${count} ${offers}.`,
    html: `<strong>${saved}</strong> ${count} ${offers}.<br>${refinanced} ${moneyOf(refinancedCents, language)}.`,
  };
}

/**
 * The message of the offers (F-257 to F-262): 10 without income; 1800 when nothing can be offered, plain when no variant
 * takes the sum at all and with reasons when the client cannot afford any; 1801 when every offer needs a manager, unless the chosen
 * credit is refused: its decision says so, and no permit can be asked for (F-266);
 * 1802 when refinancing has changed the sum; otherwise none.
 */
export function messageOf(situation: OfferSituation, language: UserLanguage = "lt"): OfferMessage {
  const { options, hasIncome, refinancedCents } = situation;
  if (!hasIncome) return { code: 10, text: null, html: null };
  if (options.length === 0) {
    return { code: 1800, text: WORDS[language].noVariant, html: null };
  }
  if (options.every(({ decision }) => decision === "REJECTED")) return refuseAll(situation, language);
  const open = options.filter(({ decision }) => decision !== "REJECTED");
  const isRefused = situation.decision?.decision === "REJECTED";
  if (!isRefused && open.every(({ decision }) => decision === "NEEDS_APPROVAL"))
    return askManager(situation, open, language);
  return refinancedCents > 0 ? confirmRefinancing(options.length, refinancedCents, language) : SILENT;
}
