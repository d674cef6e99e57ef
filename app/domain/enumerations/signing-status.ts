import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** State of one signature that was asked for (F-364, F-585). */
export const SigningStatus = { pending: "pending", canceled: "canceled", signed: "signed", error: "error" } as const;

export type SigningStatus = CodeOf<typeof SigningStatus>;

export const signingStatuses = defineEnumeration("signingStatus", SigningStatus);

/** Reads a status; the spelling `cancelled` occurs too (F-585), and one that we do not know is an error. */
export function toSigningStatus(raw: unknown): SigningStatus {
  const text = String(raw).trim().toLowerCase();
  return text === "cancelled" ? SigningStatus.canceled : (signingStatuses.find(text) ?? SigningStatus.error);
}
