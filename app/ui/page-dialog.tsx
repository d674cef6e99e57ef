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
    showBeginning(dialog.current);
    return hide;
  }, []);
  const giveUp = (event: SyntheticEvent) => {
    event.preventDefault();
    onGiveUp();
  };
  return (
    <dialog ref={dialog} className="card dialog roomy" aria-labelledby={headingId} onCancel={giveUp}>
      <DialogHeading.Provider value={headingId}>{children}</DialogHeading.Provider>
    </dialog>
  );
}

/** Focus scrolls to its field: the title stays in sight as long as the field does, too. */
function showBeginning(dialog: HTMLDialogElement) {
  const scrolled = dialog.scrollTop;
  dialog.scrollTop = 0;
  const field = document.activeElement?.getBoundingClientRect();
  if (field !== undefined && field.bottom > dialog.getBoundingClientRect().bottom) dialog.scrollTop = scrolled;
}
