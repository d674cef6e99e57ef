import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { OperationContext } from "../context.ts";
import type { Scenarios } from "./scenarios.ts";

/** Longer than any caller waits for the time. */
const SLOW_TIME_MS = 10_000;

/** A service that can be switched off as a whole. */
export type Service = "time" | "soap" | "verify";

/** The service that a request asks for; null: none of them. Said by the server, which stands above the scenarios. */
export type FindService = (request: IncomingMessage) => Service | null;

/** What becomes of a request: its service answers, the connection is closed, the service answers that it failed, or answers late. */
type Fate = "answer" | "drop" | "fail" | "delay";

const TIME_FATES = { right: "answer", dayAhead: "answer", fails: "fail", slow: "delay" } as const;

function fateOf(service: Service | null, { switches }: Scenarios): Fate {
  if (service === "time") return TIME_FATES[switches.time];
  return service !== null && switches[service] === "down" ? "drop" : "answer";
}

function fail(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end("switched off\n");
}

/**
 * Puts the scenarios before everything that the server answers so far: whole services that are down, fail or are slow.
 * A service that is down closes the connection without a word. Without scenarios the server stays as it is.
 */
export function attachScenarios(server: Server, { scenarios }: OperationContext, findService: FindService): void {
  if (scenarios === undefined) return;
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    const fate = fateOf(findService(request), scenarios);
    if (fate === "drop") return void request.socket.destroy();
    if (fate === "fail") return fail(request, response);
    // The timer alone keeps no process alive.
    if (fate === "delay") await pause(SLOW_TIME_MS, undefined, { ref: false });
    for (const listener of listeners) listener.call(server, request, response);
  });
}
