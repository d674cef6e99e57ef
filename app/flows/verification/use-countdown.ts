import { useEffect, useState } from "react";

const TICK_MS = 250;
const SECOND_MS = 1000;

/**
 * Counts the seconds of a page's data down to 0; the server and a page without script show the number of the moment they were drawn.
 * @param data as the server gave it: other data, even with the same number, begin again
 */
export function useCountdown(data: { readonly waitSeconds: number }): number {
  const [left, setLeft] = useState(data.waitSeconds);
  useEffect(() => {
    const endsAt = Date.now() + data.waitSeconds * SECOND_MS;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS)));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [data]);
  return left;
}
