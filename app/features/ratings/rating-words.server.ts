import type { Language } from "~/domain/language.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { LocalisedText } from "~/services/localised-text.ts";

/** The words of a rating in one language, looked up once a page. */
export type RatingWords = {
  language: Language;
  yesNo: (flag: boolean) => string;
  percent: (text: string | null) => string | null;
  localised: (text: LocalisedText | null) => string | null;
};

export function ratingWords(language: Language): RatingWords {
  const t = getFixedT(language, "ui");
  const [yes, no] = [t("choice.yes"), t("choice.no")];
  return {
    language,
    yesNo: (flag) => (flag ? yes : no),
    percent: (text) => (text === null ? null : formatPercentText(text, language, 2)),
    localised: (text) => (text === null ? null : text[language]),
  };
}
