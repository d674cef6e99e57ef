import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { isOpen } from "../../applications/application-answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { enqueue } from "../../sending/queue.ts";
import { linkSecrets } from "../../sending/link-secrets.ts";
import { hashToken, newNonce } from "../../sending/secrets.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import { bankReports } from "../../store/schema/incomes.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { applicationIdInput, operationIdInput } from "../../wire/wire-input.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { sends } from "../call/sends.ts";
import { BankReportState, findBankReport, LINK_DAYS, stateAt } from "./bank-report.ts";

const DAY_MS = 86_400_000;

/** Where the buyer is reached: by e-mail, else by SMS; null where nothing is known. */
function contactOf(application: WireRecord) {
  const [email, phone] = [textOf(application, "ElPastas"), textOf(application, "Telefonas")];
  if (email !== "") return { channel: "email", recipient: email } as const;
  return phone === "" ? null : ({ channel: "sms", recipient: phone } as const);
}

async function store(
  tx: Store,
  context: OperationContext,
  applicationId: number,
): Promise<typeof bankReports.$inferSelect> {
  const sentAt = context.clock.now();
  const nonce = newNonce();
  const [report] = await tx
    .insert(bankReports)
    .values({
      applicationId,
      nonce,
      tokenHash: hashToken(linkSecrets(context).linkTokenOf(nonce)),
      state: BankReportState.waiting,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + LINK_DAYS * DAY_MS),
    })
    .returning();
  if (report === undefined) throw new Error("The request for the bank statement was not stored.");
  return report;
}

async function request(tx: Store, context: OperationContext, session: Session, id: number): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, id);
  if (row === null) return refusal(1063);
  const state = stateAt(await findBankReport(tx, row.id), context.clock.now());
  const mayAsk = state === BankReportState.sendLink || state === BankReportState.repeat;
  if (!isOpen(row) || !mayAsk) return refusal(1100);
  const contact = contactOf(toWireApplication(row));
  if (contact === null) return refusal(2000, "Nenurodytas nei pirkėjo el. paštas, nei telefonas.");
  const report = await store(tx, context, row.id);
  const message = { kind: "bank-report", language: "lt", bankReportId: report.id, deadline: report.expiresAt } as const;
  await enqueue(tx, report.sentAt, { ...contact, ...message });
  await logAction(tx, context, session, { applicationId: row.id, action: "Išsiųsta banko išrašo nuoroda" });
  return answer({ Busena: String(report.state) });
}

/**
 * Sends the buyer a link by which the bank statement can be agreed to or refused; it lives 7 days (F-303, F-304). Only the moves from 0 and 3 to 1 are
 * legal, else 1100 (F-589).
 */
export const requestBankReport = sends(
  operation(
    STAFF,
    z.object({ OperacijosID: operationIdInput, ParaiskosID: applicationIdInput }),
    (context, session, { OperacijosID: operationId, ParaiskosID: id }) =>
      once(context, session, { operation: "RequestBankReport", operationId, content: { id } }, (tx) =>
        request(tx, context, session, id),
      ),
  ),
);
