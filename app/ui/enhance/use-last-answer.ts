import { useState } from "react";

/**
 * What the log-in was last answered. A link of the error summary is a navigation, and after one Remix has no answer any
 * more: the errors would be gone with the first click on one of them.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
