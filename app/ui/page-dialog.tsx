import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { DialogHeading } from "./dialog-heading.ts";
import { focusFirstEmptyField } from "./enhance/focus-first-empty-field.ts";
import { focusHeading } from "./enhance/focus-heading.ts";
import { showDialog } from "./enhance/show-dialog.ts";

/**
 * A whole page in front of the one that it was opened from (F-232): its title names the dialog, its first empty field has the focus, and what had the focus
 * before gets it back. Only with script; without, it is a page of its own.
 * @param onGiveUp Esc: the page behind is wanted again
 */
export function PageDialog({ onGiveUp, children }: { onGiveUp: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    const hide = showDialog(dialog.current);
    if (!focusFirstEmptyField()) focusHeading();
    return hide;
  }, []);
  const giveUp = (event: SyntheticEvent) => {
    event.preventDefault();
    onGiveUp();
  };
  return (
    <dialog ref={dialog} className="card dialog page" aria-labelledby={headingId} onCancel={giveUp}>
      <DialogHeading.Provider value={headingId}>{children}</DialogHeading.Provider>
    </dialog>
  );
}
