import { useEffect, useState } from "react";
import { askOnce } from "~/ui/enhance/ask-once.ts";

const ASK_EVERY_MS = 3000;

type Waiting = { address: string; endsAt: number };

/**
 * With script a page asks by itself how far something is that is done on another device, as long as the address for it can be used (F-320).
 * @param path what answers `{ progress }`
 * @returns null until it was answered about this address
 */
export function useAskedProgress<Progress>(path: string, waiting: Waiting | null): Progress | null {
  const [asked, setAsked] = useState<{ address: string; progress: Progress } | null>(null);
  const address = waiting?.address ?? null;
  const endsAt = waiting?.endsAt ?? 0;
  useEffect(() => {
    if (address === null) return;
    const question = new AbortController();
    const ask = async () => {
      if (Date.now() > endsAt) return stop();
      const answer = await askOnce(path, question.signal);
      const progress = (answer as { progress?: Progress | null } | null)?.progress ?? null;
      if (progress !== null && !question.signal.aborted) setAsked({ address, progress });
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    const stop = () => {
      clearInterval(timer);
      question.abort();
    };
    return stop;
  }, [path, address, endsAt]);
  return asked?.address === address ? asked.progress : null;
}
