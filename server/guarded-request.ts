import type { IncomingMessage, ServerResponse } from "node:http";

/** One request on its way through the guard. */
export interface GuardedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  path: string;
  address: string;
}
