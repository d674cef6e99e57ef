import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Whether the signing of an application may be begun, InicijavimasGalimas (F-358, F-359). */
export const FlowAllowance = { forbidden: 0, allowed: 1, withDocuments: 2, whenESigned: 3 } as const;

export type FlowAllowance = CodeOf<typeof FlowAllowance>;

export const flowAllowances = defineEnumeration("flowAllowance", FlowAllowance);
