import { useEffect, useState } from "react";

/** True once scripts run in this page; false on the server and in the first drawing, so that both draw the same. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
