import { useEffect } from "react";

/**
 * Lets the page title begin with “Error:” while findings are shown (F-197); a refused form that the server has drawn has it already.
 * @param prefix the word with its colon
 */
export function useErrorTitle(prefix: string): void {
  useEffect(() => {
    const before = document.title;
    if (before.startsWith(prefix)) return undefined;
    const title = `${prefix}${before}`;
    document.title = title;
    // Another page has written its own meanwhile.
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [prefix]);
}
