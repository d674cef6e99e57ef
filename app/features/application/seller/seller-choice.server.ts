import * as z from "zod";
import type { SoapKey } from "~/i18n/text-key.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { FoundSellers } from "~/services/seller-types.ts";
import { listUsers } from "~/services/sellers.server.ts";
import { SEARCH_MAX_LENGTH } from "./search-length.ts";

export type SellerChoicePage = FoundSellers & {
  kind: "sellerChoice";
  search: string;
  /** Why the seller named in the address cannot be taken: unknown (1050), or nothing to offer (2140). */
  notice: BackendNotice | null;
  /** What stands instead of the rows when no seller is found. */
  emptyKey: SoapKey;
  /** What the calculator has handed over: the chosen seller's application gets it. */
  calculation: string;
};

const NO_SELLERS: SoapKey = `${codeOf("noUsers")}`;

const searchSchema = z.string().trim().max(SEARCH_MAX_LENGTH).catch("");

/** Sellers by a search in the address, so that it works without script (F-187, F-405). */
export async function loadSellerChoice(
  { url, backend }: Portal,
  calculation: string,
  notice: BackendNotice | null,
): Promise<SellerChoicePage> {
  const search = searchSchema.parse(url.searchParams.get("q"));
  const found = await listUsers(backend, { search });
  if (!found.ok) throw refusalPage(found.notice);
  return { kind: "sellerChoice", ...found.value, search, notice, emptyKey: NO_SELLERS, calculation };
}
