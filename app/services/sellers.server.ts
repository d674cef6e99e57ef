import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { codeOf, type GeneralReason } from "./faults.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { FoundSellers } from "./seller-types.ts";
import { toWirePassword, type PasswordOnWire } from "./session.server.ts";
import type { SellerUser } from "./session-types.ts";
import { nothing } from "./wire/parts.ts";
import { foundSellersAnswer, savedSellerAnswer, toWireSeller } from "./wire/sellers.ts";
import { toWireWrite } from "./write.ts";

/**
 * Saves a seller with a new password (F-144, F-399). 900: another user has the e-mail or the log-in name; 1006: the present password; 1021:
 * not the user's account, or a contact that no code has proved; 2120: not saved. The verified flags come back as the back end has decided them.
 */
export const saveSeller = (
  backend: Backend,
  { seller, password, operationId }: { seller: SellerUser; password: PasswordOnWire; operationId: string },
) =>
  callOperation(backend, {
    operation: "SaveSeller",
    args: { ...toWireWrite({ operationId }), ...toWireSeller(seller), ...toWirePassword(password) },
    answer: savedSellerAnswer,
    refusals: [900, 1006, 1102, 2120],
  });

/** Whether the e-mail is free (F-149). Callers limit how often it is asked (R-C29). */
export const checkEmailAvailability = (backend: Backend, email: string) =>
  callOperation(backend, {
    operation: "CheckEmailAvailability",
    args: { Emailas: email },
    answer: nothing,
    refusals: [900],
  });

const NO_USERS = codeOf("noUsers");

/** Active sellers by a search in name, log-in and shop, or the one with a number; for managers, no match is an empty list (F-405, F-395). */
export async function listUsers(
  backend: Backend,
  { search, sellerId }: { search?: string; sellerId?: number },
): Promise<BackendOutcome<FoundSellers, GeneralReason>> {
  const answer = await askInSession(backend, "ListUsers", { Paieska: search, PardavejoID: sellerId });
  if (answer.code !== 0 && answer.code !== NO_USERS) return refuse(answer, []);
  return accepted(readAnswer(answer, foundSellersAnswer));
}
