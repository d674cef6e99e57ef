import { useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Moves focus to the error summary whenever a form is refused: with other findings or with the same ones again (F-197). Without script the summary is
 * simply at the top.
 * @param refusals how often the browser itself has refused the form
 */
export function useFocusOnNewErrors(
  errors: ReadonlyArray<{ fieldId?: string | undefined; message: string }>,
  refusals = 0,
) {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  const findings = errors.map((error) => `${error.fieldId ?? ""} ${error.message}`).join("\n");
  useEffect(() => box.current?.focus(), [findings, refusals]);
  useEffect(() => {
    // Conform puts the focus on the first field when it reads the answer, in this same round of effects.
    if (answer !== undefined) queueMicrotask(() => box.current?.focus());
  }, [answer]);
  return box;
}
