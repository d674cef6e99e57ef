export type MenuItem = {
  to: string;
  label: string;
  /** Drawn as the button that starts the daily work. */
  primary?: boolean | undefined;
  /** What waits behind it: the figure is seen, and read with its words. */
  waits?: { count: number; words: string } | undefined;
};

/** The item whose address is the longest beginning of the current path, so that `/a/b/c` marks `/a/b` and not `/a`. */
export function findCurrentItem(items: readonly MenuItem[], pathname: string): MenuItem | null {
  // Work goes on below the address where it starts, but it is no new work.
  const holding = items.filter(
    ({ to, primary }) => pathname === to || (primary !== true && pathname.startsWith(`${to}/`)),
  );
  return holding.reduce<MenuItem | null>(
    (best, item) => (best !== null && best.to.length >= item.to.length ? best : item),
    null,
  );
}
