import { setTimeout as wait } from "node:timers/promises";

const turns = new Map<string, Promise<unknown>>();

/** Does one thing after the other for a key, in the order of coming: changes of one record within this process never fail for each other. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  const settled = mine.catch(() => undefined);
  turns.set(key, settled);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === settled) turns.delete(key);
  }
}

const PAUSE_MS = { min: 5, max: 25 };

/** Waits a random moment before a record that another process has changed is read again. */
export const pauseShortly = (): Promise<void> => wait(PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
