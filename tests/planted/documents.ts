import type { PlantedFault } from "./fault.ts";

/** Printed documents, and files for spreadsheets. */
export const DOCUMENT_FAULTS: readonly PlantedFault[] = [
  {
    id: "contract-without-its-schedule",
    breaks: "The contract that is signed electronically lacks the pages of the payment schedule.",
    find: "return renderFile(titleOf(contract), [special, ...schedule, toGeneralConditions(contract), ...annexes]);",
    replace:
      "return renderFile(titleOf(contract), [special, ...schedule.slice(1), toGeneralConditions(contract), ...annexes]);",
    suspects: ["backend/documents/contract-documents", "backend/documents/contract-set"],
  },
  {
    id: "place-of-the-lender-missing",
    breaks: "The contract has no place for the lender's seal.",
    find: '{ role: labels.lenderRole, lines: lender, place: "lender" },',
    replace: "{ role: labels.lenderRole, lines: lender },",
    suspects: ["contract/lender-seal", "backend/documents/contract-documents"],
  },
  {
    id: "copies-not-collated",
    breaks: "Copies that were asked for set by set are printed paper by paper.",
    find: "const order = copies.sort === 1 ? collate(bundles) : bundles.flatMap(repeat);",
    replace: "const order = copies.sort > 1 ? collate(bundles) : bundles.flatMap(repeat);",
    suspects: ["backend/documents/contract-set"],
  },
  {
    id: "fee-not-in-the-sum",
    breaks: "The sum below a schedule lacks the fee that is paid on the first day.",
    find: "const paid = sumRows(upfront === null ? rows : [upfront, ...rows]);",
    replace: "const paid = sumRows(rows);",
    suspects: ["backend/documents/payment-schedule"],
  },
  {
    id: "premium-of-one-month",
    breaks: "The certificate of an insurance tells the premium of one month as that of the whole time.",
    find: "const premiumsCents = schedule.rows.reduce((sum, row) => sum + row.insuranceCents, 0);",
    replace: "const premiumsCents = schedule.insuranceMonthlyCents;",
    suspects: ["backend/documents/insurance-certificate"],
  },
  {
    id: "receipt-without-a-signature",
    breaks: "The standard information has no place where the buyer signs for its receipt.",
    find: "return [heading(texts.receiptTitle), paragraph(texts.receipt), receipt];",
    replace: "return [heading(texts.receiptTitle), paragraph(texts.receipt), ...[receipt].slice(1)];",
    suspects: ["backend/documents/standard-information", "backend/documents/spouses"],
  },
  {
    id: "formula-in-a-csv-file",
    breaks: "A name that begins with an at-sign is computed by the spreadsheet that opens the file.",
    find: "[=+\\-@\\uFF0B\\uFF0D\\uFF1D\\uFF20]/;",
    replace: "[=+\\-\\uFF0B\\uFF0D\\uFF1D\\uFF20]/;",
    suspects: ["faults/export/csv"],
  },
  {
    id: "markup-in-a-cell",
    breaks: "A comment with a sign of markup makes the workbook unreadable.",
    find: "if (!NEEDS_ESCAPING.test(text)) return text; return text.replace(MARKUP,",
    replace: "if (!/[<>_]/.test(text)) return text; return text.replace(MARKUP,",
    suspects: ["faults/export/workbook", "unit/features/applications-list/*"],
  },
  {
    id: "columns-after-z",
    breaks: "Columns behind the twenty-sixth get a wrong name, and spreadsheets call the file damaged.",
    find: "columnLetters(Math.floor(index / 26) - 1) + last;",
    replace: "columnLetters(Math.floor(index / 26)) + last;",
    suspects: ["faults/export/workbook"],
  },
  {
    id: "days-of-a-sheet-off-by-one",
    breaks: "Every date of a workbook is a day early.",
    find: "const EPOCH_SERIAL_DAY = 25_569;",
    replace: "const EPOCH_SERIAL_DAY = 25_568;",
    suspects: ["faults/export/workbook", "faults/export/csv"],
  },
];
