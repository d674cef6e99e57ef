export type MenuItem = {
  to: string;
  label: string;
  /** Drawn as the button that starts the daily work. */
  primary?: boolean | undefined;
};

/** The item whose address is the longest beginning of the current path, so that `/a/b/c` marks `/a/b` and not `/a`. */
export function findCurrentItem(items: readonly MenuItem[], pathname: string): MenuItem | null {
  const holding = items.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return holding.reduce<MenuItem | null>(
    (best, item) => (best !== null && best.to.length >= item.to.length ? best : item),
    null,
  );
}
