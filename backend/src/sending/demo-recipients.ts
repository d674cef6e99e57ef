/** Contacts of the demo whose messages fail, and those that wait for ever (F-138). */
const FAILING: readonly string[] = ["+37060000001"];
const SLOW: readonly string[] = ["+37060000002"];
const FAILING_MAILBOX = "fail";
const SLOW_MAILBOX = "slow";

const mailboxOf = (recipient: string): string => recipient.slice(0, recipient.lastIndexOf("@")).toLowerCase();

/** What the embedded operators do with a message: each one arrives, except for these few. */
export function demoFateOf(recipient: string): "arrives" | "fails" | "waits" {
  if (FAILING.includes(recipient) || mailboxOf(recipient) === FAILING_MAILBOX) return "fails";
  return SLOW.includes(recipient) || mailboxOf(recipient) === SLOW_MAILBOX ? "waits" : "arrives";
}
