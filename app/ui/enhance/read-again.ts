import { useRevalidator, type ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect } from "react";

let isReading = false;

/** Reads the page's own data once more because something is waited for. Its frame stays as it is: the notices in it are still being read (F-115, F-116). */
export function useReadAgain() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state === "idle") isReading = false;
  }, [state]);
  const readAgain = () => {
    isReading = true;
    revalidate();
  };
  return { readAgain, isIdle: state === "idle" };
}

/** Whether a page is being read again in its place; where the user goes meanwhile, the frame goes along. */
export const isReadAgain = ({ formData, currentUrl, nextUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  isReading && formData === undefined && currentUrl.href === nextUrl.href;
