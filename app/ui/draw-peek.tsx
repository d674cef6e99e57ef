import type { ReactNode } from "react";

/** What a button shows before its press, and what the press shows. */
interface Peek {
  name: string;
  /** What a press shows. */
  label: string;
  /** The part that everybody sees. */
  shown: ReactNode;
}

/** A button that shows the rest of what it hides, by a post; as light as a link. A plain function, for a table has hundreds. */
export const drawPeek = ({ name, label, shown }: Peek): ReactNode => (
  <button type="submit" className="peek" name={name} title={label}>
    {shown}
    <span className="vh"> – {label}</span>
  </button>
);
