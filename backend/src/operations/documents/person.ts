import type { Person, PersonDocument } from "../../documents/contract-data.ts";
import { textOf } from "../../store/application-wire.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { dayOf, flagOf, numberOf } from "../../wire/wire-values.ts";

/** DokumentoTipoID in words; „none“ (4) has no document. */
const DOCUMENT_KINDS: ReadonlyMap<number, string> = new Map([
  [0, "Pasas"],
  [1, "Asmens tapatybės kortelė"],
  [2, "Vairuotojo pažymėjimas"],
  [3, "Leidimas nuolat gyventi"],
  [5, "Leidimas laikinai gyventi"],
  [6, "Elektroninis leidimas gyventi"],
]);

const orNull = (text: string): string | null => (text === "" ? null : text);

function addressOf(application: WireRecord, suffix: "" | "2"): string {
  const part = (element: string) => textOf(application, `${element}${suffix}`);
  const house = part("Butas") === "" ? part("Namas") : `${part("Namas")}-${part("Butas")}`;
  const street = [part("Gatve"), house].filter((text) => text !== "").join(" ");
  const city = [part("Indeksas"), part("Miestas")].filter((text) => text !== "").join(" ");
  return [street, city].filter((text) => text !== "").join(", ");
}

/** What a document without an expiry carries (F-311). */
const NO_EXPIRY_DAY = "1990-01-01";

/** Until when a document is valid; null, and not printed, when it has no expiry. */
function validityOf(application: WireRecord): string | null {
  const day = dayOf(application, "DokumentoGaliojimoData");
  return day === NO_EXPIRY_DAY ? null : day;
}

function documentOf(application: WireRecord): PersonDocument | null {
  const kind = DOCUMENT_KINDS.get(numberOf(application, "DokumentoTipoID") ?? -1);
  const number = textOf(application, "DokumentoNr");
  if (kind === undefined || number === "") return null;
  return { kind, number, validUntil: validityOf(application) };
}

/** Full name of a person of an application. */
export const nameOf = (application: WireRecord, prefix: "" | "Sutuoktinio"): string =>
  `${textOf(application, `${prefix}Vardas`)} ${textOf(application, `${prefix}Pavarde`)}`.trim();

/** The buyer as documents name a person. */
export const toBuyer = (application: WireRecord): Person => ({
  name: nameOf(application, ""),
  personalCode: textOf(application, "AsmensKodas"),
  address: addressOf(application, ""),
  correspondenceAddress: flagOf(application, "KitasAdresas") ? orNull(addressOf(application, "2")) : null,
  phone: orNull(textOf(application, "Telefonas")),
  email: orNull(textOf(application, "ElPastas")),
  document: documentOf(application),
});

/** The spouse, who lives with the buyer. */
export const toSpouse = (application: WireRecord): Person => ({
  name: nameOf(application, "Sutuoktinio"),
  personalCode: textOf(application, "SutuoktinioAsmensKodas"),
  address: addressOf(application, ""),
  correspondenceAddress: null,
  phone: orNull(textOf(application, "SutuoktinioTelefonas")),
  email: orNull(textOf(application, "SutuoktinioElPastas")),
  document: null,
});
