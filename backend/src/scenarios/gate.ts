import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { OperationContext } from "../context.ts";
import { isSoapRequest } from "../soap/soap-server.ts";
import { isTimeRequest } from "../time/time-service.ts";
import { isVerifyRequest } from "../verify/verify-service.ts";
import type { Scenarios } from "./scenarios.ts";

/** Longer than any caller waits for the time. */
const SLOW_TIME_MS = 10_000;

/** What becomes of a request: its service answers, nobody answers, the service answers that it failed, or answers late. */
type Fate = "answer" | "drop" | "fail" | "delay";

const TIME_FATES = { right: "answer", dayAhead: "answer", fails: "fail", slow: "delay" } as const;

function fateOf(request: IncomingMessage, { environment }: OperationContext, { switches }: Scenarios): Fate {
  if (isTimeRequest(request)) return TIME_FATES[switches.time];
  if (isSoapRequest(request)) return switches.soap === "down" ? "drop" : "answer";
  return switches.verify === "down" && isVerifyRequest(request, environment) ? "drop" : "answer";
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
export function attachScenarios(server: Server, context: OperationContext): void {
  const { scenarios } = context;
  if (scenarios === undefined) return;
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    const fate = fateOf(request, context, scenarios);
    if (fate === "drop") return void request.socket.destroy();
    if (fate === "fail") return fail(request, response);
    // The timer alone keeps no process alive.
    if (fate === "delay") await pause(SLOW_TIME_MS, undefined, { ref: false });
    for (const listener of listeners) listener.call(server, request, response);
  });
}
