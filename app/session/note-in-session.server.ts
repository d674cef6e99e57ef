import { unlessStoreIsFull } from "../store/bearable.server.ts";
import { SessionEnded } from "./session.server.ts";

/** A note in the session that its page can do without: none in one that was ended meanwhile, nor in a store that takes nothing new. */
export const noteInSession = (write: () => Promise<unknown>): Promise<void> =>
  unlessStoreIsFull(write).catch((error: unknown) => {
    if (!(error instanceof SessionEnded)) throw error;
  });
