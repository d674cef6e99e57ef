import type { FieldSource } from "~/ui/form/field-source.ts";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

/** First and last name of a person whom the register does not know (F-205). */
export const NameFields = ({ firstName, lastName }: { firstName: FieldSource; lastName: FieldSource }) => (
  <FieldRow>
    <TextField field={firstName} autoComplete="off" />
    <TextField field={lastName} autoComplete="off" />
  </FieldRow>
);
