import { toWireRecord } from "../wire/answer.ts";
import { inContractOrder } from "../wire/contract-order.ts";
import { toAmount, toDay, toFlag } from "../wire/wire-output.ts";
import type { WireRecord } from "../store/wire-record.ts";
import type { CountedLiability } from "./liabilities.ts";

/** The wire's `Isipareigojimas` (F-559): the type in the spelling in which it came. @param isRepaid by the credit as the application is saved */
export const toWireLiability = (liability: CountedLiability, isRepaid: boolean): WireRecord =>
  inContractOrder("Isipareigojimas", {
    ...liability.data,
    ...toWireRecord({
      IsipareigojimoID: liability.id,
      Sutuoktinis: toFlag(liability.owner === "spouse"),
      Registre: toFlag(liability.isRegistered),
      type: liability.type,
      creditor: liability.creditor,
      dateOfContract: toDay(liability.contractDate),
      limit: toAmount(liability.limitCents),
      outstandingTotal: toAmount(liability.outstandingCents),
      instalmentCount: String(liability.instalmentCount),
      outstandingCount: String(liability.outstandingCount),
      installmentAmount: toAmount(liability.instalmentCents),
      correctedAmount: toAmount(liability.correctedInstalmentCents),
      overdueDays: String(liability.overdueDays),
      refinancePossible: toFlag(liability.refinancePossible),
      refinanceAmount: toAmount(liability.refinanceCents),
      refinance: toFlag(!liability.isKept),
      payerCode: liability.payerCode,
      purpose: liability.purpose,
      creditorAccount: liability.creditorAccount,
      repaid: toFlag(isRepaid),
    }),
  });
