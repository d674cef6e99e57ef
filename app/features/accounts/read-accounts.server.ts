import { daysBetween, type IsoDay } from "~/domain/iso-day.ts";
import { keepPlace } from "~/lists/last-place.server.ts";
import { toShownText } from "~/lists/list-columns.ts";
import { readList } from "~/lists/read-list.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Account } from "~/services/account-types.ts";
import { listAccounts } from "~/services/accounts.server.ts";
import { ACCOUNT_COLUMN_NAMES, ACCOUNT_COLUMNS, type AccountWords } from "./account-columns.ts";
import { accountWords } from "./account-words.server.ts";
import { ACCOUNTS_LIST, USERS_LIST } from "./accounts-list.ts";

/** The banner is red on the last days (decision under G29). */
const URGENT_DAYS = 3;

type Warrants = { due: IsoDay; count: number };

/** The warrants that wait, as the banner tells of them (F-400); null where none does. */
const toBanner = (portal: Portal, warrants: Warrants | null) =>
  warrants === null
    ? null
    : {
        ...warrants,
        isOverdue: warrants.due < portal.today,
        isUrgent: daysBetween(portal.today, warrants.due) < URGENT_DAYS,
        mayConfirm: portal.can("warrant:confirm"),
      };

/** One page of the company's accounts with what may be done with each (F-394, F-396). */
export async function readAccounts(portal: Portal) {
  await keepPlace(portal);
  let waiting: Warrants | null = null;
  const { rows, ...page } = await readList(portal, ACCOUNTS_LIST, async (backend, question) => {
    const answer = await listAccounts(backend, question);
    if (answer.ok) waiting = answer.value.warrants;
    return answer;
  });
  const words = accountWords(portal.locale);
  return { ...page, warrants: toBanner(portal, waiting), rows: rows.map((row) => toRow(portal, row, words)) };
}

/** One page of the users of all partners, for managers (F-405). */
export async function readUsers(portal: Portal) {
  await keepPlace(portal);
  const { rows, ...page } = await readList(portal, USERS_LIST, listAccounts);
  const words = accountWords(portal.locale);
  return { ...page, rows: rows.map((row) => toRow(portal, row, words)) };
}

/** A row as it is shown, in the page's language. */
function toRow(portal: Portal, account: Account, words: AccountWords) {
  const page = { words, language: words.language };
  const { id, login, active, hasLeft, shared, mainUser, blockState } = account;
  const isOwn = String(id) === portal.session.user.id;
  return {
    id,
    login,
    name: `${account.firstName} ${account.lastName}`,
    active,
    hasLeft,
    shared,
    mainUser,
    isBlocked: blockState !== 0,
    mayUnblock: blockState !== 0 && portal.can("account:unblock"),
    isOwn,
    /** The main user's account is changed by its owner alone (decision under G29). */
    mayChange: !isOwn && !mainUser,
    cells: ACCOUNT_COLUMN_NAMES.map((name) => toShownText<Account, AccountWords>(ACCOUNT_COLUMNS[name], account, page)),
  };
}

export type AccountRow = ReturnType<typeof toRow>;
