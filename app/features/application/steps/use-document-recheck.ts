import { useEffect, useRef } from "react";
import type { FieldSource } from "~/ui/form/field-source.ts";

type Dependent = Record<"number" | "controlLine", FieldSource>;

/** What is a right number or control line depends on the kind of document (F-306 to F-310): once it changes, those that are marked wrong are checked again. */
export function useDocumentRecheck({
  type,
  number,
  controlLine,
}: Dependent & { type: { value?: string | undefined } }) {
  const checkedFor = useRef(type.value);
  useEffect(() => {
    if (checkedFor.current === type.value) return;
    checkedFor.current = type.value;
    for (const { id } of [number, controlLine]) {
      const control = document.getElementById(id);
      if (control?.getAttribute("aria-invalid") === "true")
        control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}
