import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Starts a new page at its top. Remix's own component does the same with an inline script that old engines cannot parse;
 * going back, the browser itself restores the place.
 */
export function useScrollReset() {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation === "PUSH" && hash === "") window.scrollTo(0, 0);
  }, [key, hash, navigation]);
}
