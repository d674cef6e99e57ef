import { isIPv4, isIPv6 } from "node:net";

/** Cuts the last part off: /24 of IPv4, /48 of IPv6. */
export function maskAddress(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0`;
  return isIPv6(address) ? `${(address.split("::", 1)[0] ?? "").split(":").slice(0, 3).join(":")}::` : "";
}
