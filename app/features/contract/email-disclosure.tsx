import type { ReactNode } from "react";
import { AppForm, type FormSealing, type FormState } from "~/forms/app-form.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { TextField } from "~/ui/form/text-field.tsx";

type EmailDisclosureProps = {
  summary: string;
  isOpen: boolean;
  form: FormState;
  seals: FormSealing;
  /** Of the saved address: another tab may have saved another one since. */
  version: string;
  field: FieldSource;
  /** The button. */
  children: ReactNode;
};

/** One person's e-mail, folded away until it is to be changed (F-191, F-230). */
export function EmailDisclosure({ summary, isOpen, form, seals, version, field, children }: EmailDisclosureProps) {
  return (
    <Disclosure summary={summary} open={isOpen}>
      <AppForm form={form} seals={seals} version={version} isSummaryAbove>
        <TextField field={field} type="email" inputMode="email" autoComplete="off" width="medium" optional />
        {children}
      </AppForm>
    </Disclosure>
  );
}
