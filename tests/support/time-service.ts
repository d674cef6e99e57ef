import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a broken time service answers. */
export type TimeFault = (response: ServerResponse) => unknown;

/** A time service whose clock a test moves, or breaks. */
export interface TimeService {
  /** As `TIME_URL` wants it. */
  url: string;
  /** The time it tells. */
  now: () => number;
  /** How often it was asked. */
  asked: () => number;
  /** Puts its clock so many minutes ahead of this machine's, or behind. */
  setAhead: (minutes: number) => void;
  /** From now on it answers so; null mends it. */
  fault: (fault: TimeFault | null) => void;
  close: () => Promise<void>;
}

export const TIME_FAULTS: Record<string, TimeFault> = {
  "breaks the connection": (response) => response.destroy(),
  "is silent": () => undefined,
  "answers 500": (response) => response.writeHead(500).end(),
  "answers a page": (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>12:00</h1>"),
  "answers nothing": (response) => response.writeHead(200).end(),
  "answers a word": (response) => answer(response, "noon"),
  "answers 1970": (response) => answer(response, 0),
  "is 25 hours ahead": (response) => answer(response, Date.now() + 25 * 3_600_000),
  "is 25 hours behind": (response) => answer(response, Date.now() - 25 * 3_600_000),
  "answers endlessly": (response) => response.writeHead(200).end(" ".repeat(5_000_000)),
  "leads elsewhere": (response) => response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
};

function answer(response: ServerResponse, now: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ now, iso: "" }));
}

/** Starts it on a free port of this machine. */
export async function startTimeService(): Promise<TimeService> {
  let aheadMs = 0;
  let asked = 0;
  let broken: TimeFault | null = null;
  const now = () => Date.now() + aheadMs;
  const server = createServer((request, response) => {
    asked += 1;
    if (broken !== null) broken(response);
    else if (request.method === "GET" && request.url === "/time/now/0") answer(response, now());
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/time`,
    now,
    asked: () => asked,
    setAhead: (minutes) => void (aheadMs = minutes * 60_000),
    fault: (fault) => void (broken = fault),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
