import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

type PeekButtonProps = {
  name: string;
  /** What a press shows. */
  label: string;
  /** The part that everybody sees. */
  children: ReactNode;
};

/** Shows the rest of what it hides, by a post; as light as a link, for a table has hundreds. */
export const PeekButton = ({ name, label, children }: PeekButtonProps) => (
  <button type="submit" className="peek" name={name} title={label}>
    {children}
    <VisuallyHidden> – {label}</VisuallyHidden>
  </button>
);
