import { createContext, useContext } from "react";
import type { Shell } from "./shell.server.ts";

const FallbackShell = createContext<Shell | null>(null);

/** Gives the frame its data on a page whose root loader did not run: Remix skips it when an action throws. */
export const FallbackShellProvider = FallbackShell.Provider;

/** Null in the browser, which has the frame's data already. */
export const useFallbackShell = () => useContext(FallbackShell);
