import { buyerPart, PayoutType } from "../../credit/payout.ts";
import { toContractType } from "../../credit/condition-variants.ts";
import { isGoodsContract } from "../../rules/condition-rules.ts";
import { parseCents } from "../../rules/money.ts";

/** What decides where the money of a contract went. */
interface PaidContract {
  readonly contractType: number | null;
  readonly payoutType: number | null;
  readonly sumCents: number | null;
  /** PervestiKlientui in euros. */
  readonly asked: string | null;
  readonly shopAccount: string;
  readonly buyerAccount: string | null;
}

/** Accounts to which a contract was paid out, as its conditions name them: the seller's, the buyer's or both. A limit is paid to none, cash neither. */
export function paidAccounts({
  contractType,
  payoutType,
  sumCents,
  asked,
  shopAccount,
  buyerAccount,
}: PaidContract): string {
  if (contractType === null || !isGoodsContract(toContractType(contractType))) return "";
  const restCents = sumCents ?? 0;
  const buyerCents = buyerPart({ payoutType, restCents, askedCents: parseCents(asked || "0") });
  const accounts = [
    buyerCents < restCents ? shopAccount : null,
    buyerCents > 0 && payoutType !== PayoutType.cash ? buyerAccount : null,
  ];
  return accounts.filter(Boolean).join(", ");
}
