import { useEffect, useRef } from "react";
import { ZOOM_REPEATS_PER_SECOND } from "~/domain/limits.ts";

const REPEAT_MS = 1000 / ZOOM_REPEATS_PER_SECOND;
const FIRST_REPEAT_MS = 400;

/** Handlers that repeat a step while the pointer holds the button; the click itself makes the first step. */
export function useHoldRepeat(step: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestStep = useRef(step);
  latestStep.current = step;
  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    latestStep.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  useEffect(() => stop, []);
  const onPointerDown = () => {
    stop();
    timer.current = setTimeout(repeat, FIRST_REPEAT_MS);
    // The window is asked, because the button moves away from the pointer as the page grows, and is disabled at its end.
    for (const end of ["pointerup", "pointercancel", "blur"]) window.addEventListener(end, stop, { once: true });
  };
  return { onPointerDown };
}
