/** A seeded source of chance: the same seed gives the same story on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** An item by its weight. */
  pickWeighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  isLucky(probability: number): boolean;
}

const UINT32 = 4_294_967_296;

/** Mulberry32: small, fast and good enough to spread demo rows. */
function createMulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError("Nothing to pick from.");
  return item;
}

/** Starts a source of chance. */
export function createRandom(seed: number): Random {
  const next = createMulberry32(seed);
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    pickWeighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => (left -= weight) < 0);
      return (found ?? itemAt(items, items.length - 1))[0];
    },
    isLucky: (probability) => next() < probability,
  };
}
