import {
  day,
  flagOrNo,
  integer,
  money,
  presentText,
  requiredDay,
  requiredInteger,
  requiredMoney,
  text,
} from "./leaves.ts";
import { elementOf, list, parts, readOnly, single } from "./parts.ts";

/** What of a line the form says (F-550). */
const lineFields = {
  id: single("PajamosID", integer),
  kind: single("PajamuRusiesID", requiredInteger),
  amountCents: single("PajamuSuma", requiredMoney),
  correctedCents: single("PatikslintaSuma", money),
  title: single("Pavadinimas", presentText),
  source: single("Saltinis", text),
  ofSpouse: single("Sutuoktinis", flagOrNo),
  from: single("DataNuo", requiredDay),
  to: single("DataIki", requiredDay),
  byManager: single("IveseVadybininkas", flagOrNo),
  skipped: single("Praleisti", flagOrNo),
};

/** PajamuEilute with what the income report says of it (F-296). */
export const incomeLine = parts({
  ...lineFields,
  revised: single("Tikslinta", flagOrNo),
  fromBank: readOnly(single("IsBanko", flagOrNo)),
  calculatedCents: readOnly(single("ApskaiciuotaSuma", money)),
  valuedCents: readOnly(single("VertintaSuma", money)),
  basis: readOnly(single("Pagrindas", text)),
});

/** A line as it is saved; `removed` is TrintiEilute: it goes with the save (F-294). */
const savedLine = parts({
  ...lineFields,
  revised: single("Tikslinta", flagOrNo),
  removed: single("TrintiEilute", flagOrNo),
});

const certificateFields = {
  ofSpouse: single("Sutuoktinis", flagOrNo),
  from: single("DataNuo", requiredDay),
  to: single("DataIki", requiredDay),
  issuedOn: single("IsdavimoData", requiredDay),
};

export const certificate = parts(certificateFields);
const savedCertificate = parts({ ...certificateFields, removed: single("TrintiEilute", flagOrNo) });

/** Of a counted person: what was stated, what of it is used, and why. */
export const incomePerson = parts({
  ofSpouse: single("Sutuoktinis", flagOrNo),
  statedCents: single("NurodytaSuma", requiredMoney),
  usedCents: single("NaudojamaSuma", requiredMoney),
  basis: single("Pagrindas", presentText),
});

export const incomes = parts({
  version: single("Versija", text),
  lines: list("Eilutes", "Eilute", incomeLine),
  certificates: list("Pazymos", "Pazyma", certificate),
  persons: list("Asmenys", "Asmuo", incomePerson),
  sustainableCents: single("TvariosPajamos", money),
  bankReportState: single("BankoAtaskaitosBusena", integer),
  bankReportUntil: single("BankoAtaskaitaGaliojaIki", day),
});

export const incomesAnswer = elementOf(incomes);

export const incomeChanges = parts({
  lines: list("Eilutes", "Eilute", savedLine),
  certificates: list("Pazymos", "Pazyma", savedCertificate),
});

export const bankReportRequest = parts({
  lender: single("Kreditorius", presentText),
  until: single("GaliojaIki", requiredDay),
});
