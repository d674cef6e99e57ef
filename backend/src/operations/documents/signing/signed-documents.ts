import { z } from "zod";
import { logAction } from "../../../applications/action-log.ts";
import { findApplication } from "../../../applications/find-application.ts";
import type { SignedDocumentKind } from "../../../store/schema/signed-documents.ts";
import { withTransaction } from "../../../store/store.ts";
import { answer, refusal } from "../../../wire/answer.ts";
import { applicationIdInput, flagInput, optional } from "../../../wire/wire-input.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { answerPdf } from "../pdf-answer.ts";
import { titleOfKind } from "../../../signing/paper-titles.ts";
import { findSigned, findSignedContract } from "./signing-document.ts";

const ARCHIVE = 3;
/** How a success begins that has no document (F-346). */
const TRANSFERRED = "Dokumentas perkeltas į archyvą.";

const input = z.object({ ParaiskosID: applicationIdInput, Sutuoktinis: optional(flagInput) });

/** The newest signed document of a kind; 2002 where there is none yet (F-345). Of an archived contract a success that says where it is (F-346). */
const signedDocument = (kind: SignedDocumentKind) =>
  operation(STAFF, input, async (context, session, { ParaiskosID: id, Sutuoktinis: isOfSpouse }) => {
    const row = await findApplication(context.db, session, id);
    if (row === null) return refusal(1063);
    if (row.status === ARCHIVE) return { ...answer(), message: TRANSFERRED };
    const owner = isOfSpouse === true ? "spouse" : "client";
    const found =
      kind === "contract"
        ? await findSignedContract(context.db, row, owner)
        : await findSigned(context.db, id, kind, kind === "consent" ? { owner } : {});
    if (found === null) return refusal(2002);
    const title = titleOfKind(row, kind);
    const note = owner === "spouse" ? `${title} (sutuoktinio)` : title;
    await withTransaction(context.db, (tx) =>
      logAction(tx, context, session, { applicationId: id, action: "Atsisiųstas pasirašytas dokumentas", note }),
    );
    // Each person's consent is a paper of its own: the two must not have one name.
    const name = kind === "consent" ? note : title;
    return answerPdf({ applicationId: id, name }, () => Promise.resolve(found.content));
  });

/** The contract with the signature of the buyer or the spouse: one file with every signature that it has by now, unless one of the two was given by hand. */
export const getSignedContract = signedDocument("contract");
/** The signed consent of the buyer or the spouse. */
export const getSignedConsent = signedDocument("consent");
/** The scan of the insurance consent that was signed on paper. */
export const getSignedInsurance = signedDocument("insurance");
