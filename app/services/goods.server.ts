import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, readAnswer, refuse } from "./call-operation.server.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import type { GeneralReason, ReasonOf } from "./faults.server.ts";
import type { Catalogue, WarrantyPrice } from "./goods-types.ts";
import type { BackendOutcome } from "./refusal.ts";
import { catalogueAnswer, warrantyPricesAnswer } from "./wire/goods.ts";

const NO_RECORDS = 1900;
const APPLICATION_REFUSALS = [1060, 1063] as const;

/** `limit` is the largest number of items; `applicationId` names the shop: the application's, else one's own (1.3). */
export type CatalogueQuery = {
  applicationId?: number | undefined;
  search?: string | undefined;
  /** The whole number of one item. */
  productNumber?: string | undefined;
  groupId?: number | undefined;
  limit?: number | undefined;
};

/** Goods groups and catalogue items of a shop; a search without a hit is an empty list (F-240, F-241). */
export async function getCatalogue(
  backend: Backend,
  { search, groupId, limit, productNumber, applicationId }: CatalogueQuery = {},
): Promise<BackendOutcome<Catalogue, GeneralReason | ReasonOf<(typeof APPLICATION_REFUSALS)[number]>>> {
  const args = {
    Paieska: search,
    TurtoRusiesID: groupId,
    Kiekis: limit,
    PrekesNumeris: productNumber,
    ParaiskosID: applicationId,
  };
  const answer = await askInSession(backend, "GetCatalogue", args);
  if (answer.code !== 0 && answer.code !== NO_RECORDS) return refuse(answer, APPLICATION_REFUSALS);
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
