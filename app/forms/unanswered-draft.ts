let unanswered: FormData | null = null;

/** Holds what was sent while the user typed until it is answered: the load of another page cuts its request off. A page has one such form. */
export function holdDraft(data: FormData | null): void {
  unanswered = data;
}

/** An answer has come; one to what was typed before, or on the page before, leaves what is held. */
export function releaseDraft(answered: FormData): void {
  if (unanswered !== null && toParams(unanswered).toString() === toParams(answered).toString()) unanswered = null;
}

/** What is still held, once. */
export function takeUnansweredDraft(): FormData | null {
  const data = unanswered;
  unanswered = null;
  return data;
}

/** A form without files as the body that browsers send. */
export const toParams = (data: FormData): URLSearchParams =>
  new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
