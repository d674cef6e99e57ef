import { PoliticalConnection } from "~/domain/enumerations/political-connection.ts";
import { day, flag, integer, mapped, money, text } from "./leaves.ts";
import { parts, single } from "./parts.ts";

export const buyer = parts({
  personalCode: single("AsmensKodas", text),
  firstName: single("Vardas", text),
  lastName: single("Pavarde", text),
  birthDate: single("GimimoData", day),
  /** Three-letter country code. */
  citizenship: single("Pilietybe", text),
  phone: single("Telefonas", text),
  phone2: single("Telefonas2", text),
  email: single("ElPastas", text),
});

/** @param owner prefix of the names: none for the buyer, `Sutuoktinio` for the spouse (F-539, F-540) */
export const incomeOf = (owner: "" | "Sutuoktinio") =>
  parts({
    monthlyCents: single(`${owner}Pajamos`, money),
    willDecrease: single(`${owner}MazesPajamos`, flag),
    futureCents: single(`${owner}BusimosPajamos`, money),
    workplace: single(`${owner}Darboviete`, text),
    type: single(`${owner}PajamuTipas`, integer),
    hasCertificate: single(`${owner}PajamuPazyma`, flag),
  });

/** What the spouse pays a month for credits (F-553). */
export const spouseLoans = parts({
  consumerCents: single("SutuoktinioVartojimoPaskola", money),
  mortgageCents: single("SutuoktinioBustoPaskola", money),
});

export const spouse = parts({
  personalCode: single("SutuoktinioAsmensKodas", text),
  /** Three-letter country code. */
  citizenship: single("SutuoktinioPilietybe", text),
  firstName: single("SutuoktinioVardas", text),
  lastName: single("SutuoktinioPavarde", text),
  phone: single("SutuoktinioTelefonas", text),
  email: single("SutuoktinioElPastas", text),
  income: incomeOf("Sutuoktinio"),
  loans: spouseLoans,
});

export const identityDocument = parts({
  type: single("DokumentoTipoID", integer),
  number: single("DokumentoNr", text),
  validUntil: single("DokumentoGaliojimoData", day),
  /** Text of the machine-readable zone. */
  controlLine: single("DokumentoKontrolineEilute", text),
});

/** @param suffix of the names: none, `2` for the correspondence address (F-542) */
export const addressOf = (suffix: "" | "2") =>
  parts({
    street: single(`Gatve${suffix}`, text),
    house: single(`Namas${suffix}`, text),
    flat: single(`Butas${suffix}`, text),
    city: single(`Miestas${suffix}`, text),
    postalCode: single(`Indeksas${suffix}`, text),
  });

export const household = parts({
  maritalStatus: single("SeimyninePadetis", integer),
  members: single("SeimosNariuSkaicius", integer),
});

export const loans = parts({
  consumerCents: single("KlientoVartojimoPaskola", money),
  mortgageCents: single("KlientoBustoPaskola", money),
  otherCents: single("KlientoKitaPaskola", money),
  leasingCents: single("KlientoLizingoPaskola", money),
  /** What the family pays together a month; asked of a married buyer who borrows alone. */
  jointCents: single("BendriSeimosIsipareigojimai", money),
});

export const consents = parts({
  dataCheck: single("SutikimasTikrinti", flag),
  directMarketing: single("SutikimasTiesioginis", flag),
  partnerOffers: single("SutikimasPartneriai", flag),
  /** Never true without direct marketing (F-292, F-557). */
  profiling: single("SutikimasProfiliavimas", flag),
  dataPolicyReceived: single("DuomenuPolitikosGavimas", flag),
});

/** PolitikasRysys: the specification names the three connections, the numbers are ours. */
const CONNECTIONS = [
  PoliticalConnection.myself,
  PoliticalConnection.family,
  PoliticalConnection.colleague,
] as const satisfies PoliticalConnection[];

const connection = mapped(
  integer,
  (code): PoliticalConnection | null => CONNECTIONS[(code ?? 0) - 1] ?? null,
  (value) => (value === null ? null : CONNECTIONS.indexOf(value) + 1),
);

/** What the buyer has answered to the questions of the chosen insurance (F-282); nothing where it asks none. */
export const healthAnswers = parts({
  medication: single("SveikatosVaistai", flag),
  disease: single("SveikatosLigos", flag),
  sickLeave: single("SveikatosNedarbingumas", flag),
  disability: single("SveikatosNegalia", flag),
});

export const politicalExposure = parts({
  exposed: single("Politikas", flag),
  name: single("PolitikasVardas", text),
  institution: single("PolitikasInstitucija", text),
  connection: single("PolitikasRysys", connection),
});
