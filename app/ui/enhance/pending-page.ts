/**
 * Path and query of the page that the client router is opening now; null when it stays where it is. Asked of the router itself: what
 * components are told comes too late for an answer that comes at once.
 */
export function pendingPage(): string | null {
  const { location } = window.__remixRouter.state.navigation;
  return location === undefined ? null : location.pathname + location.search;
}

/** Leaves for a page by an ordinary page load; whoever waits for the answer waits until the page is gone. */
export function openDocument(page: string): Promise<never> {
  window.location.assign(page);
  return new Promise(() => undefined);
}

/** The same for the page that is being opened or, when none is, for this one. */
export const openPendingDocument = (): void =>
  void openDocument(pendingPage() ?? window.location.pathname + window.location.search);
