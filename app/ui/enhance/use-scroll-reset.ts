import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Starts a new page at its top. Remix's own component does the same with an inline script that old engines cannot parse;
 * going back, the browser itself restores the place, and a page behind a dialog stays where it is.
 */
export function useScrollReset() {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const isBehind = document.querySelector("dialog[open]") !== null;
    if (navigation === "PUSH" && hash === "" && !isBehind) window.scrollTo(0, 0);
  }, [key, hash, navigation]);
}
