const HIDDEN = "***";
const LAST_DIGITS = 2;

/** Where a message went, as far as a log that is never deleted may keep it: `e***@pavyzdys.example`, `***67`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  return at < 0 ? HIDDEN + recipient.slice(-LAST_DIGITS) : recipient.slice(0, 1) + HIDDEN + recipient.slice(at);
}
