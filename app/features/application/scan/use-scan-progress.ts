import { useEffect, useState } from "react";
import { paths } from "~/paths/paths.ts";
import { askOnce } from "~/ui/enhance/ask-once.ts";
import type { OfferedScan, ScanProgress } from "./read-scan.server.ts";

const ASK_EVERY_MS = 3000;

/** With script the page asks by itself whether pictures have come, as long as its address can be used (F-320). */
export function useScanProgress(applicationId: number, scan: OfferedScan): ScanProgress | null {
  const [asked, setAsked] = useState<{ address: string; progress: ScanProgress } | null>(null);
  const address = scan.state === "open" ? scan.address : null;
  const endsAt = scan.state === "open" ? scan.endsAt : 0;
  useEffect(() => {
    if (address === null) return;
    const question = new AbortController();
    const ask = async () => {
      if (Date.now() > endsAt) return stop();
      const answer = await askOnce(paths.identityScan(applicationId), question.signal);
      const progress = (answer as { progress?: ScanProgress | null } | null)?.progress ?? null;
      if (progress !== null && !question.signal.aborted) setAsked({ address, progress });
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    const stop = () => {
      clearInterval(timer);
      question.abort();
    };
    return stop;
  }, [applicationId, address, endsAt]);
  if (scan.state !== "open") return null;
  return asked?.address === address ? asked.progress : scan;
}
