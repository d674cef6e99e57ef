import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type CardProps = {
  title?: ReactNode;
  badge?: ReactNode;
  /** Small buttons on the right of the heading. */
  actions?: ReactNode;
  /** Content runs to the card's edges: tables and rows of actions. */
  flush?: boolean | undefined;
  narrow?: boolean | undefined;
  children: ReactNode;
};

/** A titled group on white; a region with its heading as name. */
export function Card({ title, badge, actions, flush, narrow, children }: CardProps) {
  const headingId = useId();
  return (
    <section
      className={classNames("card", flush && "flush", narrow && "slim")}
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      {title !== undefined && (
        <div className="head">
          <h2 id={headingId}>{title}</h2>
          {badge}
          {actions !== undefined && <div className="acts">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

export type CardRowProps = { title: ReactNode; badge?: ReactNode; actions?: ReactNode; children?: ReactNode };

/** One line of a flush card: what it is, a sentence about it (why a way is closed, too), and its buttons. */
export function CardRow({ title, badge, actions, children }: CardRowProps) {
  return (
    <div className="line">
      <div>
        <h3>
          {title} {badge}
        </h3>
        {children}
      </div>
      {actions !== undefined && <div className="acts">{actions}</div>}
    </div>
  );
}
