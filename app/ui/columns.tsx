import type { ReactNode } from "react";

/** The page's content with a card beside it that stays in sight; below it on narrow screens. */
export function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="cols">
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
