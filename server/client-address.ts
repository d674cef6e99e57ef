import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { FACT_HEADER_PREFIX } from "../app/platform/request-facts.server.ts";

const FORWARDING = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-original-url|x-rewrite-url|x-http-method-override)$/;

/** The networks of `TRUSTED_PROXIES`. */
export function createTrust(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    trusted.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The visitor's address: the last hop that is none of our proxies (O11). A header from anybody else is not believed. */
export function clientAddress(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  let address = plainAddress(request.socket.remoteAddress ?? "");
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()));
  while (isTrusted(address) && hops.length > 0) {
    const hop = hops.pop() ?? "";
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** IPv4 addresses arrive as IPv6 ones on a socket that listens to both. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");

export const isLoopbackAddress = (address: string): boolean => address === "::1" || address.startsWith("127.");

/**
 * Takes away what only the guard may say, and what proxies may say only to the guard. A trusted proxy's `X-Forwarded-Host` becomes the host.
 * `Range` goes too: the portal's files are small, and half an answer is none.
 */
export function cleanHeaders(headers: IncomingHttpHeaders, isFromProxy: boolean): void {
  const forwardedHost = headers["x-forwarded-host"];
  if (isFromProxy && typeof forwardedHost === "string") headers.host = forwardedHost;
  for (const name of Object.keys(headers)) {
    if (name.startsWith(FACT_HEADER_PREFIX) || FORWARDING.test(name)) delete headers[name];
  }
  delete headers.range;
  delete headers["if-range"];
}
