import { useEffect, useRef, useState } from "react";

type Refreshing<Content> = {
  /** Address of the newest content as JSON. */
  url: string;
  everyMs: number;
  isContent: (answer: unknown) => answer is Content;
  /** What to show when it cannot be read. */
  onFailure: (shown: Content) => Content;
};

/**
 * Shows what the server drew and asks for it again every `everyMs`. It asks past the client router, for a failure concerns this part of
 * the page alone. Without script the drawn content stays.
 */
export function useRefreshed<Content>(
  drawn: Content,
  { url, everyMs, isContent, onFailure }: Refreshing<Content>,
): Content {
  const [shown, setShown] = useState(drawn);
  const failing = useRef(onFailure);
  const checking = useRef(isContent);
  useEffect(() => setShown(drawn), [drawn]);
  useEffect(() => {
    const leaving = new AbortController();
    const refresh = async () => {
      const answer = await readJson(url, leaving.signal);
      if (!leaving.signal.aborted) setShown((last) => (checking.current(answer) ? answer : failing.current(last)));
    };
    const timer = setInterval(() => void refresh(), everyMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [url, everyMs]);
  return shown;
}

/** The JSON at an address; null when there is none. */
async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { signal, headers: { Accept: "application/json" } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
