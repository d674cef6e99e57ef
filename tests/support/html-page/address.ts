/** How tests name an address: a path pattern with `*` and `**`, an expression, or a question about it. */
export type Address = string | RegExp | ((url: URL) => boolean);

/** Whether an address is the wanted one. */
export function fitsAddress(address: string, wanted: Address, base: string | undefined): boolean {
  if (typeof wanted === "function") return wanted(new URL(address));
  if (wanted instanceof RegExp) return wanted.test(address);
  const pattern = wanted.startsWith("/") ? new URL(wanted, base).href : wanted;
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/?|\*/g, (stars) => (stars === "*" ? "[^/]*" : ".*"));
  return new RegExp(`^${expression}$`).test(address);
}
