import { afterAll, beforeAll } from "vitest";
import { startBackEnd, type RunningBackEnd } from "./back-end.ts";
import { callerOf, type Caller } from "./demo-session.ts";
import { later } from "./later.ts";

const START_MS = 240_000;

/** Starts a back end before the tests of a file and ends it after them. */
export function useBackEnd(): RunningBackEnd {
  let running: RunningBackEnd | null = null;
  beforeAll(async () => {
    running = await startBackEnd();
  }, START_MS);
  afterAll(() => running?.stop());
  return later(() => running);
}

/** Logs a demo user in before the tests of a file and calls in the user's name. */
export function useCaller(backEnd: RunningBackEnd, user: string): Caller {
  let caller: Promise<Caller>;
  beforeAll(async () => {
    caller = callerOf(backEnd.url, user);
    await caller;
  });
  return async (operation, elements) => (await caller)(operation, elements);
}
