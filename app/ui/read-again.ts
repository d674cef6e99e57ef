import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pageInHand } from "./enhance/is-read-again.ts";

const TOO_MANY = 429;

/**
 * Reads the page's own data once more because something is waited for. Its frame stays as it is: the notices in it are still being read (F-115, F-116).
 * A route that does so gives `readOrKeep` as its `clientLoader`: `hasFailed` then says that the last reading was not answered.
 */
export function useReadAgain() {
  const { revalidate, state } = useRevalidator();
  const shown: unknown = useLoaderData();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (state !== "idle" || pageInHand.reading === null) return;
    setHasFailed(pageInHand.reading.hasFailed);
    pageInHand.reading = null;
  }, [state]);
  useEffect(() => () => void (pageInHand.reading = null), []);
  const readAgain = () => {
    const { origin, pathname, search } = window.location;
    pageInHand.reading = { href: origin + pathname + search, shown, hasFailed: false };
    revalidate();
  };
  return { readAgain, isIdle: state === "idle", hasFailed };
}

/** Reads a page's data; when it is only read again and no answer comes, the page keeps what it shows: the user has asked for nothing (F-364, F-471). */
export async function readOrKeep({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const { reading } = pageInHand;
    if (reading === null || request.url !== reading.href || isAnswer(error)) throw error;
    reading.hasFailed = true;
    return reading.shown;
  }
}

/** An end of the session, a right that is gone: these are answers, which a page shows. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response && error.status < 500 && error.status !== TOO_MANY;
