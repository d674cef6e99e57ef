import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { variantRefusals } from "../../rules/condition-rules.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { users } from "../../store/schema/partners.ts";
import { askDebtRegister } from "../../applications/ask-debt-register.ts";
import { withTransaction } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { isContract } from "../../applications/application-answer.ts";
import { hasValidVariant, listShopVariants, toRuleVariant } from "../../credit/condition-variants.ts";
import { refuseContract } from "./contract-refusal.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session, UserRow } from "../../accounts/session.ts";
import { applicationIdInput, centsInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";

const MANAGER = 1;
const SUPERVISOR = 3;

const input = z.object({
  login: textInput(100),
  SalyguVariantoID: numberInput,
  Suma: centsInput,
  Vardas: textInput(200),
  Trukme: numberInput,
  DarboRezimas: optional(numberInput),
  ParaiskosID: optional(applicationIdInput),
});

type Question = z.output<typeof input>;

/** The seller who is asked about: the caller, or another one whom the caller may work for. */
async function findSeller({ db }: OperationContext, session: Session, login: string): Promise<UserRow | null> {
  const [seller] = await db.select().from(users).where(eq(users.login, login.trim().toLowerCase()));
  if (seller === undefined) return null;
  const isWithinReach =
    seller.id === session.user.id ||
    session.role === MANAGER ||
    (session.role === SUPERVISOR && seller.companyId === session.user.companyId);
  return isWithinReach ? seller : null;
}

async function refuseTerms({ db }: OperationContext, shopId: number, question: Question): Promise<Answer | null> {
  const rows = await listShopVariants(db, shopId);
  if (!hasValidVariant(rows)) return refusal(2140);
  const row = rows.find(({ id }) => id === question.SalyguVariantoID);
  if (row === undefined) return refusal(5);
  const refusals = variantRefusals(toRuleVariant(row), {
    creditSumCents: question.Suma,
    durationMonths: question.Trukme,
    hasSmallWinterPayments: false,
    // Whether the spouse signs is a matter of the application, which is checked as a whole.
    isSpouseCredit: true,
    advanceCents: 0,
    goodsTotalCents: 0,
  });
  return refusals.length === 0 ? null : refusal(5);
}

/** The terms are those of the application's shop, whichever shop of the company asks (1.3, columns V and M). */
async function refuseApplication(
  context: OperationContext,
  session: Session,
  id: number,
  question: Question,
): Promise<Answer | null> {
  const row = await findApplication(context.db, session, id);
  if (row === null) return refusal(1063);
  if (isContract(row)) return refusal(1065);
  const refusedTerms = await refuseTerms(context, row.shopId, question);
  if (refusedTerms !== null) return refusedTerms;
  await withTransaction(context.db, (tx) => askDebtRegister(tx, context, session, row));
  const facts = await loadCreditFacts(context.db, row.shopId, toWireApplication(row), context.clock.now());
  const basis = await refuseContract(context.db, context, row.id, facts);
  return "refused" in basis ? basis.refused : null;
}

/** Without an application the shop is the seller's; a manager has none. */
const refuseForSeller = async (
  context: OperationContext,
  seller: UserRow,
  question: Question,
): Promise<Answer | null> => (seller.shopId === null ? null : refuseTerms(context, seller.shopId, question));

/** Whether a contract could be made on these terms, asked before it is made (F-202): 5 or 2140 when not. */
export const checkContractPossible = operation(STAFF, input, async (context, session, question) => {
  const seller = await findSeller(context, session, question.login);
  if (seller === null) return refusal(1021);
  const { ParaiskosID: applicationId } = question;
  const refused =
    applicationId === undefined
      ? await refuseForSeller(context, seller, question)
      : await refuseApplication(context, session, applicationId, question);
  return refused ?? answer({ Galima: "1" });
});
