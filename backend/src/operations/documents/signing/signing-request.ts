import { lenderOn } from "../../../configuration/configuration.ts";
import { contentOf, personOf } from "../../../signing/parts.ts";
import { isTermOver, lastDayToSign, toldFailure } from "../../../signing/signing-term.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { answer, refusal } from "../../../wire/answer.ts";
import { toFlag, toLocalTime } from "../../../wire/wire-output.ts";
import { publicOperation } from "../../call/operation.ts";
import { answerPdf } from "../pdf-answer.ts";
import { documentNumber } from "./part-input.ts";
import { titleOf } from "../../../signing/paper-titles.ts";
import { codeRecipient, findLink, linkInput, stateAt } from "./signing-link.ts";

/** What the page of a link says: who asks whom to sign what, until when, and how far it is; 1900 for a link that there is not. */
export const getSigningRequest = publicOperation(linkInput, async (context, { Raktas: token }) => {
  const found = await findLink(context.db, token);
  if (found === null) return refusal(1900);
  const { signing, row } = found;
  const now = context.clock.now();
  const { state, failure } = stateAt(signing, now);
  const isOver = state === "error" && isTermOver(await lastDayToSign(context.db, row), now);
  return answer({
    Busena: state,
    Priezastis: toldFailure({ subject: signing.subject, failure }, isOver),
    PasirasymoTipas: String(signing.way),
    Dokumentas: documentNumber(signing),
    Pavadinimas: titleOf(row, signing.subject),
    Vardas: personOf(row, signing.owner).name,
    Kreditorius: lenderOn(toBusinessDay(now)).name,
    GaliojaIki: toLocalTime(signing.expiresAt),
    Maisa: signing.contentHash,
    KodasIssiustas: toFlag(signing.codeSentAt !== null),
    KodoKontaktas: codeRecipient(found)?.recipient ?? null,
  });
});

/** The document behind a link as it is signed, to the byte; its SHA-256 is `Maisa` of the request (F-343). */
const documentForSigning = (subject: "application" | "contract") =>
  publicOperation(linkInput, async ({ db }, { Raktas: token }) => {
    const found = await findLink(db, token);
    if (found === null || found.signing.subject !== subject) return refusal(1900);
    const { signing, row } = found;
    return answerPdf({ applicationId: row.id, name: titleOf(row, subject) }, () => contentOf(db, signing));
  });

export const getContractForSigning = documentForSigning("contract");
export const getConsentForSigning = documentForSigning("application");
