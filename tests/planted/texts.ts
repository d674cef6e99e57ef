import type { PlantedFault } from "./fault.ts";

/** Texts of the portal in both languages. */
export const TEXT_FAULTS: readonly PlantedFault[] = [
  {
    id: "text-of-another-code",
    breaks: "A refused deletion tells what belongs to another refusal.",
    find: '"1064": "Paraiškos ištrinti negalima: pagal ją jau atlikta veiksmų.",',
    replace: '"1064": "Pagal šią paraišką sutartis jau sudaryta. Ją rasite sutarčių sąraše.",',
    suspects: ["architecture/catalogue"],
  },
  {
    id: "english-text-missing",
    breaks: "An English page shows the name of a text instead of the text.",
    find: '"creditMin": "Under these terms the credit amount must be at least {{min}}",',
    replace: "",
    suspects: ["architecture/locales", "unit/i18n/texts", "unit/domain/validation-texts"],
  },
  {
    id: "number-missing-in-a-text",
    breaks: "The English finding does not say how long the credit can be.",
    find: 'For this amount the duration can be up to {{count}} months"',
    replace: 'For this amount the duration can be shorter"',
    suspects: ["architecture/locales", "unit/i18n/texts", "unit/domain/validation-texts"],
  },
  {
    id: "time-of-a-session-missing",
    breaks: "The notice of an expired session does not say after how many minutes.",
    find: '"expired": "Sesija baigėsi, nes {{n}} min. nebuvo veiksmų. Prisijunkite iš naujo",',
    replace: '"expired": "Sesija baigėsi. Prisijunkite iš naujo",',
    suspects: ["architecture/catalogue", "architecture/locales"],
  },
];
