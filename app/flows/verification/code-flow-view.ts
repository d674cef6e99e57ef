import { maskContact } from "~/domain/masked-contact.ts";
import type { CodeMethod } from "~/services/verify-types.ts";
import type { Verification } from "./verification-record.server.ts";

/** A running verification as its page may know it: no token, no code, no whole contact. */
export type CodeFlowView = {
  method: CodeMethod;
  /** Masked. */
  contact: string;
  sending: Verification["sending"];
  /** Whether there is a code that can be typed. */
  canType: boolean;
  triesLeft: number | null;
  /** Seconds until another message may be asked for; 0: now. */
  waitSeconds: number;
  notice: Verification["notice"];
};

/** @param now milliseconds of the portal clock */
export function toFlowView(running: Verification, now: number): CodeFlowView {
  const { method, contact, sending, token, triesLeft, resendAt, notice } = running;
  const waitSeconds = Math.max(0, Math.ceil((resendAt - now) / 1000));
  return {
    method,
    contact: maskContact(contact),
    sending,
    canType: token !== null,
    triesLeft,
    waitSeconds,
    // “Try later” is over when it is later.
    notice: (notice === "tryLater" || notice === "dayLimit") && waitSeconds === 0 ? null : notice,
  };
}
