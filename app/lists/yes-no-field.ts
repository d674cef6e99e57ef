import { optionalParsedField } from "~/domain/fields/parsed-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";

/** Yes or no as a filter has it; null when neither is chosen. */
export const optionalYesNoField = () =>
  optionalParsedField({
    rawMax: 10,
    parse: (text): Outcome<boolean, "unknown"> =>
      text === "yes" || text === "no" ? accepted(text === "yes") : rejected("unknown"),
    message: () => issueMessage("choice.unknown"),
  });
