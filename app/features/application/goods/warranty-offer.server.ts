import { parseMoney } from "~/domain/money.ts";
import type { Backend } from "~/services/backend.server.ts";
import { getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import type { WarrantyPrice } from "~/services/goods-types.ts";
import type { FormEntries } from "~/store/drafts.server.ts";

/** What an extended warranty costs for a group and a price; both as they were typed, so that the page knows when they are others. */
export type WarrantyOffer = {
  groupId: string;
  price: string;
  /** In cents; null where group or price are not there yet, and nothing can be said. */
  priceCents: number | null;
  prices: WarrantyPrice[];
};

/** Prices of the extended warranty for the typed group and price, as far as they can be read (F-250). */
export async function findWarrantyOffer(backend: Backend, entries: FormEntries): Promise<WarrantyOffer> {
  const typed = new Map(entries);
  const asked = { groupId: typed.get("groupId") ?? "", price: typed.get("priceCents") ?? "" };
  const price = parseMoney(asked.price);
  const groupId = Number(asked.groupId);
  if (!price.ok || !Number.isSafeInteger(groupId) || groupId <= 0) return { ...asked, priceCents: null, prices: [] };
  const prices = await getGuaranteeInsurancePrices(backend, { groupId, priceCents: price.value });
  return { ...asked, priceCents: price.value, prices: prices.ok ? prices.value : [] };
}
