import { useSyncExternalStore } from "react";

let isKnown = false;
const listeners = new Set<() => void>();

/** Remembers that the server runs another build than this page. */
export function announceNewerBuild(): void {
  if (isKnown) return;
  isKnown = true;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the server runs a newer build than this page (F-047); false on the server. */
export const useNewerBuild = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isKnown,
    () => false,
  );
