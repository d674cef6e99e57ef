import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** What takes less is over before a sign of it could be read. */
const SHOW_AFTER_MS = 150;

/** A page load that takes longer than this was stopped, or its answer was no page: the form may be sent again. */
const PAGE_LOAD_MS = 10_000;

/** The button that sent the form which is under way. */
type PressedButton = { form: HTMLFormElement; name: string; value: string };

/** What the page is busy with. */
export type Work = {
  /** Long enough to be shown. */
  isShown: boolean;
  /** Null while a link is followed. */
  pressed: PressedButton | null;
};

export const NO_WORK: Work = { isShown: false, pressed: null };

/**
 * What the page waits for: a link that is followed, or a form that was sent. While a form is under way a second press of it does nothing;
 * once its answer is shown the next press counts, though the page behind it is still being read. Forms that
 * load a page (log-out, confirmations) are watched as well. Without script the browser itself shows its work.
 */
export function useWork(): Work {
  const { state, formMethod } = useNavigation();
  const [pressed, setPressed] = useState<PressedButton | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => watchForms(setPressed, setLeaving), []);
  const isBusy = state !== "idle" || isLeaving;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
      setPressed(null);
    };
  }, [isBusy]);
  if (!isBusy || !isShown) return NO_WORK;
  return { isShown, pressed: isLeaving || formMethod !== undefined ? pressed : null };
}

function watchForms(onPress: (pressed: PressedButton) => void, onLeave: (isLeaving: boolean) => void): () => void {
  let sent: SentForm | null = null;
  let leavesAt: number | null = null;
  let isDoubleClick = false;
  const listening = new AbortController();
  const { signal } = listening;
  const isLeaving = (now: number) => leavesAt !== null && now - leavesAt < PAGE_LOAD_MS;
  const onClick = (event: MouseEvent) => (isDoubleClick = event.detail > 1);
  const onSubmit = (event: SubmitEvent) => {
    const isSecondPress =
      sent?.form === event.target && (isLeaving(event.timeStamp) || isUnderWay(sent, isDoubleClick));
    if (!isSecondPress) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // What was only checked, or refused here, was not sent.
  const onSubmitted = (event: SubmitEvent) => {
    const { target: form, submitter, timeStamp, defaultPrevented } = event;
    if (!(form instanceof HTMLFormElement) || (defaultPrevented && !isRouterSubmitting())) return;
    sent = { form, answerBefore: window.__remixRouter.state.actionData };
    onPress({ form, ...nameOf(submitter) });
    const isPageLoad = !defaultPrevented && form.target === "";
    leavesAt = isPageLoad ? timeStamp : null;
    if (isPageLoad) onLeave(true);
  };
  // The page came back as it was left.
  const onShow = () => {
    leavesAt = null;
    onLeave(false);
  };
  window.addEventListener("click", onClick, { signal, capture: true });
  window.addEventListener("submit", onSubmit, { signal, capture: true });
  window.addEventListener("submit", onSubmitted, { signal });
  window.addEventListener("pageshow", onShow, { signal });
  return () => listening.abort();
}

type SentForm = {
  form: HTMLFormElement;
  /** The answer that the page showed when the form was sent. */
  answerBefore: unknown;
};

/** Asked of the router itself: what components are told comes too late for a double click. */
const isRouterSubmitting = (): boolean => window.__remixRouter.state.navigation.state === "submitting";

/** Whether what was sent is still on its way. */
function isUnderWay({ answerBefore }: SentForm, isDoubleClick: boolean): boolean {
  const { navigation, actionData } = window.__remixRouter.state;
  if (navigation.formMethod !== "POST") return false;
  // A redirection has no answer of its own: the page that it leads to is the answer.
  const isAnswerShown = navigation.state === "loading" && actionData !== null && actionData !== answerBefore;
  return !isAnswerShown || isDoubleClick;
}

const nameOf = (button: HTMLElement | null): { name: string; value: string } =>
  button instanceof HTMLButtonElement ? { name: button.name, value: button.value } : { name: "", value: "" };
