import { useEffect } from "react";

/** Goes to another page, loaded anew, some time after this one appeared. */
export function useLeaveAfter(afterMs: number, to: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(to), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, to]);
}
