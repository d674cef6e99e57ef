import { useFetchers, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { SessionFacts, WatchState } from "~/session/session-facts.server.ts";
import { askSession } from "./ask-session.ts";
import { stopRefresh, stopRefreshAtEnd } from "./stop-refresh.ts";
import { openTabChannel, type TabChannel } from "./tab-channel.ts";
import { watchSession } from "./watch-session.ts";

/** After so long without a hand on the page nothing that the user has started is under way. */
const AT_REST_MS = 5_000;

/** Signs of a user who is there (F-102). */
const ACTIVITIES = ["mousemove", "mousedown", "keydown", "touchstart", "wheel", "scroll"];

export type SessionAddresses = { session: string; login: string };

/**
 * Watches over the session of the page as long as it is shown. Without script the server does the same with the next request.
 * @returns the state as it is now; null where nothing is watched
 */
export function useSessionWatch(
  facts: SessionFacts | null,
  addresses: SessionAddresses,
  extension: Readonly<Record<string, string>>,
): WatchState | null {
  const [state, setState] = useState(facts?.watch?.state ?? null);
  const page = useRef({ refresh: () => undefined as void, isQuiet: () => true as boolean });
  const revalidator = useRevalidator();
  const typed = useTyped();
  const [navigation, fetchers] = [useNavigation(), useFetchers()];
  const isMoving = navigation.state !== "idle" || fetchers.length > 0;
  const refresh = () => {
    stopRefreshAtEnd();
    // What was typed stays as it is; the next page is up to date by itself.
    if (!typed.current) revalidator.revalidate();
  };
  const activeAt = useRef(-Infinity);
  page.current = { refresh, isQuiet: () => !isMoving && performance.now() - activeAt.current > AT_REST_MS };
  const { session, login } = addresses;
  const { _csrf: csrf = "" } = extension;
  useEffect(() => {
    setState(facts?.watch?.state ?? null);
    let tabs: TabChannel | null = null;
    const watch = watchSession(facts, {
      ask: (extend) => askSession(session, extend ? { _csrf: csrf } : null),
      tell: (message) => (tabs ??= openTabChannel((heard) => watch.hear(heard))).post(message),
      show: setState,
      refresh: () => page.current.refresh(),
      reload: () => window.location.reload(),
      leave: () => window.location.assign(login),
    });
    const noteActivity = () => {
      activeAt.current = performance.now();
      watch.activity();
    };
    const forget = listen(noteActivity, watch.wake);
    return () => {
      watch.stop();
      tabs?.close();
      forget();
    };
  }, [facts, session, login, csrf]);
  const hasRefresh = typeof facts?.watch?.refreshAfterSeconds === "number";
  useEffect(() => {
    if (!hasRefresh) return undefined;
    // Asking once tells the portal that a script watches here: the next page comes without.
    void askSession(session, null);
    stopRefresh(() => page.current.isQuiet());
    return undefined;
  }, [hasRefresh, session]);
  return state;
}

/** Whether something was typed on this page since it was opened. */
function useTyped() {
  const { key } = useLocation();
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
    const note = () => void (typed.current = true);
    document.addEventListener("input", note, true);
    return () => document.removeEventListener("input", note, true);
  }, [key]);
  return typed;
}

function listen(activity: () => void, wake: () => void): () => void {
  const onVisible = () => document.visibilityState === "visible" && wake();
  for (const name of ACTIVITIES) document.addEventListener(name, activity, { capture: true, passive: true });
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("pageshow", onVisible);
  window.addEventListener("online", onVisible);
  return () => {
    for (const name of ACTIVITIES) document.removeEventListener(name, activity, { capture: true });
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("pageshow", onVisible);
    window.removeEventListener("online", onVisible);
  };
}
