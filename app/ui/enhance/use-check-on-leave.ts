import { useEffect, useRef } from "react";

/**
 * Checks a field when it is left changed; what the server found at an unchanged one stays. While the mouse is down the check waits for the click: a finding drawn at once would
 * move the page under the pointer, and the click would miss what it was meant for.
 * @param check null until there is something to check with; what was left before is checked then
 */
export function useCheckOnLeave(formId: string, check: ((name: string) => void) | null): void {
  const latest = useRef(check);
  const checkLeft = useRef<() => void>();
  useEffect(() => {
    const watching = watchLeaving(formId, latest);
    checkLeft.current = watching.checkLeft;
    return watching.stop;
  }, [formId]);
  useEffect(() => {
    latest.current = check;
    checkLeft.current?.();
  });
}

function watchLeaving(formId: string, check: { readonly current: ((name: string) => void) | null }) {
  const listening = new AbortController();
  const { signal } = listening;
  const form = document.getElementById(formId) as HTMLFormElement | null;
  // On a slow computer the user has begun before the script came.
  const left = new Set([...(form?.elements ?? [])].filter(isTyped).map(({ name }) => name));
  let entered = "";
  let isDown = false;
  // A form that is being taken off the page loses its focus as well; checked then, it would be sent by the browser itself.
  const checkLeft = () => {
    if (isDown || check.current === null || form?.isConnected !== true) return;
    const names = [...left];
    left.clear();
    names.forEach(check.current);
  };
  const onEnter = ({ target }: FocusEvent) => {
    if (isField(target)) entered = valueOf(target);
  };
  const onLeave = ({ target }: FocusEvent) => {
    if (!isField(target) || valueOf(target) === entered) return;
    left.add(target.name);
    setTimeout(checkLeft);
  };
  // A finding of the server goes as soon as it can be seen that it was put right.
  const onInput = ({ target }: Event) => {
    if (check.current === null && isField(target) && target.getAttribute("aria-invalid") === "true")
      left.add(target.name);
  };
  const onRelease = () => {
    isDown = false;
    setTimeout(checkLeft);
  };
  form?.addEventListener("focusin", onEnter, { signal });
  form?.addEventListener("focusout", onLeave, { signal });
  form?.addEventListener("input", onInput, { signal });
  // Sending checks everything.
  form?.addEventListener("submit", () => left.clear(), { signal });
  window.addEventListener("pointerdown", () => (isDown = true), { signal, capture: true });
  window.addEventListener("pointerup", onRelease, { signal, capture: true });
  window.addEventListener("pointercancel", onRelease, { signal, capture: true });
  return { checkLeft, stop: () => listening.abort() };
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const valueOf = (field: FieldElement): string =>
  field instanceof HTMLInputElement && field.type === "checkbox" ? String(field.checked) : field.value;

/** Whether something else stands in it than the page was drawn with, and its user has gone on. */
const isTyped = (target: Element): target is HTMLInputElement =>
  isField(target) &&
  !(target instanceof HTMLSelectElement) &&
  target.value !== target.defaultValue &&
  target !== document.activeElement;

/** Whether it is a field of a form, with a name. */
export const isField = (target: EventTarget | null): target is FieldElement =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement) &&
  target.name !== "";
