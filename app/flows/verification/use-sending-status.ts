import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { SENDING_STATUS_INTERVAL_MS, SENDING_STATUS_RETRIES } from "~/domain/limits.ts";
import { paths } from "~/paths/paths.ts";
import type { CodeFlowView } from "./code-flow-view.ts";
import type { CodePurpose } from "./verification-record.server.ts";

type Sending = CodeFlowView["sending"];

const STATES: readonly Sending[] = ["pending", "delivered", "failed", "unanswered"];

/**
 * What became of the message: as the page came, and with script asked every half second until it is known, 40 times at most (F-152). A
 * message that did not arrive makes the page read its data again: another one may be asked for sooner.
 */
export function useSendingStatus(purpose: CodePurpose, view: CodeFlowView): Sending {
  const [known, setKnown] = useState<{ view: CodeFlowView; sending: Sending } | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (view.sending !== "pending") return undefined;
    const leaving = new AbortController();
    void askUntilKnown(paths.sendingStatus(purpose), leaving.signal).then((sending) => {
      if (leaving.signal.aborted) return;
      setKnown({ view, sending });
      if (sending !== "delivered") revalidate();
    });
    return () => leaving.abort();
    // A page whose data are read again gives another function each time; that is no reason to ask again.
  }, [purpose, view]);
  return known?.view === view ? known.sending : view.sending;
}

async function askUntilKnown(address: string, signal: AbortSignal): Promise<Sending> {
  for (let question = 1; question <= SENDING_STATUS_RETRIES && !signal.aborted; question += 1) {
    await new Promise((resolve) => setTimeout(resolve, SENDING_STATUS_INTERVAL_MS));
    const sending = signal.aborted ? "pending" : await askOnce(address, signal);
    if (sending !== "pending") return sending;
  }
  return "unanswered";
}

/** No connection or no answer of ours counts as a question without an answer. */
async function askOnce(address: string, signal: AbortSignal): Promise<Sending> {
  try {
    const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
    const answer = (await response.json()) as { sending?: unknown } | null;
    return STATES.find((state) => state === answer?.sending) ?? "pending";
  } catch {
    return "pending";
  }
}
