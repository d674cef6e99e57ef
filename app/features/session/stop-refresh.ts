/** Long enough for what a page still fetches after it has come; it would load itself again in half an hour only. */
const AFTER_LOAD_MS = 3_000;
const ASK_AGAIN_MS = 1_000;

let stopped = false;

/**
 * Takes the `Refresh` of this document back, once: with script the page watches its session itself, and a page that loads itself again
 * later would be another one by then, with something half typed in it. Stopping a loaded page ends that, and whatever is under way.
 * @param isQuiet whether nothing is under way
 * @returns the way to give up
 */
export function stopRefresh(isQuiet: () => boolean): () => void {
  if (stopped) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (!isQuiet()) return void (timer = setTimeout(attempt, ASK_AGAIN_MS));
    stopped = true;
    window.stop();
  };
  const begin = () => void (timer = setTimeout(attempt, AFTER_LOAD_MS));
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    window.removeEventListener("load", begin);
    clearTimeout(timer);
  };
}
