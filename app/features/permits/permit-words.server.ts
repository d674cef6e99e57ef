import { creditTypes } from "~/domain/enumerations/credit-type.ts";
import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import { permitSequences } from "~/domain/enumerations/permit-sequence.ts";
import { permitStatuses } from "~/domain/enumerations/permit-status.ts";
import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import type { PermitWords } from "./permit-columns.ts";

/** The words of requests in a language. */
export function permitWords(language: Language): PermitWords {
  const words = getFixedT(language, "enumerations");
  const wordOf = (enumeration: Enumeration<number | string, EnumerationKey>) => (code: number | string) => {
    const key = enumeration.labelKey(code);
    return key === null ? String(code) : words(key);
  };
  return {
    language,
    status: wordOf(permitStatuses),
    sequence: wordOf(permitSequences),
    creditType: wordOf(creditTypes),
    localised: (text) => text?.[language] ?? null,
  };
}
