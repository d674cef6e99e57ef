import { eq } from "drizzle-orm";
import { findFirstWarrant } from "../../accounts/activity.ts";
import { listAll } from "../../accounts/found-users.ts";
import type { Session } from "../../accounts/session.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { toFlag, toNumber } from "../../wire/wire-output.ts";

/** What makes two of these notices one (F-118): the portal takes it away once the warrants are confirmed. */
const WARRANTS = "warrants";

/** To the main user of a company, who alone can confirm them: that warrants wait, and until when (F-400). Nothing where none does. */
export async function findWarrantsNotice(db: Store, now: Date, { user }: Session): Promise<AnswerFields[]> {
  if (!user.mainCompanyUser || user.companyId === null) return [];
  const first = findFirstWarrant(await listAll(db, eq(users.companyId, user.companyId)), now);
  if (first === null) return [];
  const isOver = first < toBusinessDay(now);
  return [
    {
      PranesimoID: toNumber(user.id),
      type: "attention",
      variant: isOver ? "danger" : "warning",
      message: `${isOver ? `Įgaliojimų patvirtinimo terminas ${first} praėjo` : `Iki ${first} patvirtinkite darbuotojų įgaliojimus`}. Kas laukia, rodoma skyriuje „Paskyros“.`,
      messageEn: `${isOver ? `The day to confirm warrants, ${first}, has passed` : `Confirm the warrants of your staff by ${first}`}. “Accounts” shows who is waiting.`,
      text: "Nepatvirtinti darbuotojai prisijungti negalės.",
      textEn: "Staff who are not confirmed cannot log in.",
      unique: toFlag(true),
      uniqueMessage: WARRANTS,
      collapsed: toFlag(false),
    },
  ];
}
