import { findPermitStatus } from "~/domain/enumerations/permit-status.ts";
import { decision } from "./conditions.ts";
import { flag, flagOrNo, integer, mapped, money, presentText, requiredInteger, requiredMoney, text } from "./leaves.ts";
import { optionalLocalised } from "./localised.ts";
import { child, elementOf, list, parts, single } from "./parts.ts";

/** Lower case is read as well; a state that we do not know stays as it came (F-587). */
const status = mapped(
  presentText,
  (raw) => findPermitStatus(raw) ?? raw,
  (value) => value,
);

/** Leidimas (F-370). */
export const permit = parts({
  id: single("leidimoID", requiredInteger),
  applicationId: single("application", requiredInteger),
  /** Local time `yyyy-mm-ddThh:mm:ss` as the back end wrote it, like the other moments. */
  askedAt: single("Laikas", presentText),
  sumCents: single("Suma", requiredMoney),
  advanceCents: single("PradineImoka", money),
  durationMonths: single("Trukme", requiredInteger),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  conditionVariant: optionalLocalised("SalyguVariantas"),
  creditType: single("KreditoTipas", requiredInteger),
  status: single("Busena", status),
  sequence: single("seka", requiredInteger),
  initiator: single("Iniciatorius", presentText),
  firstManager: single("PirmasisVadybininkas", text),
  firstManagerId: single("PirmojoVadybininkoID", integer),
  firstAnsweredAt: single("PirmojoLaikas", text),
  /** What the first manager says to it. */
  firstNote: single("PirmojoKomentaras", text),
  closer: single("Uzdare", text),
  closedAt: single("UzdarymoLaikas", text),
  /** Only while it waits. */
  expiresAt: single("GaliojaIki", text),
  /** Why it is asked for, in the words of who asks. */
  reason: single("Priezastis", text),
  /** What the manager who closed it says; of another back end perhaps the first manager's, while it waits. */
  note: single("komentaras", text),
  buyerFirstName: single("Vardas", text),
  buyerLastName: single("Pavarde", text),
  shopName: single("ParduotuvesPavadinimas", presentText),
  /** The application has other terms by now: it cannot be approved. */
  hasMovedOn: single("SalygosPasikeite", flagOrNo),
  /** An assessment stands behind it; null from an older back end. */
  isAssessed: single("YraVertinimas", flag),
  /** When the assessment behind it was made, and what it had counted: of one that is asked for by its number; null from an older back end. */
  assessedAt: single("VertinimoLaikas", text),
  decision: child("Sprendimas", decision),
});

/** ListPermissionsResponse without the code. */
export const permitPage = elementOf(
  parts({
    rows: list("Sarasas", "Leidimas", permit),
    nextKey: single("KitasRaktas", text),
    previousKey: single("AnkstesnisRaktas", text),
    /** Number of the first row, from 1. */
    from: single("Nuo", integer),
    total: single("Viso", integer),
  }),
);

/** RequestPermissionResponse. */
export const askedPermit = elementOf(parts({ id: single("leidimoID", requiredInteger) }));

/** The state that an answer has led to. */
export const answeredPermit = elementOf(parts({ status: single("Busena", status) }));
