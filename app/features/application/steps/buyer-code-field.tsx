import { CodeField } from "~/ui/form/code-field.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import type { FoundBuyer } from "../found-buyer.ts";
import type { useBuyerLookUp } from "./use-buyer-look-up.ts";

type BuyerCodeFieldProps = {
  field: FieldSource;
  hint?: string;
  /** The page begins with this field. */
  autoFocus?: boolean;
  lookUp: ReturnType<typeof useBuyerLookUp>;
  /** What is said of a buyer who was found. */
  words: (found: Exclude<FoundBuyer, { state: "refused" }>) => string;
};

/** The personal code of a buyer, and below it whose it is, as soon as it is typed (F-204 to F-207). */
export function BuyerCodeField({ field, hint, autoFocus, lookUp: { found, onInput }, words }: BuyerCodeFieldProps) {
  const isRefused = found?.state === "refused";
  return (
    <div onInput={onInput}>
      <CodeField
        field={isRefused ? withErrors(field, found.errors) : field}
        hint={hint}
        width="medium"
        autoFocus={autoFocus}
      />
      <p role="status">{found === null || isRefused ? "" : words(found)}</p>
    </div>
  );
}

const withErrors = ({ id, name, key, defaultValue }: FieldSource, errors: readonly string[]): FieldSource => ({
  id,
  name,
  key,
  defaultValue,
  errors,
});
