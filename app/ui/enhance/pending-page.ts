/**
 * Path and query of the page that the client router is opening now; null when it stays where it is. Asked of the router itself: what
 * components are told comes too late for an answer that comes at once.
 */
export function pendingPage(): string | null {
  const { location } = window.__remixRouter.state.navigation;
  return location === undefined ? null : location.pathname + location.search;
}

/** The router's opening that an ordinary page load has taken over. */
let takenOver: object | undefined;

/**
 * Leaves for a page by an ordinary page load; code that waits for the answer waits until the page is gone. Several parts of one opening fail
 * together: the first of them leaves, for a second load would cut the first one off.
 */
export function openDocument(page: string): Promise<never> {
  const { location } = window.__remixRouter.state.navigation;
  if (location === undefined || location !== takenOver) window.location.assign(page);
  takenOver = location;
  return new Promise(() => undefined);
}

/** The same for the page that is being opened or, when none is, for this one. */
export const openPendingDocument = (): void =>
  void openDocument(pendingPage() ?? window.location.pathname + window.location.search);
