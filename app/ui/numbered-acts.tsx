import type { ReactNode } from "react";

type Act = { title: string; text: string; content?: ReactNode };

/** What is to be done one after the other, with the control of each beside its words. */
export function NumberedActs({ acts }: { acts: readonly Act[] }) {
  return (
    <ol className="order">
      {acts.map(({ title, text, content }, index) => (
        <li key={title}>
          <b aria-hidden="true">{index + 1}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}
