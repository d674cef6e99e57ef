import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Whether remote signing may be initiated, InicijavimasGalimas (F-359, F-581). */
export const FlowAllowance = { forbidden: 0, allowed: 1, allowedWithDocuments: 2, allowedWhenESigned: 3 } as const;

export type FlowAllowance = CodeOf<typeof FlowAllowance>;

export const flowAllowances = defineEnumeration("flowAllowance", FlowAllowance);

/** Reads an allowance; empty or unknown is forbidden (F-581). */
export const toFlowAllowance = (raw: unknown): FlowAllowance => flowAllowances.find(raw) ?? FlowAllowance.forbidden;
