import type { SessionFacts, WatchState } from "~/session/session-facts.server.ts";
import type { SessionAnswer } from "./ask-session.ts";
import type { TabMessage } from "./tab-channel.ts";

/** What the watch needs of the page around it. */
export interface WatchPorts {
  /** Asks the portal; with `extend` because the user has done something. */
  ask: (extend: boolean) => Promise<SessionAnswer>;
  tell: (message: TabMessage) => void;
  show: (state: WatchState) => void;
  /** Reads the page again, unless something typed would suffer. */
  refresh: () => void;
  /** Loads the page again: another user has logged in. */
  reload: () => void;
  /** Goes to the log-in: there is no session any more. */
  leave: () => void;
}

export interface SessionWatch {
  /** The user has moved, typed, touched or scrolled. */
  activity: () => void;
  /** The tab is looked at again, perhaps after the machine has slept. */
  wake: () => void;
  hear: (message: TabMessage) => void;
  stop: () => void;
}

const isExpired = (facts: SessionFacts): boolean => facts.watch?.state === "expired";

/** No question follows the one before faster than this, whatever the portal answers. */
const SHORTEST_PAUSE_MS = 1_000;
/** Asking a moment after the expiry finds it expired. */
const AFTER_EXPIRY_MS = 50;

/**
 * Watches over the session of a page: counts down to its expiry and asks then (F-098), asks by itself every monitor interval (F-103), extends after
 * activity, at most once in ten seconds (F-102), and follows the other tabs (F-104). Only durations are measured, no clock is read: what is
 * true the portal says (F-097).
 */
export function watchSession(first: SessionFacts | null, ports: WatchPorts): SessionWatch {
  let facts = first;
  let answeredAt = performance.now();
  let extendedAt = -Infinity;
  let countdown: ReturnType<typeof setTimeout> | undefined;
  let extension: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let [asked, answered] = [0, 0];
  const sinceAnswer = () => performance.now() - answeredAt;

  const arm = () => {
    clearTimeout(countdown);
    const watch = facts?.watch ?? null;
    if (watch === null || watch.state === "expired") return;
    const waitMs = Math.max(watch.remainingMs - sinceAnswer() + AFTER_EXPIRY_MS, SHORTEST_PAUSE_MS);
    countdown = setTimeout(() => void check(), waitMs);
  };

  const take = (answer: SessionAnswer) => {
    if (answer === "failed") {
      if (facts?.watch?.state === "live") ports.show("unknown");
      return;
    }
    if (answer === null || facts === null || answer.owner !== facts.owner) {
      if (answer === null && facts !== null) ports.leave();
      if (answer !== null) ports.reload();
      return;
    }
    const isChanged = answer.tag !== facts.tag || isExpired(answer) !== isExpired(facts);
    facts = answer;
    answeredAt = performance.now();
    ports.show(answer.watch?.state ?? "live");
    arm();
    if (isChanged) ports.refresh();
  };

  /** Takes an answer, unless that of a later question has come before it: then it is an older truth, and changes nothing. */
  const takeInOrder = (answer: SessionAnswer, question: number) => {
    if (stopped || question < answered) return;
    answered = question;
    take(answer);
  };

  const check = async () => {
    const question = (asked += 1);
    takeInOrder(await ports.ask(false), question);
  };
  const extend = async () => {
    extension = undefined;
    extendedAt = performance.now();
    const question = (asked += 1);
    const answer = await ports.ask(true);
    if (answer === "failed" || stopped) return;
    takeInOrder(answer, question);
    if (answer?.watch?.state === "live")
      ports.tell({ kind: "extended", tag: answer.tag, remainingMs: answer.watch.remainingMs });
  };

  ports.tell({ kind: "here", tag: facts?.tag ?? null });
  arm();
  const everyMs = facts?.watch?.monitorMs;
  const monitor = everyMs === undefined ? undefined : setInterval(() => void check(), everyMs);

  return {
    activity() {
      const watch = facts?.watch ?? null;
      if (watch === null || watch.state === "expired" || extension !== undefined) return;
      const beforeExpiry = Math.min(watch.activityMs, watch.remainingMs - sinceAnswer() - SHORTEST_PAUSE_MS);
      const afterLast = extendedAt + watch.activityMs - performance.now();
      extension = setTimeout(() => void extend(), Math.max(beforeExpiry, afterLast, 0));
    },
    wake() {
      if (sinceAnswer() >= (facts?.watch?.activityMs ?? SHORTEST_PAUSE_MS)) void check();
    },
    hear(message) {
      if (message.kind === "here" && message.tag !== (facts?.tag ?? null)) void check();
      if (message.kind !== "extended" || message.tag !== facts?.tag || facts.watch === null) return;
      facts = { ...facts, watch: { ...facts.watch, state: "live", remainingMs: message.remainingMs } };
      answeredAt = performance.now();
      ports.show("live");
      arm();
    },
    stop() {
      stopped = true;
      clearTimeout(countdown);
      clearTimeout(extension);
      clearInterval(monitor);
    },
  };
}
