import type { Language } from "~/domain/language.ts";
import { formatPhone } from "~/domain/phone.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import type { ListColumn } from "~/lists/list-columns.ts";
import type { Account } from "~/services/account-types.ts";

/** The words of an account in one language; a code that we do not know is shown as it is (F-569, F-570). */
export interface AccountWords {
  language: Language;
  role: (code: number | null) => string;
  method: (code: number) => string;
  block: (code: number) => string;
  /** Whether the account may be worked with, and why not. */
  activity: (account: Account) => string;
  yesNo: (flag: boolean) => string;
}

type AccountColumn = ListColumn<Account, AccountWords>;

/** The columns of the list of accounts (F-394); names are keys of `columns`, and of the orders of the list. */
export const ACCOUNT_COLUMNS = {
  firstName: { kind: "text", value: ({ firstName }) => firstName },
  lastName: { kind: "text", value: ({ lastName }) => lastName },
  login: { kind: "text", value: ({ login }) => login },
  email: { kind: "text", value: ({ email }) => email, width: 30 },
  phone: { kind: "text", value: ({ mobilePhone }) => mobilePhone, shown: formatPhone },
  role: { kind: "text", value: ({ role }, words) => words.role(role) },
  active: { kind: "text", value: (account, words) => words.activity(account) },
  shop: { kind: "text", value: ({ shopName }) => shopName, width: 30 },
  lastLogin: { kind: "moment", value: ({ lastLoginAt }) => (lastLoginAt === null ? null : toDayAndTime(lastLoginAt)) },
  method: { kind: "text", value: ({ authenticationMethod }, words) => words.method(authenticationMethod) },
  block: { kind: "text", value: ({ blockState }, words) => words.block(blockState), width: 24 },
} as const satisfies Record<string, AccountColumn>;

export type AccountColumnName = keyof typeof ACCOUNT_COLUMNS;

export const ACCOUNT_COLUMN_NAMES = Object.keys(ACCOUNT_COLUMNS) as AccountColumnName[];
