import { flagOrNo, integer, mapped, presentText, requiredInteger, text } from "./leaves.ts";
import { moment } from "./moment.ts";
import { elementOf, leafList, list, parts, single } from "./parts.ts";

/** A way to sign: why it is closed, and which copies are missing (F-357 to F-361). */
const way = parts({
  way: single("PasirasymoTipas", requiredInteger),
  obstacle: single("Kliutis", text),
  missing: leafList("Trukstami", "Vieta", requiredInteger),
});

/** How a request to sign stands: pending, canceled, signed or error; both spellings of canceled are read (F-585). */
const signingState = mapped(
  presentText,
  (state) => (state === "cancelled" ? "canceled" : state),
  (state) => state,
);

/** A request to sign as its seller sees it (F-364). */
const request = parts({
  way: single("PasirasymoTipas", requiredInteger),
  state: single("Busena", signingState),
  failure: single("Priezastis", text),
  channel: single("Kanalas", text),
  contact: single("Kontaktas", text),
  startedAt: single("Pradeta", moment),
  expiresAt: single("GaliojaIki", moment),
  endedAt: single("Baigta", moment),
  sending: single("SiuntimoBusena", integer),
  token: single("Raktas", text),
  code: single("Kodas", text),
});

/** One signature that an application takes: of which document, and whose. */
export const signingPart = parts({
  document: single("Dokumentas", requiredInteger),
  ofSpouse: single("Sutuoktinis", flagOrNo),
  title: single("Pavadinimas", presentText),
  name: single("Vardas", presentText),
  email: single("ElPastas", text),
  phone: single("Telefonas", text),
  type: single("Pasirasymas", requiredInteger),
  ways: list("Budai", "Budas", way),
  requests: list("Uzklausos", "Uzklausa", request),
});

export const signingStatus = parts({
  version: single("Versija", text),
  allowance: single("InicijavimasGalimas", integer),
  parts: list("Pasirasymai", "Dalis", signingPart),
});

export const signingStatusAnswer = elementOf(signingStatus);

/** How a request is begun: it waits, or the provider has not taken it (F-368). */
export const begunAnswer = elementOf(parts({ state: single("Busena", text) }));

/** What a person behind a link is asked. */
export const signingRequest = parts({
  state: single("Busena", signingState),
  failure: single("Priezastis", text),
  way: single("PasirasymoTipas", requiredInteger),
  document: single("Dokumentas", requiredInteger),
  title: single("Pavadinimas", presentText),
  name: single("Vardas", presentText),
  lender: single("Kreditorius", presentText),
  until: single("GaliojaIki", moment),
  hash: single("Maisa", presentText),
  codeSent: single("KodasIssiustas", flagOrNo),
  codeTo: single("KodoKontaktas", text),
  copiesTo: single("KopijuKontaktas", text),
  opensSigned: single("YraPasirasytaByla", flagOrNo),
});

/** Nothing, or for how many seconds no other code is sent. */
export const sentCodeAnswer = elementOf(parts({ waitSeconds: single("LauktiSekundziu", integer) }));

/** How an answer to a link ended. */
export const signingAnswer = elementOf(
  parts({
    state: single("Busena", signingState),
    failure: single("Priezastis", text),
    triesLeft: single("BandymuLiko", integer),
  }),
);
