import { createContext, useContext } from "react";

const NonceContext = createContext("");

/** Gives the page the nonce of its content security policy. */
export const NonceProvider = NonceContext.Provider;

/** The nonce for inline scripts; empty in the browser, where they have run already. */
export const useNonce = () => useContext(NonceContext);
