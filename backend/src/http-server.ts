import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Environment } from "./environment.ts";
import { answerHealth } from "./health.ts";
import type { Service } from "./scenarios/gate.ts";
import { scenarioClock } from "./scenarios/scenario-clock.ts";
import { isSoapRequest } from "./soap/soap-server.ts";
import { answerTime, isTimeRequest } from "./time/time-service.ts";
import type { ServiceContext } from "./verify/call.ts";
import { isVerifyRequest } from "./verify/verify-service.ts";

/** Time for the headers of a request, and for all of it; uploads of 60 MB must fit. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** How long requests that are under way may take after the end was asked for. */
const DRAIN_MS = 10_000;

function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end("Not found\n");
}

/** The service that answers the request; null: none of the three. */
export function findService(request: IncomingMessage, environment: Environment): Service | null {
  if (isTimeRequest(request)) return "time";
  if (isSoapRequest(request)) return "soap";
  return isVerifyRequest(request, environment) ? "verify" : null;
}

function answer(request: IncomingMessage, response: ServerResponse, context: ServiceContext): void {
  const service = findService(request, context.environment);
  if (service === "soap" || service === "verify") return;
  // Nothing here reads a body: one that is sent anyway is not waited for.
  request.resume();
  if (service === "time") answerTime(request, response, scenarioClock(context));
  else if (request.url === "/healthz") void answerHealth(response, context.db, context.sending.sender.isHealthy);
  else answerNotFound(response);
}

/** The back end's server with the time service and the health check; other services add their own listeners. */
export function createHttpServer(context: ServiceContext): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => answer(request, response, context));
  return server;
}

/** Starts listening. @returns the address as a URL, with the port that was given when 0 was asked for */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address() as AddressInfo;
      const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
      resolve(`http://${name}:${address.port}`);
    });
  });
}

/** Stops taking requests and waits for those under way, at most ten seconds. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
