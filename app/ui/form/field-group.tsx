import type { ReactNode } from "react";

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  /** Row actions and the like, after the fields. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, named by a legend. */
export function FieldGroup({ legend, hint, actions, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {children}
      {actions}
    </fieldset>
  );
}

/** Lays fields out side by side where there is room: one column below 900 px, then as many as asked. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`flds c${columns}`}>{children}</div>;
}
