import type { ReactNode } from "react";

export type SummaryRow = {
  label: ReactNode;
  value: ReactNode;
  /** `strong` for a subtotal, `big` for the one figure that matters most. */
  weight?: "strong" | "big" | undefined;
};

type SummaryListProps = {
  groups: ReadonlyArray<readonly SummaryRow[]>;
  /** `sums`: figures at the right edge; `read`: texts, each close to its term; `facts`: many short ones, in
   * columns where there is room; `figures`: a few, side by side. */
  look?: keyof typeof CLASSES;
};

const CLASSES = { sums: "sums", read: "sums read", facts: "sums read flow", figures: "figures" } as const;

/** Pairs of a term and its value; groups are divided by a line. */
export function SummaryList({ groups, look = "sums" }: SummaryListProps) {
  return (
    <>
      {groups.map((rows, index) => (
        <dl key={index} className={CLASSES[look]}>
          {rows.map((row, rowIndex) => (
            <div key={rowIndex} className={row.weight}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  );
}
