import { optionalParsedField } from "~/domain/fields/parsed-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { PERSONAL_CODE_LENGTH } from "~/domain/limits.ts";
import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { withoutSeparators } from "~/domain/plain-text.ts";

/** Room for a code with spaces. */
const RAW_MAX_LENGTH = 20;

/** A personal code is looked up as it is, so only its shape is checked: the back end knows codes that no check digit fits. */
export function personalCodeFilter() {
  return optionalParsedField({
    rawMax: RAW_MAX_LENGTH,
    parse: (text): Outcome<string, "format" | "length"> => {
      const code = withoutSeparators(text);
      if (!/^\d*$/.test(code)) return rejected("format");
      return code.length === PERSONAL_CODE_LENGTH ? accepted(code) : rejected("length");
    },
    message: (reason) => issueMessage(`personalCode.${reason}`),
  });
}
