import http, { type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Environment } from "../app/platform/env.server.ts";
import { log } from "../app/platform/log.server.ts";
import { createTrust, isLoopbackAddress, plainAddress } from "./client-address.ts";
import { createGuard } from "./guard.ts";
import { answerParserErrors } from "./parser-errors.ts";
import type { InFlight } from "./in-flight.ts";

const CHECK_TIMEOUTS_EVERY_MS = 1_000;

export interface GuardedServer {
  server: Server;
  sockets: ReadonlySet<Socket>;
  /** The server's own `close`; the one on the object is deaf, see below. */
  close: (done: () => void) => void;
}

/**
 * Makes the next `http.createServer` of this process (Express inside remix-serve) a guarded one.
 * @param onServer is handed the server as soon as it exists
 */
export function guardNextServer(
  environment: Environment,
  inFlight: InFlight,
  onServer: (guarded: GuardedServer) => void,
): void {
  const createServer = http.createServer.bind(http);
  const guarded = (...args: unknown[]): Server => {
    http.createServer = createServer;
    const application =
      args.find((argument): argument is RequestListener => typeof argument === "function") ?? (() => undefined);
    const server = createServer(serverOptions(environment), createGuard(environment, inFlight, application));
    onServer(prepare(server, environment));
    return server;
  };
  http.createServer = guarded as typeof http.createServer;
}

function serverOptions({ limits }: Environment): http.ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersSeconds * 1000,
    requestTimeout: limits.uploadBodySeconds * 1000,
    keepAliveTimeout: limits.keepAliveSeconds * 1000,
    connectionsCheckingInterval: CHECK_TIMEOUTS_EVERY_MS,
    // Node's own refusal of a missing Host is a bare 400 without our headers; the guard refuses it.
    requireHostHeader: false,
  };
}

function prepare(server: Server, environment: Environment): GuardedServer {
  const { limits } = environment;
  server.maxConnections = limits.connections;
  server.timeout = limits.handlerSeconds * 1000;
  answerParserErrors(server, environment);
  server.on("checkExpectation", (request, response) => {
    delete request.headers.expect;
    server.emit("request", request, response);
  });
  const sockets = trackSockets(server, environment);
  server.on("listening", () => {
    const address = server.address();
    log("info", "server.listening", { port: typeof address === "object" ? (address?.port ?? 0) : 0 });
  });
  const close = server.close.bind(server);
  // remix-serve closes the server at the first signal, without a bound and with an error when it is closed already. The life cycle does it.
  server.close = () => server;
  return { server, sockets, close: (done) => void close(() => done()) };
}

/** Holds one address to its share of connections; proxies and this machine itself stand for many visitors. */
function trackSockets(server: Server, { limits, trustedProxies }: Environment): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const perAddress = new Map<string, number>();
  const isTrusted = createTrust(trustedProxies);
  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const open = (perAddress.get(address) ?? 0) + 1;
    if (open > limits.connectionsPerIp && !isLoopbackAddress(address) && !isTrusted(address))
      return void socket.destroy();
    sockets.add(socket);
    perAddress.set(address, open);
    socket.once("close", () => {
      sockets.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
  return sockets;
}
