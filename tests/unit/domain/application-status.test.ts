import { describe, expect, test } from "vitest";
import { type ApplicationAction, isActionAllowed, isContract } from "../../../app/domain/application-status.ts";
import { applicationStatuses } from "../../../app/domain/enumerations/application-status.ts";

test("F-192: of −1 to 7 only 1, 2, 3 and 7 count as a contract", () => {
  expect(applicationStatuses.codes.filter(isContract)).toEqual([1, 2, 3, 7]);
});

describe("F-355: action × status", () => {
  /** The type asks for every action, and for no other. */
  const TABLE: Record<ApplicationAction, number[]> = {
    edit: [0],
    editGoods: [0],
    delete: [0],
    changeIncome: [0],
    requestApproval: [0],
    makeContract: [0],
    saveClientEmail: [0, 1, 2, 4, 7],
    uploadDocuments: [0, 1, 2, 4, 7],
    deleteDocuments: [0, 1, 4],
    signApplication: [0, 1],
    signContract: [1],
    cancelSigning: [0, 1],
    confirmPaperSignature: [1],
    passSignedDocuments: [1, 4],
    protestAuthorization: [1, 2, 4, 7],
    downloadDraft: [0, 1],
    downloadContract: [1, 2, 3, 4, 7],
    sendDocuments: [1, 2, 4, 7],
    rejectContract: [1, 2, 4, 7],
    takeOver: [0, 1, 2, 4, 7],
    transfer: [0, 1, 2, 4, 7],
    archive: [2, 7],
    view: [-1, 0, 1, 2, 3, 4, 7],
  };

  test.each(Object.keys(TABLE) as ApplicationAction[])(
    "%s is refused in every other status, known or not",
    (action) => {
      const allowed = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, Number.NaN].filter((status) =>
        isActionAllowed(action, status),
      );
      expect(allowed).toEqual(TABLE[action]);
    },
  );

  test("G23: an archived or rejected contract can never be rejected", () => {
    expect([-1, 3].some((status) => isActionAllowed("rejectContract", status))).toBe(false);
  });
});
