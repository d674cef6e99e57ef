import { useEffect, useRef, useState, type RefObject } from "react";
import { clampZoom, formatZoom, zoomClass } from "../zoom.ts";

/** A held button is one wish: it is posted once the hand rests. */
const SAVE_AFTER_MS = 500;

/**
 * Applies zoom at once and posts the form in the background, so that a half-filled page is not reloaded. What the server
 * drew stays the truth: when `percent` changes, it wins.
 */
export function useZoom(percent: number, form: RefObject<HTMLFormElement>) {
  const [shown, setShown] = useState(percent);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setShown(percent), [percent]);
  useEffect(() => () => clearTimeout(saving.current), []);
  const setZoom = (wish: number) => {
    const next = clampZoom(wish);
    setShown(next);
    showZoom(next);
    clearTimeout(saving.current);
    saving.current = setTimeout(() => void saveZoom(form.current, next), SAVE_AFTER_MS);
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
