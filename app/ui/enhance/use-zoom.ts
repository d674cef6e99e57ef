import { useEffect, useRef, useState, type RefObject } from "react";
import { clampZoom, formatZoom, zoomClass } from "../zoom.ts";

/** A held button is one wish: it is posted once the hand rests. */
const SAVE_AFTER_MS = 500;

/** What one of the page's controls sends the other. */
const ZOOM_WISH = "portal:zoom";
type ZoomWish = { by: HTMLFormElement | null; percent: number };

/**
 * Applies zoom at once and posts the form in the background, so that a half-filled page is not reloaded. What the server
 * drew stays the truth: when `percent` changes, it wins.
 */
export function useZoom(percent: number, form: RefObject<HTMLFormElement>) {
  const [shown, setShown] = useState(percent);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setShown(percent), [percent]);
  useEffect(() => {
    // The other control's wish is the newer one: it is shown here too, and ours is no longer posted.
    const follow = (event: Event) => {
      const { by, percent: wish } = (event as CustomEvent<ZoomWish>).detail;
      if (by === form.current) return;
      clearTimeout(saving.current);
      setShown(wish);
    };
    document.addEventListener(ZOOM_WISH, follow);
    return () => {
      document.removeEventListener(ZOOM_WISH, follow);
      clearTimeout(saving.current);
    };
  }, [form]);
  const setZoom = (wish: number, saveAfterMs = SAVE_AFTER_MS) => {
    const next = clampZoom(wish);
    setShown(next);
    showZoom(next);
    document.dispatchEvent(new CustomEvent<ZoomWish>(ZOOM_WISH, { detail: { by: form.current, percent: next } }));
    clearTimeout(saving.current);
    saving.current = setTimeout(() => void saveZoom(form.current, next), saveAfterMs);
  };
  return { shown, setZoom };
}

function showZoom(percent: number) {
  const root = document.documentElement;
  root.className = root.className.replace(/ ?zoom-\d+|$/, ` ${zoomClass(percent)}`).trim();
}

async function saveZoom(form: HTMLFormElement | null, percent: number) {
  if (form === null) return;
  const body = new FormData(form);
  body.set("zoom", formatZoom(percent));
  // A zoom that could not be remembered is not worth a message: the page already looks as wished.
  await fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => undefined);
}
