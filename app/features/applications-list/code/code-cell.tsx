import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { PeekButton } from "~/ui/peek-button.tsx";
import { CODE_FORM, type ShownCode } from "./code-form.ts";

const SHOW = "showCode" satisfies (typeof CODE_FORM.buttons)[number];

/** What a cell with a code needs besides its row. */
export interface CodeLook {
  /** What the press does, for those who hear it. */
  label: string;
  shown: ShownCode | null;
  csrf: string;
}

/** The ends of a code, which a press shows in full: a form a row, for old browsers know no button outside of its form. A plain function, for a table has hundreds. */
export function drawCode(
  { id, code }: { id: number; code: string | null },
  { label, shown, csrf }: CodeLook,
): ReactNode {
  if (code === null) return null;
  if (shown?.id === id) return <strong>{shown.code}</strong>;
  return (
    <Form method="post" id={`${CODE_FORM.id}-${id}`} className="peeks" preventScrollReset>
      <HiddenFields values={{ _csrf: csrf, application: id }} />
      <PeekButton name={SHOW} label={label}>
        {code}
      </PeekButton>
    </Form>
  );
}
