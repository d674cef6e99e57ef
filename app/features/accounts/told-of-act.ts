import type { IsoDay } from "~/domain/iso-day.ts";
import type { NewNotice } from "~/notices/notice-record.ts";
import type { AccountAct } from "~/paths/account-paths.ts";
import type { Account } from "~/services/account-types.ts";

/** The day by which the warrant should have been confirmed, where it has passed: the person may not work even when activated (F-400). */
export const lapsedWarrant = ({ warrantDue }: Account, today: IsoDay): IsoDay | null =>
  warrantDue !== null && warrantDue < today ? warrantDue : null;

/** What the supervisor reads after an act: what came of it, which may be less than was wanted. */
export function toldOfAct(act: AccountAct, account: Account, today: IsoDay): NewNotice {
  const isUnconfirmed = act === "activate" && lapsedWarrant(account, today) !== null;
  const key = isUnconfirmed ? "accounts:done.activateUnconfirmed" : (`accounts:done.${act}` as const);
  return { text: { key, params: { login: account.login } }, variant: isUnconfirmed ? "warning" : "success" };
}
