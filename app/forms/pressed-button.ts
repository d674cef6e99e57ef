import type { FormEvent } from "react";

/** Conform sends the form through this hidden button when it only checks a field. */
const CHECK_ONLY = "__intent__";

/** Name of the button that sends a form, without the number of its row; null when nothing is sent but checked. */
export function pressedButton({ nativeEvent }: Pick<FormEvent<HTMLFormElement>, "nativeEvent">): string | null {
  const { submitter } = nativeEvent as SubmitEvent;
  const name = submitter instanceof HTMLButtonElement ? submitter.name.replace(/\[\d+\]$/, "") : "";
  return name === CHECK_ONLY ? null : name;
}
