/** Does the same for every item, a few at a time: most of a request is waiting for other processes. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<void>,
  width = 6,
): Promise<void> {
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) await work(item, at);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
