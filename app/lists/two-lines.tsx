import type { ReactNode } from "react";

/** A cell of two lines, the second one smaller: a name with its code. A plain function, for a table has hundreds. */
export const twoLines = (first: string | null, second: ReactNode): ReactNode => (
  <span>
    {first === null || first === "" ? "–" : first}
    {second !== null && <small>{second}</small>}
  </span>
);
