import { optionalText } from "~/domain/fields/text-field.ts";
import { defineList } from "~/lists/define-list.ts";
import type { AccountsQuery } from "~/services/account-types.ts";
import { SHOWN_ACCOUNTS, SHOWN_USERS } from "./shown-accounts.ts";

/** Longest search: a name with a shop. */
const SEARCH_MAX = 60;

type Asked = { view: { sort: string; direction: string }; filter: { search: string | null } };

/** What both lists accept, and what the back end is asked for it (F-395). */
const reading = () => ({
  schemas: { search: optionalText({ max: SEARCH_MAX }) },
  fill: () => ({}),
  ask: ({ view, filter }: Asked): AccountsQuery => ({
    search: filter.search ?? undefined,
    sortBy: view.sort,
    direction: view.direction,
  }),
});

export const ACCOUNTS_LIST = defineList(SHOWN_ACCOUNTS, reading());

export const USERS_LIST = defineList(SHOWN_USERS, reading());
