import type { ReactNode } from "react";

/** Text for screen readers and text browsers; the styled page does not show it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
