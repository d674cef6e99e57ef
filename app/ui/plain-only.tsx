import type { ReactNode } from "react";
import { useHydrated } from "./enhance/use-hydrated.ts";

/**
 * Acts for a page whose own script does not run: script is off, the engine is too old for the bundle, or the bundle did not come. While it may still
 * come they are hidden (`load-watch.es5.js`), so that nothing jumps.
 */
export function PlainOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <span className="plain-only">{children}</span>;
}

/** Opens an address after some seconds where the page's own script does not run: by the browser itself, or by the watch in the page's head. */
export function PlainRefresh({ seconds, to }: { seconds: number; to?: string }) {
  const content = to === undefined ? String(seconds) : `${seconds};url=${to}`;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={content} />
    </noscript>
  );
}
