import { useState } from "react";

/** What came while the user typed, until the page is read again: a good that was added or removed changes the sum. */
export function useNewer<Answer, Page>(answer: Answer, page: Page): Answer | undefined {
  const [drawn, setDrawn] = useState({ page, answer });
  if (drawn.page !== page) setDrawn({ page, answer });
  return drawn.page === page && drawn.answer !== answer ? answer : undefined;
}
