import type { RequestHead } from "./request-head.ts";

/** Whether a script sent the request, and not the browser for a page: such a browser watches over its session itself. */
export const isScriptRequest = (request: RequestHead): boolean => request.headers.get("Sec-Fetch-Dest") === "empty";
