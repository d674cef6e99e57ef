import type { ContractListQuery } from "~/services/contract-types.ts";
import type { ListQuery } from "./list-query.ts";
import { LIST_SORTS } from "./list-sort.ts";

/** What the back end is asked for a query; page and key are the caller's. */
export function toContractsQuestion({ view, filter, period }: ListQuery): ContractListQuery {
  return {
    tab: view.tab,
    ...period,
    number: compact(filter.number),
    personalCode: set(filter.personalCode),
    status: set(filter.status),
    category: set(filter.category),
    buyer: set(filter.buyer),
    seller: set(filter.seller),
    shopId: set(filter.shop),
    contractType: set(filter.contractType),
    signatureType: set(filter.signatureType),
    eCreditState: set(filter.eCreditState),
    sumFromCents: set(filter.sumFrom),
    sumToCents: set(filter.sumTo),
    goods: set(filter.goods),
    hasIncomeCertificate: set(filter.certificate),
    lowerWinterPayments: set(filter.winter),
    comment: set(filter.comment),
    sortBy: LIST_SORTS[view.sort].wire,
    direction: view.direction,
  };
}

const set = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** A number is looked up as a whole, however its digits were grouped. */
const compact = (number: string | null) => number?.replace(/\s/g, "");
