import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { plainTextOf } from "~/services/safe-html.server.ts";
import type { LocalisedText } from "~/services/localised-text.ts";
import type { Rating } from "~/services/rating-types.ts";
import type { RatingOutcome } from "./rating-outcome.ts";

/** The words of a rating in one language, looked up once a page. */
export type RatingWords = {
  language: Language;
  /** The answer to whether it is possible. */
  possible: (outcome: RatingOutcome) => string;
  localised: (text: LocalisedText | null) => string | null;
  /** All that the message says, its reasons and its advice among it, as plain text. */
  message: (rating: Pick<Rating, "message" | "messageHtml" | "messageHtmlEn">) => string | null;
};

export function ratingWords(language: Language): RatingWords {
  const t = getFixedT(language, "ratings");
  return {
    language,
    possible: (outcome) => t(`outcome.${outcome}`),
    localised: (text) => (text === null ? null : text[language]),
    message: ({ message, messageHtml, messageHtmlEn }) => {
      const html = (language === "en" ? messageHtmlEn : null) ?? messageHtml;
      return html === null ? (message?.[language] ?? null) : plainTextOf(html);
    },
  };
}
