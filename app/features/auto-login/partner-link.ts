import type { RequestHead } from "~/platform/request-head.ts";

/** A partner's link: `u` the username, `p` the password's hash, `r` where to (F-086, F-087). Null: not there, or there twice. */
export type PartnerLink = { u: string | null; p: string | null; r: string | null };

/** The link that an address is; null for an address that opens no session. */
export function findPartnerLink({ url }: Pick<RequestHead, "url">): PartnerLink | null {
  const { searchParams } = new URL(url);
  const only = (name: string): string | null => {
    const [value, ...more] = searchParams.getAll(name);
    return value === undefined || more.length > 0 ? null : value;
  };
  const isLink = searchParams.has("u") || searchParams.has("p");
  return isLink ? { u: only("u"), p: only("p"), r: only("r") } : null;
}
