const UNAVAILABLE = 503;

/**
 * A write that a page can do without: a full store keeps nothing new, and must not take from running sessions what needs no writing (R-J7). The store has
 * logged it. Whatever else is thrown is thrown on.
 */
export async function unlessStoreIsFull(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Response && error.status === UNAVAILABLE)) throw error;
  }
}
