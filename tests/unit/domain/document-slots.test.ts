import { describe, expect, test } from "vitest";
import {
  DOCUMENT_SLOTS,
  findDocumentSlot,
  offeredDocumentSlots,
  ownerOfNumber,
  type DocumentOwner,
} from "../../../app/domain/document-slots.ts";
import { CreditType } from "../../../app/domain/enumerations/credit-type.ts";
import { textOf } from "../../support/journey-texts.ts";

/** As a page names a slot, in both languages. */
function labelsOf(owner: DocumentOwner, number: number): string[] {
  const slot = findDocumentSlot(owner, number);
  if (slot === null) return [];
  return (["lt", "en"] as const).map((language) => {
    const kind = textOf(language, `uploads:kinds.${slot.kind}`);
    return slot.side === undefined ? kind : `${kind} ${slot.side}`;
  });
}

const numbersOf = (owner: DocumentOwner) =>
  DOCUMENT_SLOTS.filter((slot) => slot.owner === owner)
    .map(({ number }) => number)
    .sort((left, right) => left - right);

/** Copied from the table of the specification (document 1, section 3) and the decisions under G22. */
const CLIENT: readonly [number, string, string][] = [
  [1, "Asmens dokumento kopija", "Copy of an identity document"],
  [3, "Asmens tapatybės kortelė front", "Identity card front"],
  [4, "Asmens tapatybės kortelė back", "Identity card back"],
  [7, "Pasas", "Passport"],
  [13, "Pajamų deklaracija", "Income declaration"],
  [14, "Pardavėjo draudimo dokumentas", "Seller’s insurance document"],
  [15, "Refinansavimo dokumentas", "Refinancing document"],
  [16, "Kitas dokumentas", "Other document"],
  [18, "Leidimas nuolat gyventi front", "Permanent residence permit front"],
  [19, "Leidimas nuolat gyventi back", "Permanent residence permit back"],
  [22, "Leidimas laikinai gyventi front", "Temporary residence permit front"],
  [23, "Leidimas laikinai gyventi back", "Temporary residence permit back"],
  [26, "Elektroninio leidimo patikros nuotrauka", "Photo of the electronic permit check"],
  [28, "Banko sąskaitos išrašas", "Bank account statement"],
  [30, "Paraiškos kopija", "Copy of the application"],
  [32, "Rinkodaros sutikimas", "Marketing consent"],
  [34, "Pasirašyta draudimo sutartis", "Signed insurance agreement"],
];

const SPOUSE: readonly [number, string, string][] = [
  [5, "Asmens tapatybės kortelė front", "Identity card front"],
  [6, "Asmens tapatybės kortelė back", "Identity card back"],
  [8, "Pasas", "Passport"],
  [17, "Pajamų deklaracija", "Income declaration"],
  [18, "Pardavėjo draudimo dokumentas", "Seller’s insurance document"],
  [19, "Refinansavimo dokumentas", "Refinancing document"],
  [20, "Leidimas nuolat gyventi front", "Permanent residence permit front"],
  [21, "Leidimas nuolat gyventi back", "Permanent residence permit back"],
  [24, "Leidimas laikinai gyventi front", "Temporary residence permit front"],
  [25, "Leidimas laikinai gyventi back", "Temporary residence permit back"],
  [27, "Elektroninio leidimo patikros nuotrauka", "Photo of the electronic permit check"],
  [29, "Banko sąskaitos išrašas", "Bank account statement"],
  [31, "Paraiškos kopija", "Copy of the application"],
  [33, "Rinkodaros sutikimas", "Marketing consent"],
];

describe("The slots of uploaded documents", () => {
  test.each(CLIENT)("F-592: the buyer's %i is „%s“, “%s”", (number, lithuanian, english) => {
    expect(labelsOf("client", number)).toEqual([lithuanian, english]);
  });

  test.each(SPOUSE)("F-593: the spouse's %i is „%s“, “%s”", (number, lithuanian, english) => {
    expect(labelsOf("spouse", number)).toEqual([lithuanian, english]);
  });

  test("F-568, F-594: besides those there are the driving licences, a spouse's copy and other documents, and the approval of a decision", () => {
    const further = { client: [9, 10, 17], spouse: [2, 11, 12, 16] };
    expect(numbersOf("client")).toEqual([...CLIENT.map(([number]) => number), ...further.client].sort((a, b) => a - b));
    expect(numbersOf("spouse")).toEqual([...SPOUSE.map(([number]) => number), ...further.spouse].sort((a, b) => a - b));
    expect(labelsOf("client", 9)).toEqual(["Vairuotojo pažymėjimas front", "Driving licence front"]);
    expect(labelsOf("spouse", 12)).toEqual(["Vairuotojo pažymėjimas back", "Driving licence back"]);
  });

  test("F-591: cards and permits have two sides, everything else one", () => {
    const twoSided = DOCUMENT_SLOTS.filter(({ side }) => side !== undefined).map(({ kind }) => kind);
    expect([...new Set(twoSided)].sort()).toEqual(["driverLicence", "idCard", "residencePermit", "temporaryPermit"]);
    for (const { owner, kind } of DOCUMENT_SLOTS.filter(({ side }) => side === "front"))
      expect(DOCUMENT_SLOTS.some((slot) => slot.owner === owner && slot.kind === kind && slot.side === "back")).toBe(
        true,
      );
  });

  test("F-568, F-226: a credit of one person offers no slot of the spouse, one of both offers all", () => {
    const owners = (creditType: number) => [
      ...new Set(offeredDocumentSlots({ creditType, mayApprove: false }).map(({ owner }) => owner)),
    ];
    expect([owners(CreditType.personal), owners(CreditType.spouse)]).toEqual([["client"], ["client", "spouse"]]);
  });

  test("F-594: slot 17 of the buyer, the approval of a decision, is offered to managers alone", () => {
    const offers = (mayApprove: boolean) =>
      offeredDocumentSlots({ creditType: CreditType.spouse, mayApprove }).some(
        ({ kind }) => kind === "decisionApproval",
      );
    expect([offers(true), offers(false)]).toEqual([true, false]);
  });

  test("F-593: where the back end names no owner, 18 and 19 are the permit of a buyer who has one, and otherwise to be checked", () => {
    const ownerIn = (creditType: number, identityDocument: number | null) =>
      [18, 19].map((number) => ownerOfNumber(number, { creditType, identityDocument }));
    expect(ownerIn(CreditType.personal, null)).toEqual(["client", "client"]);
    expect(ownerIn(CreditType.spouse, 3)).toEqual(["client", "client"]);
    expect(ownerIn(CreditType.spouse, 1)).toEqual([null, null]);
  });
});
