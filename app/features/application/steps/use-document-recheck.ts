import { useEffect, useRef } from "react";
import type { FieldSource } from "~/ui/form/field-source.ts";

type Dependent = Record<"number" | "controlLine", FieldSource>;

/**
 * What is a right number or control line depends on the kind of document (F-306 to F-310): once it changes, those that are filled or marked wrong are
 * checked again. They may come from an earlier contract, with no key pressed in them.
 * @param check null until the check of the form has come; a change before is looked at then
 */
export function useDocumentRecheck(
  { type, number, controlLine }: Dependent & { type: { value?: string | undefined } },
  check: ((name: string) => void) | null,
) {
  const checkedFor = useRef(type.value);
  useEffect(() => {
    if (check === null || checkedFor.current === type.value) return;
    checkedFor.current = type.value;
    for (const { id, name } of [number, controlLine]) {
      const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
      if (control !== null && (control.value !== "" || control.getAttribute("aria-invalid") === "true")) check(name);
    }
  });
}
