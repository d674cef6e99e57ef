import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useReadAgain } from "~/ui/read-again.ts";

const EVERY_MS = 3_000;

/** Reads the page again every three seconds while something is waited for, and says when no answer came; without script there is a link for it (F-364). */
export function StatusWatch({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation("signing");
  const { readAgain, isIdle, hasFailed } = useReadAgain();
  useEffect(() => {
    if (!isWaiting || !isIdle) return undefined;
    const timer = setTimeout(readAgain, EVERY_MS);
    return () => clearTimeout(timer);
    // Each drawing gives another function; that is no reason to begin the wait once more.
  }, [isWaiting, isIdle]);
  return <div role="status">{isWaiting && hasFailed && <p className="note">{t("statusUnknown")}</p>}</div>;
}
