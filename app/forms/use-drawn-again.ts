import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useState } from "react";
import type { FormFields } from "./field-texts.ts";

type Drawn = { fields: FormFields; result: SubmissionResult<string[]> | undefined };

/** Conform lets go of what it held and takes the fields as they are now. */
const DRAWN_AGAIN: SubmissionResult<string[]> = { status: "success", initialValue: null };

/**
 * A form that comes back after something else stood in its place, as the choice between two saves: it would show what it was first drawn with, and the next save
 * would undo what was chosen (G12). It is drawn from what the page holds now, or from what was sent, where that was refused; then its findings follow.
 * @param isReplaced something else stands in place of the form
 */
export function useDrawnAgain(isReplaced: boolean, { fields, result }: Drawn): Drawn {
  const [wasReplaced, setReplaced] = useState(isReplaced);
  useEffect(() => setReplaced(isReplaced), [isReplaced]);
  if (isReplaced || !wasReplaced) return { fields, result };
  return { fields: (result?.initialValue as FormFields | undefined) ?? fields, result: DRAWN_AGAIN };
}
