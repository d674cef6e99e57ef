/** Long enough for what a page still fetches after it has come; it would load itself again in half an hour only. */
const AFTER_LOAD_MS = 3_000;
const ASK_AGAIN_MS = 1_000;

let isBegun = false;
let isStopped = false;

/**
 * Takes the `Refresh` of this document back, once: with script the page watches its session itself, and a page that loads itself again
 * later would be another one by then, with something half typed in it. Stopping a loaded page ends that, and whatever is under way. Once begun it is
 * not given up: the document keeps its `Refresh` whatever page the script shows in it.
 * @param isQuiet whether nothing is under way
 */
export function stopRefresh(isQuiet: () => boolean): void {
  if (isBegun) return;
  isBegun = true;
  const attempt = () => void (isQuiet() ? stopNow() : setTimeout(attempt, ASK_AGAIN_MS));
  const begin = () => void setTimeout(attempt, AFTER_LOAD_MS);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/** The session has ended after a while without a hand on the page: nothing is under way, and the page must not come a second time by its `Refresh`. */
export function stopRefreshAtEnd(): void {
  if (isBegun) stopNow();
}

function stopNow() {
  if (!isStopped) window.stop();
  isStopped = true;
}
