import type * as z from "zod";
import { toLiabilityType } from "~/domain/enumerations/liability-type.ts";
import {
  flagOrNo,
  integer,
  money,
  presentText,
  requiredDay,
  requiredInteger,
  requiredMoney,
  text,
  untouched,
} from "./leaves.ts";
import { moment } from "./moment.ts";
import { elementOf, list, mappedPart, parts, readOnly, requiredChild, single } from "./parts.ts";

/** The type in any letter case; the text as it came goes back where it is none of ours (F-301). */
const type = mappedPart(
  single("type", presentText),
  (raw) => ({ ...toLiabilityType(raw), raw }),
  ({ raw }) => raw,
);

/** Isipareigojimas (F-559). */
export const liability = parts({
  /** Null: not saved yet. */
  id: single("IsipareigojimoID", text),
  ofSpouse: single("Sutuoktinis", flagOrNo),
  /** Of the credit bureau: only the corrected amount, and whether it is kept, are a user's. */
  registered: single("Registre", flagOrNo),
  type,
  creditor: single("creditor", presentText),
  contractDate: single("dateOfContract", requiredDay),
  limitCents: single("limit", requiredMoney),
  outstandingCents: single("outstandingTotal", requiredMoney),
  instalmentCount: single("instalmentCount", requiredInteger),
  outstandingCount: single("outstandingCount", requiredInteger),
  instalmentCents: single("installmentAmount", requiredMoney),
  /** Counts before the instalment. */
  correctedCents: single("correctedAmount", money),
  overdueDays: single("overdueDays", integer),
  refinancePossible: single("refinancePossible", flagOrNo),
  refinanceCents: single("refinanceAmount", money),
  /** Repaid by the new credit when refinancing is chosen. */
  refinance: single("refinance", flagOrNo),
  payerCode: single("payerCode", text),
  purpose: single("purpose", text),
  /** Where it is repaid to, in any country (F-274). */
  creditorAccount: single("creditorAccount", text),
  /** Why less is to count than the register says (O31): written with the change, never answered. */
  correctionReason: single("correctionReason", text),
  /** By the credit, as the application is saved. */
  repaid: readOnly(single("repaid", flagOrNo)),
  /** Elements that the contract does not name go back as they came (F-354). */
  others: single("KitiElementai", untouched),
});

export const liabilities = list("Isipareigojimai", "Isipareigojimas", liability);

export const liabilitiesAnswer = elementOf(parts({ liabilities, version: single("Versija", text) }));

const STATES = ["notAsked", "pending", "ready", "failed"] as const;

/** Busena of a question to the debt register (F-305). */
const state = single("Busena", requiredInteger);

const debt = parts({
  creditor: single("Kreditorius", presentText),
  sumCents: single("Suma", requiredMoney),
  since: single("DataNuo", requiredDay),
  closedOn: single("Uzdaryta", text),
});

export const debtRecordAnswer: z.ZodType<{
  state: (typeof STATES)[number];
  askedAt: string | null;
  debts: { creditor: string; sumCents: number; since: string; isClosed: boolean }[];
}> = elementOf(parts({ state, askedAt: single("Uzsakyta", text), debts: list("Skolos", "Skola", debt) })).transform(
  ({ state: code, askedAt, debts }) => ({
    state: STATES[code] ?? "failed",
    askedAt,
    debts: debts.map(({ closedOn, ...rest }) => ({ ...rest, isClosed: closedOn !== null })),
  }),
);

/** SkoluAtaskaita: what the register has answered about the persons of an application (F-386). */
const debtReport = parts({
  applicationId: single("ParaiskosID", requiredInteger),
  contractNumber: single("SutartiesNr", text),
  sellerId: single("PardavejoID", integer),
  shopId: single("ParduotuvesID", integer),
  sellerFullName: single("PardavejoVardas", presentText),
  shopName: single("ParduotuvesPavadinimas", presentText),
  people: list(
    "Asmenys",
    "Asmuo",
    parts({
      ofSpouse: single("Sutuoktinis", flagOrNo),
      firstName: single("Vardas", text),
      lastName: single("Pavarde", text),
      personalCode: single("AsmensKodas", presentText),
      askedAt: single("Uzsakyta", moment),
      askedBy: single("Uzsake", text),
      /** The last day on which the answer is kept. */
      keptUntil: single("GaliojaIki", requiredDay),
      debts: list("Skolos", "Skola", debt),
    }),
  ),
});

export const debtReportAnswer = elementOf(requiredChild("SkoluAtaskaita", debtReport));
