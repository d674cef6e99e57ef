import { useEffect, useRef, useState } from "react";
import { askOnce } from "./ask-once.ts";

type Refreshing<Content> = {
  /** Address of the newest content as JSON. */
  url: string;
  everyMs: number;
  /** How soon content that is not the newest is asked for again. */
  soonMs: number;
  isContent: (answer: unknown) => answer is Content;
  isFresh: (content: Content) => boolean;
  /** What to show when it cannot be read. */
  onFailure: (shown: Content) => Content;
};

/** Fewer and fewer questions of a page that gets no fresh answer: each pause is twice the last one, up to the usual time. */
const pauseMs = (failures: number, soonMs: number, everyMs: number): number =>
  failures === 0 ? everyMs : Math.min(everyMs, soonMs * 2 ** (failures - 1));

/**
 * Shows what the server drew and asks for it again every `everyMs`, sooner where it is not fresh. It asks past the client router, for a failure
 * concerns this part of the page alone. Without script the drawn content stays.
 */
export function useRefreshed<Content>(drawn: Content, refreshing: Refreshing<Content>): Content {
  const [shown, setShown] = useState(drawn);
  const how = useRef(refreshing);
  const { url, everyMs, soonMs } = refreshing;
  useEffect(() => setShown(drawn), [drawn]);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: number | undefined;
    const later = (failures: number) => {
      timer = window.setTimeout(() => void refresh(failures), pauseMs(failures, soonMs, everyMs));
    };
    const refresh = async (failures: number) => {
      const answer = await askOnce(url, leaving.signal);
      if (leaving.signal.aborted) return;
      const { isContent, isFresh, onFailure } = how.current;
      const isAnswered = isContent(answer);
      setShown((last) => (isAnswered ? answer : onFailure(last)));
      later(isAnswered && isFresh(answer) ? 0 : failures + 1);
    };
    later(how.current.isFresh(drawn) ? 0 : 1);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [drawn, url, everyMs, soonMs]);
  return shown;
}
