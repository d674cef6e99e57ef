import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Whether scripts run in this page. False on the server and while React takes the server's page over, so that both draw the same; true at once in whatever is
 * drawn later: after a change of page nothing appears that script hides again.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
