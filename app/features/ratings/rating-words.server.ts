import type { Language } from "~/domain/language.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { LocalisedText } from "~/services/localised-text.ts";
import type { RatingOutcome } from "./rating-outcome.ts";

/** The words of a rating in one language, looked up once a page. */
export type RatingWords = {
  language: Language;
  /** The answer to whether it is possible. */
  possible: (outcome: RatingOutcome) => string;
  percent: (text: string | null) => string | null;
  localised: (text: LocalisedText | null) => string | null;
};

export function ratingWords(language: Language): RatingWords {
  const t = getFixedT(language, "ui");
  const answers: Record<RatingOutcome, string> = {
    APPROVED: t("choice.yes"),
    NEEDS_APPROVAL: getFixedT(language, "ratings")("outcome.NEEDS_APPROVAL"),
    REJECTED: t("choice.no"),
  };
  return {
    language,
    possible: (outcome) => answers[outcome],
    percent: (text) => (text === null ? null : formatPercentText(text, language, 2)),
    localised: (text) => (text === null ? null : text[language]),
  };
}
