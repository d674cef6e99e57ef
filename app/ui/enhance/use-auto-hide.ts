import { useEffect, useRef, useState } from "react";

/** A success notice leaves by itself after this long (decision under G06). */
export const SUCCESS_NOTICE_MS = 8000;

/** Hides an element some time after it appeared, unless somebody is in it with the keyboard or the pointer at that moment. */
export function useAutoHide(afterMs: number | null) {
  const element = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(() => {
      const inUse = element.current?.contains(document.activeElement) || element.current?.matches(":hover");
      if (!inUse) setHidden(true);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return { element, hidden };
}
