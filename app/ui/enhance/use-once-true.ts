import { useState } from "react";

/** Whether something is so now, or was since this part of the page is drawn: what has come into sight does not vanish while the user types. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
