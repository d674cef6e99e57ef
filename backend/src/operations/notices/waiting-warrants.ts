import { eq } from "drizzle-orm";
import { awaitingWarrant, findFirstWarrant } from "../../accounts/activity.ts";
import { listAll } from "../../accounts/found-users.ts";
import type { Session } from "../../accounts/session.ts";
import { daysBetween } from "../../rules/days.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { toFlag, toNumber } from "../../wire/wire-output.ts";

/** What makes two of these notices one (F-118): the portal takes it away once the warrants are confirmed. */
const WARRANTS = "warrants";

/** The notice is red on the last days (decision under G29). */
const URGENT_DAYS = 3;

/** To the main user of a company, who alone can confirm them: how many warrants wait, and until when (F-400). Nothing where none does. */
export async function findWarrantsNotice(db: Store, now: Date, { user }: Session): Promise<AnswerFields[]> {
  if (!user.mainCompanyUser || user.companyId === null) return [];
  const accounts = await listAll(db, eq(users.companyId, user.companyId));
  const first = findFirstWarrant(accounts, now);
  if (first === null) return [];
  const count = awaitingWarrant(accounts, now).length;
  const daysLeft = daysBetween(toBusinessDay(now), first);
  const [asked, askedEn] =
    daysLeft < 0
      ? [
          `Įgaliojimų patvirtinimo terminas ${first} praėjo. Nepatvirtinta: ${count}.`,
          `The deadline ${first} to confirm authorizations has passed. Not confirmed: ${count}.`,
        ]
      : [
          `Iki ${first} patvirtinkite darbuotojų įgaliojimus. Laukia patvirtinimo: ${count}.`,
          `Confirm the authorizations of your staff by ${first}. Waiting: ${count}.`,
        ];
  return [
    {
      PranesimoID: toNumber(user.id),
      type: "attention",
      variant: daysLeft < URGENT_DAYS ? "danger" : "warning",
      message: `${asked} Kas laukia, rodoma skyriuje „Paskyros“.`,
      messageEn: `${askedEn} “Accounts” shows who is waiting.`,
      text: "Nepatvirtinti darbuotojai prisijungti negalės.",
      textEn: "Staff who are not confirmed cannot log in.",
      unique: toFlag(true),
      uniqueMessage: WARRANTS,
      collapsed: toFlag(false),
    },
  ];
}
