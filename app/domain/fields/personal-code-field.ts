import { issueMessage } from "../issue.ts";
import { parsePersonalCode } from "../personal-code.ts";
import { withoutSeparators } from "../plain-text.ts";
import { parsedField } from "./parsed-field.ts";

/** A personal code, in groups or not; those of the whitelist pass whatever their check digit. */
export const personalCodeField = (whitelist: readonly string[] = []) =>
  parsedField({
    rawMax: 40,
    parse: (text) => parsePersonalCode(withoutSeparators(text), whitelist),
    message: (reason) => issueMessage(`personalCode.${reason}`),
  });
