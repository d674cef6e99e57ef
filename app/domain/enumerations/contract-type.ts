import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Product of a contract, SutartiesTipoID (F-277, F-574). */
export const ContractType = { goodsCredit: 3, creditAccount: 5, creditCard: 6, online: 7 } as const;

export type ContractType = CodeOf<typeof ContractType>;

export const contractTypes = defineEnumeration("contractType", ContractType);

/** Whether goods must be listed: goods credit, and the online shop, which sells goods as well (F-237, F-574). */
export const isGoodsContract = (type: ContractType): boolean =>
  type === ContractType.goodsCredit || type === ContractType.online;

/** An account or a card: its sum, or its limit, is asked for and does not come from goods (F-267, F-271). */
export const hasAskedSum = (code: number | null): boolean => {
  const type = contractTypes.find(code);
  return type !== null && !isGoodsContract(type);
};

export type LimitKind = "account" | "card";

/** What is agreed on when no goods are paid for: the limit of an account for a time, of a card without an end (F-271, F-277). */
export const limitKindOf = (code: number | null): LimitKind | null =>
  code === ContractType.creditAccount ? "account" : code === ContractType.creditCard ? "card" : null;
