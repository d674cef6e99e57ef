import { z } from "zod";
import { seesLiabilities } from "../../accounts/session.ts";
import { findApplication } from "../../applications/find-application.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { refinanced } from "../../credit/credit-sum.ts";
import { findSaidLiabilities } from "../../credit/liabilities.ts";
import { toWireLiability } from "../../credit/wire-liabilities.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";

/** Liabilities of an application's persons; 1021 for a user who does not see them (F-302). */
export const getLiabilities = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async ({ db, clock }, session, { ParaiskosID }) => {
    if (!seesLiabilities(session)) return refusal(1021);
    const row = await findApplication(db, session, ParaiskosID);
    if (row === null) return refusal(1063);
    const facts = await loadCreditFacts(db, row.shopId, toWireApplication(row), clock.now());
    const repaid = refinanced(facts);
    const { version } = await findSaidLiabilities(db, row.id);
    return answer({
      Isipareigojimai: { Isipareigojimas: facts.liabilities.map((one) => toWireLiability(one, repaid.includes(one))) },
      Versija: String(version),
    });
  },
);
