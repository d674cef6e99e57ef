import type { ReactNode } from "react";

/** Pages without a menu (log-in, password, verification): one calm column in the middle, and what helps beside it. */
export function EntryLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  if (aside === undefined) return <div className="solo">{children}</div>;
  return (
    <div className="duo">
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
