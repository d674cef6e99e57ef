import { useFetcher, useFormAction } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { TAKE_DRAFT } from "./draft-buttons.ts";
import { LIVE_BUTTONS, type LiveButton } from "./live-buttons.ts";
import { pressedButton } from "./pressed-button.ts";
import { holdDraft, takeUnansweredDraft, toParams } from "./unanswered-draft.ts";

const PAUSE_MS = 700;

/** What a form needs to keep what is typed. */
export type LiveForm = Omit<ReturnType<typeof useLiveForm>, "answer" | "isWaiting">;

/**
 * While a form is being filled in, sends it unfinished to its own action under `button`: it is saved as a draft, and the last answer comes
 * back. Leaving the page before the pause is over loses nothing either. Without script the visible buttons do the same.
 */
export function useLiveForm<Answer = unknown>(button: LiveButton) {
  const fetcher = useFetcher<Answer>();
  const action = useFormAction();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<FormData | null>(null);
  const [isTyping, setTyping] = useState(false);
  const takeUnsent = () => {
    clearTimeout(timer.current);
    const data = unsent.current;
    unsent.current = null;
    return data;
  };
  const takeUnkept = () => {
    const sent = takeUnansweredDraft();
    return takeUnsent() ?? sent;
  };
  useEffect(() => {
    const sendOnLeaving = () => {
      // The load of another page cuts off a request that is still on its way: what it carries goes once more.
      const data = takeUnkept();
      if (data !== null) navigator.sendBeacon(action, toParams(data));
    };
    const dropOnDiscard = (event: SubmitEvent) => {
      const pressed = pressedButton({ nativeEvent: event });
      if (pressed === "discardDraft" || pressed === TAKE_DRAFT) takeUnkept();
    };
    window.addEventListener("pagehide", sendOnLeaving);
    document.addEventListener("submit", dropOnDiscard);
    return () => {
      window.removeEventListener("pagehide", sendOnLeaving);
      document.removeEventListener("submit", dropOnDiscard);
      sendOnLeaving();
    };
  }, [action]);
  // What is sent is waited for by the fetcher.
  useEffect(() => {
    if (isTyping && unsent.current === null) setTyping(false);
  }, [fetcher.state, isTyping]);
  const onChange = () => {
    takeUnsent();
    if (form.current === null) return;
    // A form that is only kept shows no answer: it is not drawn again by a key.
    if (button === LIVE_BUTTONS.compute) setTyping(true);
    unsent.current = contentOf(form.current, button);
    timer.current = setTimeout(send, PAUSE_MS);
  };
  const send = () => {
    // By now the page has drawn what depends on the change: a field that its tick has taken away is not sent.
    if (form.current !== null) unsent.current = contentOf(form.current, button);
    // A page that is being left sends it at its end, in a way that the load of the next one does not cut off.
    if (window.__remixRouter.state.navigation.state !== "idle") timer.current = setTimeout(send, PAUSE_MS);
    else {
      const data = takeUnsent();
      holdDraft(data);
      fetcher.submit(data, { method: "post" });
    }
  };
  /** Nothing is left to be kept when the form itself is sent; one that was refused here is still only typed. */
  const stop = (event: FormEvent<HTMLFormElement>) => {
    if (pressedButton(event) === null || event.isDefaultPrevented()) return;
    takeUnkept();
    if (isTyping) setTyping(false);
  };
  /** What was typed last is not answered yet: the answer is about what was typed before. */
  const isWaiting = isTyping || fetcher.state !== "idle";
  return { formRef: form, onChange, stop, answer: fetcher.data, isWaiting };
}

function contentOf(form: HTMLFormElement, button: LiveButton): FormData {
  const data = new FormData(form);
  data.set(button, "");
  return data;
}
