import type { MouseEvent } from "react";

/**
 * Leads a click on a link of the error summary into its field by script. As a navigation, which the browser makes of it otherwise, it would take the
 * server's answer from the page: prices, values of a conflict, a part that was unfolded (F-197). What cannot take the focus is left to the browser.
 */
export function focusLinkedField(event: MouseEvent<HTMLAnchorElement>) {
  const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!isPlainClick || field === null) return;
  for (
    let folded = field.closest("details");
    folded !== null;
    folded = folded.parentElement?.closest("details") ?? null
  )
    folded.open = true;
  field.focus();
  if (document.activeElement === field) event.preventDefault();
}
