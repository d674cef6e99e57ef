import type { ReactNode } from "react";

export type TitleRowProps = {
  title: ReactNode;
  /** A number or name set lighter beside the title. */
  detail?: ReactNode;
  badge?: ReactNode;
  /** A short remark left of the actions, such as the time of the last save. */
  note?: ReactNode;
  /** The page's actions. */
  children?: ReactNode;
};

/** The one h1 of a page, with what may be done with the whole page on its right. */
export function TitleRow({ title, detail, badge, note, children }: TitleRowProps) {
  return (
    <div className="title">
      <h1>
        {title}
        {detail !== undefined && <span> {detail}</span>}
      </h1>
      {badge}
      {(note !== undefined || children !== undefined) && (
        <div className="acts">
          {note !== undefined && <span className="note">{note}</span>}
          {children}
        </div>
      )}
    </div>
  );
}
