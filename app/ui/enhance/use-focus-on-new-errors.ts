import { useEffect, useRef } from "react";

/** Moves focus to the error summary when its findings change (F-197). Without script the summary is simply at the top. */
export function useFocusOnNewErrors(errors: ReadonlyArray<{ fieldId?: string | undefined; message: string }>) {
  const box = useRef<HTMLDivElement>(null);
  const findings = errors.map((error) => `${error.fieldId ?? ""} ${error.message}`).join("\n");
  useEffect(() => box.current?.focus(), [findings]);
  return box;
}
