import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Environment } from "../app/platform/env.server.ts";
import { log } from "../app/platform/log.server.ts";
import { ALLOWED_METHODS } from "./apply-response-headers.ts";
import { errorPage } from "./error-page.ts";
import { PAGE_CACHE_CONTROL, securityHeaders } from "./security-headers.ts";

const STATUS_BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_METHOD: 501,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const LINGER_MS = 1_000;

/** Answers what Node's own parser refuses and would otherwise answer bare or not at all: the same headers and pages as everywhere (R-B9, R-K10). */
export function answerParserErrors(server: Server, environment: Environment): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const finished = new WeakSet<Duplex>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) =>
    answers.set(request.socket, response),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (finished.has(socket)) return;
    finished.add(socket);
    const current = answers.get(socket);
    const isAnswering = current !== undefined && current.headersSent && !current.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) socket.destroy();
    else endWith(socket, STATUS_BY_CODE[error.code ?? ""] ?? 400, environment);
  });
  server.on("connect", (_request, socket: Duplex) => endWith(socket, 405, environment));
}

function endWith(socket: Duplex, status: number, environment: Environment): void {
  const requestId = randomUUID();
  const page = errorPage(status, "lt", requestId);
  const headers: Record<string, string | number> = {
    ...securityHeaders(environment, { path: null, nonce: "none", requestId }),
    "Cache-Control": PAGE_CACHE_CONTROL,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
    ...(status === 405 || status === 501 ? { Allow: ALLOWED_METHODS } : {}),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  log("warn", "guard.refused", { rid: requestId, status, reason: "parser" });
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${page}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
