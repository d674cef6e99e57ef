import { describe, expect, test } from "vitest";
import {
  availableDocumentSlots,
  DOCUMENT_SLOTS,
  documentSlotKey,
  findDocumentSlot,
  findOwnerOfSlot,
  identityDocumentSlots,
} from "../../../app/domain/document-slots.ts";
import { CreditType } from "../../../app/domain/enumerations/credit-type.ts";
import { IdentityDocumentType } from "../../../app/domain/enumerations/identity-document-type.ts";
import { Role } from "../../../app/domain/enumerations/role.ts";

const numbersOf = (owner: string) =>
  DOCUMENT_SLOTS.filter((slot) => slot.owner === owner)
    .map((slot) => slot.number)
    .sort((a, b) => a - b);

describe("F-325 to F-330: the slots", () => {
  test("F-592, F-594: numbers of the buyer, driver licence and decision approval included", () => {
    expect(numbersOf("client")).toEqual([1, 3, 4, 7, 9, 10, 13, 14, 15, 16, 17, 18, 19, 22, 23, 26, 28, 30, 32, 34]);
  });

  test("F-593: numbers of the spouse", () => {
    expect(numbersOf("spouse")).toEqual([2, 5, 6, 8, 11, 12, 16, 17, 18, 19, 20, 21, 24, 25, 27, 29, 31, 33]);
  });

  test("F-328: spouse 18 and 19 are insurance and refinance, the buyer's are the permit; all four keys differ", () => {
    const kinds = [18, 19].flatMap((number) =>
      (["client", "spouse"] as const).map((owner) => findDocumentSlot(owner, number)?.kind),
    );
    expect(kinds).toEqual(["residencePermit", "sellerInsurance", "residencePermit", "refinance"]);
    expect(new Set(DOCUMENT_SLOTS.map(documentSlotKey)).size).toBe(DOCUMENT_SLOTS.length);
    expect(findDocumentSlot("client", 99)).toBeNull();
  });

  test("F-591: cards, permits and licences have two sides, each once", () => {
    const sides = DOCUMENT_SLOTS.filter((slot) => slot.side).map((slot) => `${slot.owner} ${slot.kind} ${slot.side}`);
    expect(new Set(sides).size).toBe(sides.length);
    expect(sides.filter((side) => side.endsWith("front")).length * 2).toBe(sides.length);
    expect(identityDocumentSlots("client", IdentityDocumentType.idCard).map((slot) => slot.number)).toEqual([3, 4]);
    expect(identityDocumentSlots("spouse", IdentityDocumentType.passport).map((slot) => slot.number)).toEqual([8]);
    expect(identityDocumentSlots("client", IdentityDocumentType.none)).toEqual([]);
  });
});

describe("who may fill which slot", () => {
  test("F-226: spouse slots only with spouse credit", () => {
    const owners = (creditType: CreditType) =>
      new Set(availableDocumentSlots(Role.seller, creditType).map((slot) => slot.owner));
    expect([...owners(CreditType.personal)]).toEqual(["client"]);
    expect([...owners(CreditType.spouse)]).toEqual(["client", "spouse"]);
  });

  test("F-330: the decision approval is for managers", () => {
    const has = (role: Role) =>
      availableDocumentSlots(role, CreditType.personal).some((slot) => slot.kind === "decisionApproval");
    expect([Role.seller, Role.supervisor, Role.manager].map(has)).toEqual([false, false, true]);
    expect(findDocumentSlot("client", 17)?.kind).toBe("decisionApproval");
  });
});

describe("G22: a number without an owner", () => {
  const { passport, residencePermit } = IdentityDocumentType;

  test.each([
    [3, CreditType.spouse, passport, "client"],
    [5, CreditType.spouse, passport, "spouse"],
    [18, CreditType.personal, passport, "client"],
    [18, CreditType.spouse, residencePermit, "client"],
    [19, CreditType.spouse, passport, null],
    [16, CreditType.spouse, passport, "client"],
    [17, CreditType.spouse, passport, "spouse"],
    [17, CreditType.personal, passport, "client"],
    [99, CreditType.personal, passport, null],
  ] as const)("number %i, credit type %i, document %i", (number, creditType, identityDocument, owner) =>
    expect(findOwnerOfSlot(number, creditType, identityDocument)).toBe(owner),
  );
});
