import { useContext, type ReactNode } from "react";
import { DialogHeading } from "./dialog-heading.ts";

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

/** The one h1 of a page, or the name of the dialog in which the page stands, with what may be done with the whole page on its right. */
export function TitleRow({ title, detail, badge, note, children }: TitleRowProps) {
  const dialogHeading = useContext(DialogHeading);
  const Heading = dialogHeading === null ? "h1" : "h2";
  return (
    <div className="title">
      <Heading id={dialogHeading ?? undefined}>
        {title}
        {detail !== undefined && <span> {detail}</span>}
      </Heading>
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
