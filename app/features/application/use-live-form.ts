import { useFetcher, useFormAction } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { pressedButton } from "./pressed-button.ts";
import type { Summary } from "./summary.ts";

const PAUSE_MS = 700;

/** What a form needs to keep what is typed, and the summary that came back last. */
export type LiveForm = ReturnType<typeof useLiveForm>;

/**
 * While somebody types, sends the unfinished form to its own action under `button`: it is kept as a draft, and where the
 * answer has a summary, that comes back. Who leaves the page before the pause is over loses nothing either. Without script
 * the visible buttons do the same.
 */
export function useLiveForm(button: string) {
  const fetcher = useFetcher<{ summary?: Summary }>();
  const action = useFormAction();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<FormData | null>(null);
  const takeUnsent = () => {
    clearTimeout(timer.current);
    const data = unsent.current;
    unsent.current = null;
    return data;
  };
  useEffect(() => {
    const sendOnLeaving = () => {
      const data = takeUnsent();
      if (data !== null) navigator.sendBeacon(action, toParams(data));
    };
    window.addEventListener("pagehide", sendOnLeaving);
    return () => {
      window.removeEventListener("pagehide", sendOnLeaving);
      sendOnLeaving();
    };
  }, [action]);
  const onChange = () => {
    takeUnsent();
    if (form.current === null) return;
    unsent.current = new FormData(form.current);
    unsent.current.set(button, "");
    timer.current = setTimeout(() => fetcher.submit(takeUnsent(), { method: "post" }), PAUSE_MS);
  };
  /** Nothing is left to be kept when the form itself is sent; one that was refused here is still only typed. */
  const stop = (event: FormEvent<HTMLFormElement>) => {
    if (pressedButton(event) !== null && !event.isDefaultPrevented()) takeUnsent();
  };
  return { formRef: form, onChange, stop, summary: fetcher.data?.summary ?? null };
}

/** A form without files as the body that browsers send. */
const toParams = (data: FormData): URLSearchParams =>
  new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
