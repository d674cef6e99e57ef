import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Log-ins wait for their turn, and must not take the places of those who work. */
export type Work = "page" | "logIn";

/** What is going on in this process: which connections wait for the application, and whether the process is going down. */
export interface InFlight {
  /** A request has arrived; its connection is not idle until the answer is out. */
  accept(response: ServerResponse): void;
  /** It is in the application's hands now. */
  start(response: ServerResponse, work?: Work): void;
  /** How many are in the application's hands; of one kind of work, or all. */
  count(work?: Work): number;
  /** Room for a piece of a form until its answer is out; false when all forms together hold too much. */
  reserve(response: ServerResponse, bytes: number): boolean;
  isIdle(socket: Socket): boolean;
  /** Something that must be told when the process goes down. Returns the way to forget it. */
  onDrain(stop: () => void): () => void;
  drain(): void;
  isDraining(): boolean;
}

/** @param maxHeldBytes memory that forms on their way in may take together */
export function createInFlight(maxHeldBytes: number): InFlight {
  const arrived = new Map<ServerResponse, Socket | null>();
  const started = new Map<ServerResponse, Work>();
  const stops = new Set<() => void>();
  let heldBytes = 0;
  let draining = false;
  return {
    accept(response) {
      arrived.set(response, response.socket);
      response.once("close", () => {
        arrived.delete(response);
        started.delete(response);
      });
    },
    start: (response, work = "page") => void started.set(response, work),
    count: (work) =>
      work === undefined ? started.size : [...started.values()].filter((other) => other === work).length,
    reserve(response, bytes) {
      if (heldBytes + bytes > maxHeldBytes) return false;
      heldBytes += bytes;
      response.once("close", () => {
        heldBytes -= bytes;
      });
      return true;
    },
    isIdle: (socket) => ![...arrived.values()].includes(socket),
    onDrain(stop) {
      stops.add(stop);
      return () => stops.delete(stop);
    },
    drain() {
      draining = true;
      for (const stop of stops) stop();
    },
    isDraining: () => draining,
  };
}
