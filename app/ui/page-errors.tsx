import { useLocation, useMatches } from "@remix-run/react";
import { createContext, useContext } from "react";

/** Whether the page answers a refused form: its title then begins with “Error:” (browsers without script read it first). */
const PageErrors = createContext(false);

export const PageErrorsProvider = PageErrors.Provider;

/**
 * Whether the page as it was loaded answers a refused form; what the client router opens afterwards does not. The filter of an address is refused by
 * the page's loader, which says `isRefused`.
 */
export function usePageErrors(): boolean {
  const isLoaded = useLocation().key === FIRST_LOCATION;
  const page = useMatches().at(-1)?.data as { isRefused?: unknown } | null | undefined;
  return (useContext(PageErrors) && isLoaded) || page?.isRefused === true;
}

/** What the router calls the location that a page was loaded with. */
const FIRST_LOCATION = "default";

/** Whether the answers of actions hold a refused form: findings (`formRefused`), or a notice in place of them (`loginRefused`, which says `refused`). */
export function hasRefusedForm(actionData: unknown): boolean {
  if (typeof actionData !== "object" || actionData === null) return false;
  return Object.values(actionData).some((data: unknown) => {
    const { refused, result } = (data ?? {}) as { refused?: unknown; result?: { error?: unknown } };
    if (refused === true) return true;
    // A form that is given back without a finding was not refused (`unsavedResult`).
    return Object.keys(result?.error ?? {}).length > 0;
  });
}
