import { startPortalServers, type Limits, type PortalServers } from "../support/portal-servers.ts";

/** Servers on which a guesser meets these limits. The machine itself stands for a proxy that is believed, so that guesses come from many addresses. */
export const startBesiegedWith = (limits: Limits): Promise<PortalServers> =>
  startPortalServers({
    limits,
    variables: { TRUSTED_PROXIES: "127.0.0.1", FRAME_PARTNERS: "https://partner.example" },
  });

/** So many addresses of no known network. */
export const addressesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `10.${77 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`);

/** So many addresses of one household, as IPv6 gives them to it. */
export const addressesOfOneNetwork = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `2001:db8:7:7:${(at + 1).toString(16)}::1`);

/** Takes from a list over and over. */
export function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** What a form of the portal says of where it comes from. */
export const fromAddress = (address: string): Record<string, string> => ({
  "Sec-Fetch-Site": "same-origin",
  "X-Forwarded-For": address,
});
