import { z } from "zod";
import { logAction } from "../../../applications/action-log.ts";
import { findApplication } from "../../../applications/find-application.ts";
import { withTransaction } from "../../../store/store.ts";
import { refusal } from "../../../wire/answer.ts";
import { applicationIdInput, flagInput, optional } from "../../../wire/wire-input.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { answerPdf } from "../pdf-answer.ts";
import { findSigned, titleOf } from "./signing-document.ts";

const input = z.object({ ParaiskosID: applicationIdInput, Sutuoktinis: optional(flagInput) });

/** The newest signed document of a kind; 2002 where there is none yet (F-345). */
const signedDocument = (subject: "application" | "contract") =>
  operation(STAFF, input, async (context, session, { ParaiskosID: id, Sutuoktinis: isOfSpouse }) => {
    const row = await findApplication(context.db, session, id);
    if (row === null) return refusal(1063);
    const owner = isOfSpouse === true ? "spouse" : "client";
    const found =
      subject === "contract"
        ? await findSigned(context.db, id, "contract")
        : await findSigned(context.db, id, "consent", owner);
    if (found === null) return refusal(2002);
    await withTransaction(context.db, (tx) =>
      logAction(tx, context, session, { applicationId: id, action: "Atsisiųstas pasirašytas dokumentas" }),
    );
    return answerPdf({ applicationId: id, name: titleOf(row, subject) }, () => Promise.resolve(found.content));
  });

/** The contract with every signature that it has by now. */
export const getSignedContract = signedDocument("contract");
/** The signed consent of the buyer or the spouse. */
export const getSignedConsent = signedDocument("application");
