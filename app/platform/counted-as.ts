import { isIPv6, SocketAddress } from "node:net";

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * Whom all limits count as one visitor (R-C2, R-C16, R-C17): an IPv4 address, or the /64 that a household has of IPv6, however its address is
 * written. Calls and logs get the address itself.
 */
export function countedAs(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = new SocketAddress({ address, family: "ipv6" }).address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(GROUPS - start.length - end.length).fill("0");
  return `${[...start, ...zeros, ...end].slice(0, GROUPS_OF_NETWORK).join(":")}::/64`;
}
