import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const EVERY_MS = 3_000;

/** Reads the page again every three seconds while something is waited for; without script there is a link for it (F-364). */
export function usePolling(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWaiting || state !== "idle") return;
    const timer = setTimeout(revalidate, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state]);
}
