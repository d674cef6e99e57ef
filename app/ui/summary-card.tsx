import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { SummaryList, type SummaryRow } from "./summary-list.tsx";

type SummaryCardProps = {
  title: ReactNode;
  badge?: ReactNode;
  groups: ReadonlyArray<readonly SummaryRow[]>;
  /** Buttons under the figures. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The figures of what is being filled in, in the one place where they are shown. */
export function SummaryCard({ title, badge, groups, actions, children }: SummaryCardProps) {
  return (
    <Card title={title} badge={badge}>
      <SummaryList groups={groups} />
      {actions !== undefined && <div className="acts fill">{actions}</div>}
      {children}
    </Card>
  );
}

/** Narrow screens only: the big figure again, in a slim line above the primary button. */
export function SummaryLine({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <p className="sum-line">
      {label} <strong>{value}</strong>
    </p>
  );
}
