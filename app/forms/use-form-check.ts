import { useEffect, useState } from "react";
import type { FormCheck, FormSchema } from "./check-with-schema.ts";

/**
 * The check of a form in the browser; null until it has come. Schema and zod are a third of a page's script and no user
 * needs them to read a page, so they are fetched when the form is first touched. Before that, and when they do not come,
 * the server checks alone.
 * @param loadSchema read once
 */
export function useFormCheck<Schema extends FormSchema>(
  formId: string,
  loadSchema: () => Promise<Schema>,
): FormCheck<Schema> | null {
  const [check, setCheck] = useState<FormCheck<Schema> | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    let isGone = false;
    const fetchCheck = async () => {
      const [{ checkWithSchema }, schema] = await Promise.all([import("./check-with-schema.ts"), loadSchema()]);
      if (!isGone) setCheck(() => checkWithSchema(schema));
    };
    const onTouch = () => void fetchCheck().catch(() => undefined);
    // The user may have begun before the script came.
    if (form?.contains(document.activeElement) === true) onTouch();
    else form?.addEventListener("focusin", onTouch, { once: true });
    return () => {
      isGone = true;
      form?.removeEventListener("focusin", onTouch);
    };
  }, [formId]);
  return check;
}
