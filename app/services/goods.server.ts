import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, readAnswer, refuse } from "./call-operation.server.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import type { GeneralReason } from "./faults.server.ts";
import type { Catalogue, WarrantyPrice } from "./goods-types.ts";
import type { BackendOutcome } from "./refusal.ts";
import { catalogueAnswer, warrantyPricesAnswer } from "./wire/goods.ts";

const NO_RECORDS = 1900;

/** `limit` is the largest number of items. */
export type CatalogueQuery = {
  search?: string | undefined;
  groupId?: number | undefined;
  limit?: number | undefined;
};

/** Goods groups and catalogue items of the seller's shop; a search without a hit is an empty list (F-240, F-241). */
export async function getCatalogue(
  backend: Backend,
  { search, groupId, limit }: CatalogueQuery = {},
): Promise<BackendOutcome<Catalogue, GeneralReason>> {
  const args = { Paieska: search, TurtoRusiesID: groupId, Kiekis: limit };
  const answer = await askInSession(backend, "GetCatalogue", args);
  if (answer.code !== 0 && answer.code !== NO_RECORDS) return refuse(answer, []);
  return accepted(readAnswer(answer, catalogueAnswer));
}

/** Prices of an extended warranty for one piece; a group without one has no price (F-250). */
export async function getGuaranteeInsurancePrices(
  backend: Backend,
  { groupId, priceCents }: { groupId: number; priceCents: number },
): Promise<BackendOutcome<WarrantyPrice[], GeneralReason>> {
  const args = { TurtoRusiesID: groupId, Kaina: toDecimalMoney(priceCents) };
  const answer = await askInSession(backend, "GetGuaranteeInsurancePrices", args);
  if (answer.code !== 0 && answer.code !== NO_RECORDS) return refuse(answer, []);
  return accepted(readAnswer(answer, warrantyPricesAnswer));
}
