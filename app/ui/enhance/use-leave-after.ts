import { useEffect } from "react";

/** Goes to another page by a page load, some time after this one appeared. */
export function useLeaveAfter(afterMs: number, to: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(to), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, to]);
}
