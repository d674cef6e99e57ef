import type { ReactNode } from "react";

export type SummaryRow = {
  label: ReactNode;
  value: ReactNode;
  /** `strong` for a subtotal, `big` for the one figure that matters most. */
  weight?: "strong" | "big" | undefined;
};

/** Pairs of a term and its value; groups are divided by a line. */
export function SummaryList({ groups }: { groups: ReadonlyArray<readonly SummaryRow[]> }) {
  return (
    <>
      {groups.map((rows, index) => (
        <dl key={index} className="sums">
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
