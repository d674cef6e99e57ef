import type { IncomingMessage, ServerResponse } from "node:http";

/** One request on its way through the guard. */
export interface Passage {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  path: string;
  address: string;
}
