import { useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { drawPeek } from "~/ui/draw-peek.tsx";
import { CODE_FORM, type ShownCode } from "./code-form.ts";

const SHOW = "showCode" satisfies (typeof CODE_FORM.buttons)[number];

/** What a cell with a code needs besides its row. */
export interface CodeLook {
  /** What the press does, for those who hear it. */
  label: string;
  shown: ShownCode | null;
  csrf: string;
}

/**
 * The ends of a code, which a press shows in full: a form a row, for old browsers know no button outside of its form. Neither a component nor a
 * form of the router, for a table has hundreds: `useCodeForms` sends them.
 */
export function drawCode(
  { id, code }: { id: number; code: string | null },
  { label, shown, csrf }: CodeLook,
): ReactNode {
  if (code === null) return null;
  if (shown?.id === id) return <strong>{shown.code}</strong>;
  return (
    <form method="post" id={`${CODE_FORM.id}-${id}`} className="peeks">
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="application" value={id} />
      {drawPeek({ name: SHOW, label, shown: code })}
    </form>
  );
}

/** What a table of codes does with a press where scripts run: the page stays, and the answer changes its row. */
export function useCodeForms(): (event: FormEvent<HTMLElement>) => void {
  const submit = useSubmit();
  return (event) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    submit((submitter ?? event.target) as HTMLButtonElement | HTMLFormElement, { preventScrollReset: true });
  };
}
