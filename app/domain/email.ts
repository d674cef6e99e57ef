import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { optionalParsedField, parsedField } from "./fields/parsed-field.ts";
import { EMAIL_MAX_LENGTH } from "./limits.ts";

export type EmailRefusal = "format" | "localPart";

/**
 * Reads an e-mail address. The part before the at-sign holds word characters, dots and hyphens only (F-128); the
 * domain has a dot and may be international (decision under G07). The domain is stored in lower case.
 */
export function parseEmail(text: string): Outcome<string, EmailRefusal> {
  const address = text.trim();
  const at = address.lastIndexOf("@");
  const localPart = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || address.length > EMAIL_MAX_LENGTH || !isDomain(domain)) return rejected("format");
  return isLocalPart(localPart) ? accepted(`${localPart}@${domain}`) : rejected("localPart");
}

const EMAIL_OPTIONS = {
  rawMax: EMAIL_MAX_LENGTH,
  parse: parseEmail,
  message: (reason: EmailRefusal) => issueMessage(`email.${reason}`),
};

export const emailField = () => parsedField(EMAIL_OPTIONS);

export const optionalEmailField = () => optionalParsedField(EMAIL_OPTIONS);

/** Dots separate, they do not lead, trail or repeat: mail servers refuse such addresses. */
function isLocalPart(localPart: string): boolean {
  return localPart.split(".").every((part) => /^[\w-]+$/.test(part));
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  const last = labels[labels.length - 1] ?? "";
  return labels.length > 1 && labels.every(isDomainLabel) && /^\p{L}{2,}$|^xn--/u.test(last);
}

function isDomainLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}-]+$/u.test(label) && !label.startsWith("-") && !label.endsWith("-");
}
