import type { ReactNode } from "react";

/** A folded part. Engines without `<details>` show it open, which reads well. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
