import { createContext, useContext } from "react";

/** Whether the page answers a refused form: its title then begins with “Error:” (browsers without script read it first). */
const PageErrors = createContext(false);

export const PageErrorsProvider = PageErrors.Provider;

export const usePageErrors = () => useContext(PageErrors);

/** Whether the answers of actions hold a refused form, as `formRefused` writes it. */
export function hasRefusedForm(actionData: unknown): boolean {
  if (typeof actionData !== "object" || actionData === null) return false;
  return Object.values(actionData).some((data: unknown) => {
    const result = (data as { result?: { error?: unknown } } | null)?.result;
    return result?.error !== undefined && result.error !== null;
  });
}
