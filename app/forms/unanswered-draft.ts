let unanswered: FormData | null = null;

/** Holds what was sent while the user typed until it is answered: the load of another page cuts its request off. A page has one such form. */
export function holdDraft(data: FormData | null): void {
  unanswered = data;
}

/** What is still held, once. */
export function takeUnansweredDraft(): FormData | null {
  const data = unanswered;
  unanswered = null;
  return data;
}
