import { useEffect } from "react";
import { useReadAgain } from "~/ui/enhance/read-again.ts";

const EVERY_MS = 3_000;

/** Reads the page again every three seconds while something is waited for; without script there is a link for it (F-364). */
export function usePolling(isWaiting: boolean): void {
  const { readAgain, isIdle } = useReadAgain();
  useEffect(() => {
    if (!isWaiting || !isIdle) return undefined;
    const timer = setTimeout(readAgain, EVERY_MS);
    return () => clearTimeout(timer);
    // Each drawing gives another function; that is no reason to begin the wait once more.
  }, [isWaiting, isIdle]);
}
