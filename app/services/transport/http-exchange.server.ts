import http from "node:http";
import https from "node:https";
import { CallFailure } from "./call-failure.ts";
import type { FaultKind } from "../backend-errors.ts";

export type HttpCall = {
  /** Sent with POST; null asks with GET. */
  body: string | null;
  /** Another path of the same host than the endpoint's own. */
  path?: string;
  /** Statuses besides 200 that are an answer, too. */
  answers?: readonly number[];
  headers: Record<string, string>;
  maxBytes: number;
  signal: AbortSignal;
  /** A connection of its own, so that a reset says something about this call and not about an old idle socket. */
  freshConnection: boolean;
};

export type HttpAnswer = { status: number; bytes: Uint8Array; contentType: string };

/** Sends one request and collects the answer. Redirects are never followed, proxies of the environment never used. */
export type HttpExchange = (call: HttpCall) => Promise<HttpAnswer>;

/**
 * Connections to one address. Node's own client and not `fetch`: under remix-serve without single fetch the global
 * `fetch` is a polyfill that follows redirects and knows no connection pool.
 */
export function createHttpExchange(endpoint: URL): HttpExchange {
  const { Agent, request } = endpoint.protocol === "https:" ? https : http;
  const kept = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const fresh = new Agent({ keepAlive: false });
  return (call) =>
    new Promise((resolve, reject) => {
      const agent = call.freshConnection ? fresh : kept;
      const address = call.path === undefined ? endpoint : new URL(call.path, endpoint.origin);
      const outgoing = request(address, { ...methodAndHeaders(call), agent, signal: call.signal });
      const isConnected = watchConnection(outgoing, endpoint.protocol);
      const fail = (error: unknown) => reject(toFailure(error, call.signal, !isConnected()));
      outgoing.on("error", fail);
      outgoing.on("response", (incoming) => receive(incoming, call).then(resolve, fail));
      outgoing.end(call.body ?? undefined);
    });
}

const methodAndHeaders = ({ body, headers }: HttpCall) =>
  body === null
    ? { method: "GET", headers }
    : { method: "POST", headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) } };

function watchConnection(outgoing: http.ClientRequest, protocol: string): () => boolean {
  let connected = false;
  outgoing.on("socket", (socket) => {
    if (!socket.connecting) connected = true;
    else socket.once(protocol === "https:" ? "secureConnect" : "connect", () => (connected = true));
  });
  return () => connected;
}

async function receive(incoming: http.IncomingMessage, call: HttpCall): Promise<HttpAnswer> {
  const { maxBytes } = call;
  try {
    requireUsable(incoming, call);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw new CallFailure("tooLarge");
      chunks.push(chunk);
    }
    const { statusCode = 0, headers } = incoming;
    return { status: statusCode, bytes: Buffer.concat(chunks), contentType: headers["content-type"] ?? "" };
  } catch (error) {
    incoming.destroy();
    throw error;
  }
}

function requireUsable(incoming: http.IncomingMessage, { maxBytes, answers = [] }: HttpCall): void {
  const status = incoming.statusCode ?? 0;
  const kind = answers.includes(status) ? null : kindOfStatus(status);
  if (kind !== null) throw new CallFailure(kind);
  const encoding = incoming.headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity") throw new CallFailure("contentEncoding");
  if (Number(incoming.headers["content-length"] ?? 0) > maxBytes) throw new CallFailure("tooLarge");
}

function kindOfStatus(status: number): FaultKind | null {
  if (status === 200) return null;
  if (status >= 300 && status < 400) return "redirect";
  return status >= 502 && status <= 504 ? "unavailableStatus" : "status";
}

/** What Node's network errors mean here; a name that is not listed came from the parser of the answer. */
const KIND_BY_ERROR_CODE: Readonly<Record<string, FaultKind>> = {
  ECONNREFUSED: "refused",
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  ECONNRESET: "reset",
  EPIPE: "reset",
  ERR_STREAM_PREMATURE_CLOSE: "reset",
  ECONNABORTED: "reset",
};

function toFailure(error: unknown, signal: AbortSignal, nothingSent: boolean): CallFailure {
  if (error instanceof CallFailure) return error;
  const reason: unknown = signal.aborted ? signal.reason : null;
  if (reason instanceof CallFailure) return new CallFailure(reason.kind, nothingSent);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new CallFailure(KIND_BY_ERROR_CODE[code] ?? (nothingSent ? "connection" : "malformed"), nothingSent);
}
