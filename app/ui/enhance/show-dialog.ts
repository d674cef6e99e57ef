/**
 * Shows a dialog in front of its page (F-137). Engines without `showModal` (Safari before 15.4, Firefox before 98) get it as an open element above
 * the page that takes the focus, keeps it, and answers Esc with the event that the others send by themselves.
 * @returns what takes it away again
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal !== "function") return showOpen(dialog);
  dialog.showModal();
  return () => dialog.close();
}

function showOpen(dialog: HTMLElement): () => void {
  const before = document.activeElement;
  const keepFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) focusIn(dialog);
  };
  const giveUp = ({ key }: KeyboardEvent) => {
    if (key === "Escape") dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  for (const [name, value] of Object.entries(OPEN)) dialog.setAttribute(name, value);
  document.addEventListener("focusin", keepFocus);
  document.addEventListener("keydown", giveUp);
  focusIn(dialog);
  return () => {
    document.removeEventListener("focusin", keepFocus);
    document.removeEventListener("keydown", giveUp);
    dialog.removeAttribute("open");
    if (before instanceof HTMLElement) before.focus();
  };
}

/** To such an engine it is an element like any other: what it is, is said (`page.css` places it by the last). */
const OPEN = { open: "", role: "dialog", "aria-modal": "true" };

const focusIn = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>("input:not([type=hidden]), button:not([disabled]), a[href]")?.focus();
