import { useFetchers } from "@remix-run/react";
import { useEffect, useState, type MouseEvent } from "react";

/** A form that is being typed into sends itself as a draft within this time. */
const REST_MS = 1000;

/**
 * For a link that reloads this very page: follows it once everything typed has reached the server, or the new page would show what was
 * typed a moment before. Without script, and opened in another tab, it is an ordinary link.
 */
export function useLeaveWhenKept(href: string) {
  const isSending = useFetchers().length > 0;
  const [leaving, setLeaving] = useState<"no" | "soon" | "now">("no");
  useEffect(() => {
    if (leaving !== "soon") return undefined;
    const timer = setTimeout(() => setLeaving("now"), REST_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  useEffect(() => {
    if (leaving === "now" && !isSending) window.location.assign(href);
  }, [leaving, isSending, href]);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLeaving("soon");
  };
}
