import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { errorFields, log } from "./log.server.ts";
import { findRawResponse } from "./raw-response.server.ts";
import type { RequestHead } from "./request-head.ts";

/** Bytes to send. The function form is told when the client has left, so that a running back-end call can be aborted. */
export type ByteSource = AsyncIterable<Uint8Array> | ((clientLeft: AbortSignal) => AsyncIterable<Uint8Array>);

/**
 * Answers with a long stream (export, document) at the client's pace.
 *
 * remix-serve writes every chunk that the body yields without waiting for the socket, and never tells a loader that the client
 * has left. So the body yields one chunk only when it is asked for and when Node's own response has drained: memory stays flat.
 * The first chunk is awaited before the headers go out: a source that fails at once throws here and becomes a real error page.
 * A later failure resets the connection, so that a cut file never looks complete (R-H8). A client that leaves ends the source.
 *
 * @param headers content type and disposition; caching and security headers come from the guard
 */
export async function streamToClient(
  request: RequestHead,
  headers: HeadersInit,
  source: ByteSource,
): Promise<Response> {
  const raw = findRawResponse();
  const clientLeft = new AbortController();
  raw?.once("close", () => clientLeft.abort());
  if (raw?.closed === true) clientLeft.abort();
  const iterator = (typeof source === "function" ? source(clientLeft.signal) : source)[Symbol.asyncIterator]();
  const first = await iterator.next();
  const asItIs = new Headers(headers);
  // Compression would take the chunks in without waiting for the client.
  asItIs.set("Cache-Control", "no-transform");
  if (request.method === "HEAD") {
    await iterator.return?.();
    return new Response(null, { headers: asItIs });
  }
  return new Response(pacedBody(first, iterator, raw, clientLeft.signal), { headers: asItIs });
}

function pacedBody(
  first: IteratorResult<Uint8Array>,
  iterator: AsyncIterator<Uint8Array>,
  raw: ServerResponse | null,
  clientLeft: AbortSignal,
): ReadableStream<Uint8Array> {
  let next: Promise<IteratorResult<Uint8Array>> = Promise.resolve(first);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (raw?.writableNeedDrain === true) await once(raw, "drain", { signal: clientLeft });
          const chunk = await untilAborted(next, clientLeft);
          if (chunk.done === true) return controller.close();
          controller.enqueue(chunk.value);
          next = iterator.next();
          next.catch(() => undefined);
        } catch (error) {
          breakOff(error, controller, raw, clientLeft);
          void iterator.return?.().catch(() => undefined);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function breakOff(
  error: unknown,
  controller: ReadableStreamDefaultController,
  raw: ServerResponse | null,
  clientLeft: AbortSignal,
): void {
  if (clientLeft.aborted) return controller.close();
  log("error", "stream.broken", errorFields(error));
  if (raw === null) return controller.error(error);
  raw.destroy();
  controller.close();
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
