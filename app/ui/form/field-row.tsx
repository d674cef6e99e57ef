import type { ReactNode } from "react";

/** Lays fields out side by side where there is room: one column below 900 px, then as many as asked. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`flds c${columns}`}>{children}</div>;
}
