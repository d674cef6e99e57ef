import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** State of the bank statement that the buyer is asked for (F-303, F-589). */
export const BankReportState = { sendLink: 0, waiting: 1, received: 2, repeat: 3 } as const;

export type BankReportState = CodeOf<typeof BankReportState>;

export const bankReportStates = defineEnumeration("bankReportState", BankReportState);
