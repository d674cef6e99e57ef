import { createContext } from "react";

/** Id of the heading of a page that stands in a dialog, which it names; null for a page of its own. */
export const DialogHeading = createContext<string | null>(null);
