import { useEffect, useRef } from "react";

/** Ten steps a second while a button is held (decision under G02). */
const REPEAT_MS = 100;
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
