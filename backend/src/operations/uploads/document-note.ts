import { findSlot, type DocumentOwner } from "../../applications/document-slots.ts";

/** What a slot holds, in the Lithuanian of the log. */
const KINDS: Readonly<Record<string, string>> = {
  personalCopy: "Asmens dokumento kopija",
  idCard: "Asmens tapatybės kortelė",
  passport: "Pasas",
  driverLicence: "Vairuotojo pažymėjimas",
  residencePermit: "Leidimas nuolat gyventi",
  temporaryPermit: "Leidimas laikinai gyventi",
  ePermitPhoto: "Elektroninio leidimo patikros nuotrauka",
  incomeDeclaration: "Pajamų deklaracija",
  bankReport: "Banko sąskaitos išrašas",
  sellerInsurance: "Pardavėjo draudimo dokumentas",
  refinance: "Refinansavimo dokumentas",
  applicationCopy: "Paraiškos kopija",
  marketingAgreement: "Rinkodaros sutikimas",
  signedInsurance: "Pasirašyta draudimo sutartis",
  decisionApproval: "Sprendimo patvirtinimo dokumentas",
  other: "Kitas dokumentas",
};

const SIDES = { front: ", priekinė pusė", back: ", kita pusė" } as const;

/** Which document an action was about, in the action log: its kind and no file name, for users type personal data into those. */
export function noteOf({ owner, slot: number }: { owner: DocumentOwner; slot: number }, hash: string): string {
  const slot = findSlot(owner, number);
  const kind = slot === null ? undefined : KINDS[slot.kind];
  const side = slot?.side === undefined ? "" : SIDES[slot.side];
  return `${owner === "spouse" ? "Sutuoktinio" : "Pirkėjo"} dokumentas: ${kind ?? "nežinomas"}${side} (${number}), SHA-256 ${hash}`;
}
