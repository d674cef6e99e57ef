import { amountsOf, refinanced } from "../../credit/credit-sum.ts";
import type { CreditorAccount, Payee, RefinancedCredit } from "../../documents/contract-data.ts";
import { textOf } from "../../store/application-wire.ts";
import { centsOf } from "../../wire/wire-values.ts";
import { buyerPart, PayoutType } from "../../credit/payout.ts";
import type { DocumentFacts } from "../../applications/document-facts.ts";
import { nameOf } from "./person.ts";

/** Who gets how much of the credit (F-276, F-268): debts that are refinanced come first, the rest goes to buyer and seller. */
export function toPayees({ row, facts, company, schedule }: DocumentFacts): Payee[] {
  const { application, shop } = facts;
  const { refinancedCents } = amountsOf(facts);
  const restCents = schedule.creditSumCents - refinancedCents;
  const askedCents = centsOf(application, "PervestiKlientui") ?? 0;
  const buyerCents = buyerPart({ payoutType: row.payoutType, restCents, askedCents });
  const buyer = { name: nameOf(application, ""), amountCents: buyerCents };
  const payees: Payee[] = [
    {
      kind: "seller",
      amountCents: restCents - buyerCents,
      name: company.name,
      accountNumber: shop.accountNumber,
    },
    row.payoutType === PayoutType.cash
      ? { ...buyer, kind: "cash", accountNumber: null }
      : { ...buyer, kind: "buyer", accountNumber: textOf(application, "SaskaitosNr") || null },
    { kind: "creditors", amountCents: refinancedCents, name: "", accountNumber: null },
  ];
  return payees.filter(({ amountCents }) => amountCents > 0);
}

/** The account of another creditor that the contract names (F-558); null for none. */
export function toCreditorAccount({ facts: { application } }: DocumentFacts): CreditorAccount | null {
  const accountNumber = textOf(application, "PapildomaSaskaita");
  const code = textOf(application, "PapildomosSaskaitosKodas");
  return accountNumber === "" ? null : { accountNumber, code: code === "" ? null : code };
}

/** The credits that are repaid, one by one, as the registers and the application name them. */
export const toRefinancedCredits = ({ facts }: DocumentFacts): RefinancedCredit[] =>
  refinanced(facts).map(({ creditor, contractDate, payerCode, refinanceCents, creditorAccount }) => ({
    creditor,
    amountCents: refinanceCents ?? 0,
    contractDate: contractDate === "" ? null : contractDate,
    payerCode: payerCode === "" ? null : payerCode,
    accountNumber: creditorAccount,
  }));
