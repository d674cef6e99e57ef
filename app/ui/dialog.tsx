import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { showDialog } from "./enhance/show-dialog.ts";

type DialogProps = {
  title: ReactNode;
  /** Esc: what the dialog asks for is given up. The dialog stays until its page says otherwise. */
  onGiveUp: () => void;
  children: ReactNode;
};

/**
 * A page's question in front of the page it belongs to: the browser itself keeps the focus inside and the rest out of reach. Only with script; without,
 * the same content is a page of its own.
 */
export function Dialog({ title, onGiveUp, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // Before it is taken off the page: a dialog that is gone already gives the focus back to nothing.
  useLayoutEffect(() => (dialog.current === null ? undefined : showDialog(dialog.current)), []);
  const giveUp = (event: SyntheticEvent) => {
    event.preventDefault();
    onGiveUp();
  };
  return (
    <dialog ref={dialog} className="card dialog" aria-labelledby={headingId} onCancel={giveUp}>
      <div className="head">
        <h2 id={headingId}>{title}</h2>
      </div>
      {children}
    </dialog>
  );
}
