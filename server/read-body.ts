import type { IncomingMessage } from "node:http";

/** How the reading of a body ended. `gone`: the client left in the middle. */
export type BodyEnd = "whole" | "too-large" | "no-room" | "too-slow" | "gone" | "stopped";

interface BodyLimits {
  maxBytes: number;
  maxMs: number;
  /** Asks for room in memory; false when all forms together hold too much already. */
  reserve: (bytes: number) => boolean;
}

export interface BodyReading {
  end: Promise<BodyEnd>;
  /** Ends the reading, for the process is shutting down. */
  stop(): void;
  /** What has been read; the application reads the same bytes from the request. */
  bytes(): Buffer;
}

/**
 * Waits until a form has arrived whole, within its limits, before the application hears of it: Remix puts no limit on a body
 * and takes a body that was cut off for a complete one. The bytes stay in the request's own buffer.
 */
export function readWholeBody(request: IncomingMessage, { maxBytes, maxMs, reserve }: BodyLimits): BodyReading {
  const chunks: Buffer[] = [];
  const deliver = request.push.bind(request);
  let received = 0;
  let settle: (end: BodyEnd) => void = () => undefined;
  const end = new Promise<BodyEnd>((resolve) => {
    const timer = setTimeout(() => settle("too-slow"), maxMs);
    const onClose = () => settle("gone");
    settle = (how) => {
      clearTimeout(timer);
      request.off("close", onClose);
      resolve(how);
    };
    request.once("close", onClose);
  });
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      settle("whole");
      return deliver(null);
    }
    received += chunk.length;
    if (received > maxBytes || !reserve(chunk.length)) {
      settle(received > maxBytes ? "too-large" : "no-room");
      return false;
    }
    chunks.push(chunk);
    deliver(chunk);
    // The socket goes on reading although no code takes the bytes yet: they are few enough to be held.
    return true;
  };
  return { end, stop: () => settle("stopped"), bytes: () => Buffer.concat(chunks) };
}

/**
 * Counts an upload that goes to the application as it arrives. Beyond the limit the rest is dropped and the application's reading fails;
 * it never sees a cut body as a complete one.
 */
export function limitUpload(request: IncomingMessage, maxBytes: number): void {
  const deliver = request.push.bind(request);
  let received = 0;
  request.on("error", () => undefined);
  request.push = (chunk: Buffer | null) => {
    received += chunk?.length ?? 0;
    if (received <= maxBytes) return deliver(chunk);
    if (received - (chunk?.length ?? 0) <= maxBytes)
      request.emit("error", new Error("the upload is larger than allowed"));
    return true;
  };
}
