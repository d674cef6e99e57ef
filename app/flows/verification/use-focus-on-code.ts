import { useEffect } from "react";

/**
 * The code is what its page or dialog asks for: the field takes the focus when it appears (F-137), also when the message was still on its way at first. A user
 * who is somewhere already, and the summary of what is wrong, keep it.
 */
export function useFocusOnCode(fieldId: string): void {
  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at === document.body || at.localName === "h1") document.getElementById(fieldId)?.focus();
  }, [fieldId]);
}
