import type { ServerResponse } from "node:http";

/** How long bytes of a refused request are taken and dropped. */
const LINGER_MS = 1_000;

/**
 * Ends an answer to a request that was not read to its end. A connection that is closed over unread bytes is reset, and with it the caller may
 * lose the answer: so it is sent whole first, and what still comes is dropped for a moment.
 */
export function endUnread(response: ServerResponse, body: string): void {
  const { req: request } = response;
  const end = () => {
    clearTimeout(timer);
    if (!response.writableEnded) response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end).resume();
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.write(body);
}
