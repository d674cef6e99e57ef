import type { DocumentSlot } from "../../applications/document-slots.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";

/** An open application, a contract that is not signed, and one whose papers have defects (F-355). */
const CHANGEABLE: readonly number[] = [0, 1, 4];

/** A signed contract, in a shop and online. */
const SIGNED: readonly number[] = [2, 7];

/** Whether documents may still be added and removed. */
export const mayChangeDocuments = ({ status }: ApplicationRow): boolean => CHANGEABLE.includes(status);

/** Whether a copy of an identity document is still asked for, or may still come: until the contract is paid out (F-331). */
export const awaitsCopies = ({ status, paidOutAt }: Pick<ApplicationRow, "status" | "paidOutAt">): boolean =>
  CHANGEABLE.includes(status) || (SIGNED.includes(status) && paidOutAt === null);

/** Whether a file may be added to this slot: of a signed contract only what is still asked for, and nothing of it is removed. */
export const mayAddDocument = (row: ApplicationRow, { kind, identityDocument }: DocumentSlot): boolean =>
  mayChangeDocuments(row) || (awaitsCopies(row) && (identityDocument !== undefined || kind === "personalCopy"));
