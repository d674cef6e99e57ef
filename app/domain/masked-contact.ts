const HIDDEN = "***";
const NO_BREAK_SPACE = "\u00a0";
const MOBILE = /^\+370(\d)\d{5}(\d{2})$/;

/**
 * An address or number as far as its owner needs it to know which one is meant, and no stranger can use it:
 * `r***@pavyzdys.example`, `+370 6** ***02`.
 */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf("@");
  // Of one or two letters the first says too much.
  if (at >= 0) return `${at > 2 ? contact.charAt(0) : ""}${HIDDEN}${contact.slice(at)}`;
  const [, first, last] = MOBILE.exec(contact) ?? [];
  return first === undefined ? HIDDEN : ["+370", `${first}**`, `${HIDDEN}${last}`].join(NO_BREAK_SPACE);
}
