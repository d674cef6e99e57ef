import type { ReactNode } from "react";
import { excerpt } from "~/domain/excerpt.ts";

/** A text cut to 25 characters; the whole of it unfolds, without script too (F-173, F-419). A plain function, for a table has hundreds. */
export function drawExcerpt(text: string | null): ReactNode {
  if (text === null) return "–";
  const short = excerpt(text);
  if (short === text) return text;
  return (
    <details>
      <summary>{short}</summary>
      {text}
    </details>
  );
}
