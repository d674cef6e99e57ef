import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from "react";
import { showDialog } from "./enhance/show-dialog.ts";

type DialogProps = {
  title: ReactNode;
  /** Esc: what the dialog asks for is given up. The dialog stays until its page says otherwise. */
  onGiveUp: () => void;
  children: ReactNode;
};

/**
 * A page's question in front of the page it belongs to: the browser itself keeps the focus inside and the rest out of reach. Only with script; without,
 * the same content is a page of its own (ui.md).
 */
export function Dialog({ title, onGiveUp, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => (dialog.current === null ? undefined : showDialog(dialog.current)), []);
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
