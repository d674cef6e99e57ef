import http from "node:http";
import type { AddressInfo } from "node:net";
import { DEFAULT_LIMITS, type Limits } from "~/platform/limits.ts";
import { captureLog } from "~/platform/log.server.ts";
import { createJsonTransport } from "~/services/transport/json-transport.server.ts";
import { verifyServiceAt, type VerifyService } from "~/services/verify.server.ts";

/** One request as it arrived. */
export type VerifyStubCall = {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
};

/** Writes, delays or breaks one answer. */
export type VerifyStubReply = (response: http.ServerResponse) => void;

/** A JSON service whose next answers a test scripts; every request without a reply is answered by the last one. */
export type VerifyStub = {
  url: string;
  calls: VerifyStubCall[];
  reply: (...replies: VerifyStubReply[]) => void;
  close: () => Promise<void>;
};

/** Answers with any bytes. */
export const rawJson =
  (status: number, body: string | Uint8Array, headers: http.OutgoingHttpHeaders = {}): VerifyStubReply =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
    response.end(body);
  };

export const jsonAnswer = (value: unknown): VerifyStubReply => rawJson(200, JSON.stringify(value));

// Failing calls are what these tests are about; a log line for each would only hide the result.
captureLog(() => undefined);

/** The service at a stub. Its circuit stays closed unless a test gives it its figures back. */
export const serviceAt = (
  url: string,
  { limits = {}, deviceCheckPath = null }: { limits?: Partial<Limits>; deviceCheckPath?: string | null } = {},
): VerifyService =>
  verifyServiceAt(url, {
    json: createJsonTransport(url, {
      ...DEFAULT_LIMITS,
      breakerCalls: 1_000_000,
      breakerConnectionFailures: 1_000_000,
      ...limits,
    }),
    deviceCheckPath,
    signal: null,
    endsAt: null,
    reference: "reference-1",
  });

/** Starts a stub on a free port of this machine. */
export async function startVerifyStub(): Promise<VerifyStub> {
  const calls: VerifyStubCall[] = [];
  let replies: VerifyStubReply[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const { method = "", url: path = "", headers } = request;
      calls.push({ method, path, headers, body: text === "" ? null : JSON.parse(text) });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      reply?.(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/user-verify`,
    calls,
    reply: (...next) => {
      calls.length = 0;
      replies = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
