import type { LocalisedText } from "../localised-text.ts";
import { requiredText, text } from "./leaves.ts";
import { mappedPart, parts, single, type Part } from "./parts.ts";

/** A text under two names, `Pavadinimas` and `PavadinimasEn`; a missing English one repeats the Lithuanian. */
export const localised = (name: string): Part<LocalisedText> =>
  mappedPart(
    parts({ lt: single(name, requiredText), en: single(`${name}En`, text) }),
    ({ lt, en }) => ({ lt, en: en ?? lt }),
    (value) => value,
  );

/** The same where the text may be missing. */
export const optionalLocalised = (name: string): Part<LocalisedText | null> =>
  mappedPart(
    parts({ lt: single(name, text), en: single(`${name}En`, text) }),
    ({ lt, en }) => (lt === null ? null : { lt, en: en ?? lt }),
    (value) => value ?? { lt: null, en: null },
  );
