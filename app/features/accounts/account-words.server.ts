import { authenticationMethods } from "~/domain/enumerations/authentication-method.ts";
import { blockStates } from "~/domain/enumerations/block-state.ts";
import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import { roles } from "~/domain/enumerations/role.ts";
import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import type { AccountWords } from "./account-columns.ts";

/** The words of accounts in a language. */
export function accountWords(language: Language): AccountWords {
  const words = getFixedT(language, "enumerations");
  const t = getFixedT(language, "accounts");
  const ui = getFixedT(language, "ui");
  const wordOf = (enumeration: Enumeration<number, EnumerationKey>) => (code: number | null) => {
    const key = enumeration.labelKey(code);
    return key === null ? String(code ?? "–") : words(key);
  };
  return {
    language,
    role: wordOf(roles),
    method: wordOf(authenticationMethods),
    block: wordOf(blockStates),
    activity: ({ active, hasLeft }) => t(active ? "activity.active" : hasLeft ? "activity.left" : "activity.warrant"),
    yesNo: (flag) => ui(flag ? "choice.yes" : "choice.no"),
  };
}
