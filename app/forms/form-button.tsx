import { SubmitButton, type SubmitButtonProps } from "~/ui/button.tsx";
import type { ButtonOf, FormDefinition } from "./define-form.ts";

type FormButtonProps<Form extends FormDefinition> = Omit<SubmitButtonProps, "name" | "value"> & {
  of: Form;
  name: ButtonOf<Form>;
  /** Number of the row that it is about. */
  row?: number;
};

/** A submit button of a form; a name that the form does not answer is none. */
export function FormButton<Form extends FormDefinition>({ of: _, name, row, ...button }: FormButtonProps<Form>) {
  return <SubmitButton {...button} name={row === undefined ? name : `${name}[${row}]`} />;
}
