import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { parsedField } from "./fields/parsed-field.ts";
import { withoutSeparators } from "./plain-text.ts";

/** Reads `LT-01234`, `LT01234` or `01234`; stored as `LT-01234` (decision under G18). */
export function parsePostalCode(text: string): Outcome<string, "format"> {
  const match = /^(?:LT)?(\d{5})$/i.exec(withoutSeparators(text));
  return match ? accepted(`LT-${match[1]}`) : rejected("format");
}

export const postalCodeField = () =>
  parsedField({ rawMax: 20, parse: parsePostalCode, message: (reason) => issueMessage(`postalCode.${reason}`) });
