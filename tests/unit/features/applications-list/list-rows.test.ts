import { describe, expect, test } from "vitest";
import { applicationStatuses } from "../../../../app/domain/enumerations/application-status.ts";
import { shownColumns } from "../../../../app/features/applications-list/columns/table-columns.ts";
import { ROW_COLUMNS } from "../../../../app/features/applications-list/row-columns.ts";
import { toChosenRow, toMainRow, toWideRow } from "../../../../app/features/applications-list/list-rows.ts";
import { ROW_COLUMN_NAMES, type RowColumnName } from "../../../../app/features/applications-list/row-columns.ts";
import { rowLabels } from "../../../../app/features/applications-list/row-labels.server.ts";
import type { ContractListRow } from "../../../../app/services/contract-types.ts";
import { EMPTY_ROW, FULL_ROW, rowWith } from "./contract-row.ts";

const lt = rowLabels("lt");

function cellOf(row: ContractListRow, name: RowColumnName, labels = lt) {
  return toWideRow(row, 6, labels).cells[ROW_COLUMN_NAMES.indexOf(name)];
}

test("F-175, F-356, F-575: a signature of a number that we do not know is an unknown one", () => {
  expect(cellOf(rowWith({ signatureType: 99 }), "signatureType")).toBe(lt.signatureType(0));
});

describe("every field of a row (F-551)", () => {
  test.each<[string, RowColumnName, string]>([
    ["F-165", "number", "24996"],
    ["F-166", "contractNumber", "PL26-001882"],
    ["F-166", "contractType", "Prekių kreditas"],
    ["F-167", "createdOn", "2026-11-19"],
    ["F-167", "contractDate", "2026-11-20"],
    ["F-168", "durationMonths", "24"],
    ["F-168", "conditionVariant", "Standartas"],
    ["F-169", "paymentDay", "15"],
    ["F-169", "creditSum", "1\u00A0198,90"],
    ["F-169", "creditLimit", "2\u00A0500,00"],
    ["F-170", "accountNumber", "LT73 7300 0100 1234 5678"],
    ["F-170", "additionalAccount", "LT89 7044 0600 0123 4567"],
    ["F-170", "additionalAccountCode", "ABC1"],
    ["F-171", "buyerFirstName", "Emilija"],
    ["F-171", "buyerLastName", "Išgalvotaitė"],
    ["F-171", "personalCode", "603******77"],
    ["F-172", "sellerId", "10101"],
    ["F-172", "sellerFullName", "Jonas Pardavėjas"],
    ["F-172", "shopName", "Elektrika Plius, Vilnius"],
    ["F-173", "products", "Televizorius Vaizdas 55, Garso kolonėlė"],
    ["F-174", "status", "Nepasirašyta"],
    ["F-174", "eCreditState", "Pasirašyta paraiška"],
    ["F-175", "signatureType", "Elektroniniu parašu"],
    ["F-175", "contractSignatureType", "Pradėtas nuotolinis pasirašymas"],
    ["F-175", "spouseContractSignatureType", "Popieriuje"],
    ["F-176", "hasIncomeCertificate", "Taip"],
    ["F-176", "incomeType", "Darbo užmokestis"],
    ["F-176", "lowerWinterPayments", "Ne"],
    ["F-177", "comment", "Pirkėjas <b>paskambins</b> penktadienį"],
  ])("%s: %s is shown as %s", (_id, name, text) => {
    expect(cellOf(FULL_ROW, name)).toBe(text);
  });

  test("F-551: all 29 fields are there, and a row with every optional field empty is drawn", () => {
    expect(ROW_COLUMN_NAMES).toHaveLength(29);
    const { cells } = toWideRow(EMPTY_ROW, 3, lt);
    const filled = ROW_COLUMN_NAMES.filter((_name, index) => cells[index] !== null);
    expect(filled).toEqual(["number", "createdOn", "sellerId", "sellerFullName", "shopName", "status"]);
  });

  test("F-416: words and sums follow the language", () => {
    const en = rowLabels("en");
    expect(cellOf(FULL_ROW, "status", en)).toBe("Unsigned");
    expect(cellOf(FULL_ROW, "creditSum", en)).toBe("1,198.90");
    expect(cellOf(FULL_ROW, "conditionVariant", en)).toBe("Standard");
  });

  test("F-174: every status has a name, -1 too, and an unknown one shows its number", () => {
    const names = applicationStatuses.codes.map((status) => cellOf(rowWith({ status }), "status"));
    expect(new Set(names).size).toBe(applicationStatuses.codes.length);
    expect(cellOf(rowWith({ status: 5 }), "status")).toBe("5");
    expect(cellOf(rowWith({ eCreditState: 77 }), "eCreditState")).toBe("77");
  });
});

describe("how an application is signed", () => {
  test.each(["signatureType", "contractSignatureType", "spouseContractSignatureType"] as const)(
    "F-175, F-356, F-575: an unknown number of %s is an unknown way, in words",
    (name) => {
      expect(cellOf(rowWith({ [name]: 99 }), name)).toBe("Nežinomas");
      expect(cellOf(rowWith({ [name]: 0 }), name)).toBe("Nežinomas");
      expect(cellOf(rowWith({ [name]: 99 }), name, rowLabels("en"))).toBe("Unknown");
      expect(cellOf(rowWith({ [name]: null }), name)).toBeNull();
    },
  );
});

describe("the main columns", () => {
  test("hold what a seller works with", () => {
    expect(toMainRow(FULL_ROW, 6, lt)).toEqual({
      id: 24996,
      contractNumber: "PL26-001882",
      createdOn: "2026-11-19",
      buyer: "Emilija Išgalvotaitė",
      personalCode: "603******77",
      sum: "1\u00A0198,90",
      months: 24,
      products: "Televizorius Vaizdas 55, Garso kolonėlė",
      status: "Nepasirašyta",
      tone: "warning",
      nextStep: "Laukiama nuotolinio parašo",
      seller: "Jonas Pardavėjas",
      shop: "Elektrika Plius, Vilnius",
    });
  });

  test("F-160: what a hidden column would show does not leave the server, what was added does", () => {
    const columns = shownColumns(["number", "personalCode", "creditLimit"], true);
    const row = toChosenRow(FULL_ROW, 6, lt, columns);
    expect(row).toMatchObject({ id: 24996, contractNumber: "PL26-001882", more: ["603******77", "2\u00A0500,00"] });
    const { id: _id, contractNumber: _number, more: _more, tone: _tone, ...hidden } = row;
    expect(Object.values(hidden).filter((value) => value !== null && value !== "")).toEqual([]);
    expect(toChosenRow(FULL_ROW, 6, lt, shownColumns(null, true))).toEqual(toMainRow(FULL_ROW, 6, lt));
  });

  test("F-171: no personal code leaves the server in full", () => {
    const shown = JSON.stringify([toMainRow(FULL_ROW, 6, lt), toWideRow(FULL_ROW, 6, lt)]);
    expect(shown).not.toContain("60302149977");
  });

  test("a row with nothing in it is drawn", () => {
    expect(toMainRow(EMPTY_ROW, 3, lt)).toMatchObject({ buyer: "", personalCode: null, sum: null, months: null });
  });
});

test("F-277, F-162: a card has no months in the list and in its file, for it has no end", () => {
  const card = { ...FULL_ROW, contractType: 6, durationMonths: 12 };
  expect(toMainRow(card, 6, lt).months).toBeNull();
  expect(ROW_COLUMNS.durationMonths.value(card)).toBeNull();
  expect(toMainRow({ ...card, contractType: 5 }, 6, lt).months).toBe(12);
});
