import type { IncomingMessage, ServerResponse } from "node:http";
import { errorPage, pageLanguage, type OwnPage } from "./error-page.ts";

/** A request that the guard answers itself. */
export interface Refusal {
  status: number;
  /** Short word for the log. */
  reason: string;
  retryAfterSeconds?: number;
  /** True where no page may be shown; browsers then show one of their own. */
  silent?: boolean;
  /** What its page says, where the text of the status says too little. */
  page?: OwnPage;
}

/** How long the rest of a refused body is read and dropped. Closing at once would reset the connection before the page is read. */
const LINGER_MS = 1_000;
const LINGER_BYTES = 4 * 1024 * 1024;

/** Answers with the designed page of that status. The connection ends when the body was not read to its end. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  requestId: string,
): void {
  const page = pageOf(request, refusal, requestId);
  const isUnread = !request.complete;
  response.statusCode = refusal.status;
  response.setHeader("Content-Type", `text/${refusal.silent ? "plain" : "html"}; charset=utf-8`);
  response.setHeader("Content-Length", page.length);
  if (refusal.retryAfterSeconds !== undefined) response.setHeader("Retry-After", String(refusal.retryAfterSeconds));
  if (isUnread) response.setHeader("Connection", "close");
  if (request.method !== "HEAD") response.write(page);
  else response.flushHeaders();
  if (isUnread) lingerThenEnd(request, response);
  else response.end();
}

const pageOf = ({ headers }: IncomingMessage, { status, silent, page }: Refusal, requestId: string): Buffer =>
  Buffer.from(silent ? "" : errorPage(status, pageLanguage(headers.cookie), requestId, page));

function lingerThenEnd(request: IncomingMessage, response: ServerResponse): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  response.once("close", () => clearTimeout(timer));
  let dropped = 0;
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) end();
    dropped += chunk?.length ?? 0;
    return dropped < LINGER_BYTES;
  };
  request.resume();
}
