import type { EnumerationKey } from "~/i18n/text-key.ts";
import type { TFunction } from "i18next";
import { applicationStatuses } from "~/domain/enumerations/application-status.ts";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { eCreditStates } from "~/domain/enumerations/e-credit-state.ts";
import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { signatureTypes, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { LocalisedText } from "~/services/localised-text.ts";
import { NEXT_STEPS, type NextStep } from "./next-step.ts";

/** The words of a row in one language, all looked up beforehand: a page has hundreds of them, an export millions. */
export type RowLabels = {
  language: Language;
  status: Label;
  contractType: Label;
  signatureType: Label;
  eCreditState: Label;
  incomeType: Label;
  yesNo: (flag: boolean | null) => string | null;
  nextStep: (step: NextStep | null) => string | null;
  localised: (text: LocalisedText | null) => string | null;
};

/** The word of a code; null for none. A code that we do not know is shown as its number (F-174), a signature as an unknown one (F-356). */
type Label = (code: number | null) => string | null;

const made = new Map<Language, RowLabels>();

/** The words of a language; texts never change while the process runs. */
export function rowLabels(language: Language): RowLabels {
  const known = made.get(language);
  if (known !== undefined) return known;
  const labels = makeLabels(language);
  made.set(language, labels);
  return labels;
}

function makeLabels(language: Language): RowLabels {
  const t = getFixedT(language, "applications");
  const words = getFixedT(language, "enumerations");
  const steps = new Map(NEXT_STEPS.map((step) => [step, t(`nextStep.${step}`)]));
  // A signature of a number that we do not know is an unknown one (F-356), where other tables show the number.
  const signatureLabel = labelOf(signatureTypes, words);
  const [yes, no] = [getFixedT(language, "ui")("choice.yes"), getFixedT(language, "ui")("choice.no")];
  return {
    language,
    status: labelOf(applicationStatuses, words),
    contractType: labelOf(contractTypes, words),
    signatureType: (code) => (code === null ? null : signatureLabel(toSignatureType(code))),
    eCreditState: labelOf(eCreditStates, words),
    incomeType: labelOf(incomeTypes, words),
    yesNo: (flag) => (flag === null ? null : flag ? yes : no),
    nextStep: (step) => (step === null ? null : (steps.get(step) ?? null)),
    localised: (text) => (text === null ? null : text[language]),
  };
}

function labelOf(enumeration: Enumeration<number, EnumerationKey>, words: TFunction<"enumerations">): Label {
  const labels = new Map(enumeration.labels.map(({ code, labelKey }) => [code, words(labelKey)]));
  return (code) => (code === null ? null : (labels.get(code) ?? String(code)));
}
