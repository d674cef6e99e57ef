import { useEffect, useRef, useState } from "react";

/** A success notice leaves by itself after this long (decision under G06). */
export const SUCCESS_NOTICE_MS = 8000;

/** Hides an element some time after it appeared; while keyboard or pointer are in it, it waits as long again. */
export function useAutoHide(afterMs: number | null) {
  const element = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (afterMs === null || hidden) return undefined;
    const timer = setInterval(() => {
      const inUse = element.current?.contains(document.activeElement) || element.current?.matches(":hover");
      if (!inUse) setHidden(true);
    }, afterMs);
    return () => clearInterval(timer);
  }, [afterMs, hidden]);
  return { element, hidden };
}
