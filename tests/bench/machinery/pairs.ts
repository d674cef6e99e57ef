export type Pairs = { ours: number; peer: number; ratio: number; count: number };

/**
 * Runs ours, peer, ours, peer …, because machines are noisy and noise comes in stretches: each ratio is of two runs that
 * lie next to each other. All three figures are medians.
 */
export async function alternate(
  count: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<Pairs> {
  const runs: { ours: number; peer: number }[] = [];
  for (let at = 0; at < count; at += 1) runs.push({ ours: await ours(), peer: await peer() });
  return {
    ours: median(runs.map((run) => run.ours)),
    peer: median(runs.map((run) => run.peer)),
    ratio: median(runs.map((run) => run.ours / run.peer)),
    count,
  };
}

/** @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new RangeError("No values");
  return (low + high) / 2;
}
