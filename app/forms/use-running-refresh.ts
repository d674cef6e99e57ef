import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { RUNNING_REFRESH_SECONDS } from "./running-refresh.ts";

const SECOND_MS = 1_000;

/** Opens the page again while its form is still being worked on, as the answer's `Refresh` does without script: then it shows what became of it. */
export function useRunningRefresh(formErrors: readonly string[] | undefined): void {
  const isRunning = formErrors?.includes("operation.running") === true;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => navigate(pathname + search, { replace: true });
    const timer = setTimeout(look, RUNNING_REFRESH_SECONDS * SECOND_MS);
    return () => clearTimeout(timer);
  }, [isRunning, navigate, pathname, search]);
}
