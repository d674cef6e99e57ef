import {
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect, useState } from "react";

/** A page that is being read again: its address as a request has it, what it shows meanwhile, and whether that had to stay. */
type Reading = { href: string; shown: unknown; hasFailed: boolean };

let reading: Reading | null = null;

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
    if (state !== "idle" || reading === null) return;
    setHasFailed(reading.hasFailed);
    reading = null;
  }, [state]);
  useEffect(() => () => void (reading = null), []);
  const readAgain = () => {
    const { origin, pathname, search } = window.location;
    reading = { href: origin + pathname + search, shown, hasFailed: false };
    revalidate();
  };
  return { readAgain, isIdle: state === "idle", hasFailed };
}

/** Whether a page is being read again in its place; where the user goes meanwhile, the frame goes along. */
export const isReadAgain = ({ formData, currentUrl, nextUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  reading !== null && formData === undefined && currentUrl.href === nextUrl.href;

/** Reads a page's data; when it is only read again and no answer comes, the page keeps what it shows: the user has asked for nothing (F-364, F-471). */
export async function readOrKeep({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (reading === null || request.url !== reading.href || isAnswer(error)) throw error;
    reading.hasFailed = true;
    return reading.shown;
  }
}

/** An end of the session, a right that is gone: these are answers, which a page shows. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response && error.status < 500 && error.status !== TOO_MANY;
