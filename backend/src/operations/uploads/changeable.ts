import type { ApplicationRow } from "../../store/application-fields.ts";

/** An open application, a contract that is not signed, and one whose papers have defects (F-355). */
const CHANGEABLE: readonly number[] = [0, 1, 4];

/** Whether documents may still be added and removed. */
export const mayChangeDocuments = ({ status }: ApplicationRow): boolean => CHANGEABLE.includes(status);
