import { z } from "zod";
import { isElementName, toStoredValue } from "../../applications/unknown-element.ts";
import { parseIban } from "../../rules/iban.ts";
import type { IsoDay } from "../../rules/days.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { elementNamesOf } from "../../wire/contract-order.ts";
import { withOtherElements } from "../../wire/other-elements.ts";
import { centsInput, dayInput, flagInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";

/** More debts than this no person of the register has. */
const MAX_LIABILITIES = 60;
const MAX_INSTALMENTS = 480;
const MAX_UNKNOWN_CHARACTERS = 5_000;
const NAMED = elementNamesOf("Isipareigojimas");

const amount = centsInput.refine((cents) => cents >= 0);
const count = numberInput.pipe(z.number().min(0).max(MAX_INSTALMENTS));

/** Elements that no contract names, in the form in which they are stored (F-354). */
function readOthers(raw: Readonly<Record<string, unknown>>): WireRecord {
  const others = Object.entries(raw).flatMap(([name, value]) => {
    const stored = NAMED.includes(name) || !isElementName(name) ? null : toStoredValue(value);
    return stored === null ? [] : [[name, stored] as const];
  });
  return JSON.stringify(others).length > MAX_UNKNOWN_CHARACTERS ? {} : Object.fromEntries(others);
}

/** An account of any country; an empty one is none (F-274). */
const account = textInput(60).transform((text, context) => {
  const read = parseIban(text);
  if (read.isValid) return read.iban;
  if (read.reason !== "required") context.addIssue({ code: "custom" });
  return null;
});

const fields = z.object({
  IsipareigojimoID: optional(z.string().max(40)),
  Sutuoktinis: optional(flagInput),
  type: textInput(40).pipe(z.string().min(1)),
  creditor: textInput(100).pipe(z.string().min(1)),
  dateOfContract: dayInput,
  limit: amount,
  outstandingTotal: amount,
  instalmentCount: count,
  outstandingCount: count,
  installmentAmount: amount,
  correctedAmount: optional(amount),
  overdueDays: optional(numberInput.pipe(z.number().min(0).max(9999))),
  refinancePossible: optional(flagInput),
  refinanceAmount: optional(amount),
  refinance: optional(flagInput),
  payerCode: textInput(30),
  purpose: textInput(140),
  creditorAccount: account,
  correctionReason: textInput(250).transform((text) => text.normalize("NFC").trim()),
});

/** One liability of a save: the rules that the form has hold here as well (F-299, F-300, F-559). */
const liability = z.record(z.string(), z.unknown()).transform((raw, context) => {
  const sent = withOtherElements(raw, NAMED);
  const read = fields.safeParse(sent);
  if (read.success) return { ...read.data, others: readOthers(sent) };
  for (const { path } of read.error.issues) context.addIssue({ code: "custom", path: [...path] });
  return z.NEVER;
});

export type LiabilityInput = z.output<typeof liability>;

/** The whole list; an empty one is a missing element. */
export const liabilitiesInput = z
  .preprocess(
    (value) => (value === null || value === undefined || value === "" ? {} : value),
    z.object({ Isipareigojimas: z.array(liability).max(MAX_LIABILITIES).optional() }),
  )
  .transform(({ Isipareigojimas = [] }) => Isipareigojimas);

/** The element that a rule between elements or with the day refuses; null when all hold. */
export function refusedElement(input: LiabilityInput, today: IsoDay): string | null {
  if (input.dateOfContract > today) return "dateOfContract";
  if (input.outstandingTotal > input.limit) return "outstandingTotal";
  if (input.outstandingCount > input.instalmentCount) return "outstandingCount";
  if ((input.refinanceAmount ?? 0) > input.outstandingTotal) return "refinanceAmount";
  if (input.refinancePossible !== true && (input.refinanceAmount ?? 0) > 0) return "refinanceAmount";
  return null;
}
