import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type FormActionsProps = {
  /** The way back, at the far end. */
  end?: ReactNode;
  /** The buttons take the whole width, as in the log-in. */
  fill?: boolean | undefined;
  children: ReactNode;
};

/** The row of buttons that ends a form: the primary one first. */
export function FormActions({ end, fill, children }: FormActionsProps) {
  return (
    <div className="ends">
      <div className={classNames("acts", fill && "fill")}>{children}</div>
      {end !== undefined && <div className="acts">{end}</div>}
    </div>
  );
}
