import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is going on in this process: which connections wait for the application, and whether the process is going down. */
export interface InFlight {
  /** A request has arrived; its connection is not idle until the answer is out. */
  accept(response: ServerResponse): void;
  /** It is in the application's hands now. */
  start(response: ServerResponse): void;
  /** How many are in the application's hands. */
  count(): number;
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
  const started = new Set<ServerResponse>();
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
    start: (response) => void started.add(response),
    count: () => started.size,
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
