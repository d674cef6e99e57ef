import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { toCompanyShops } from "../../accounts/company-shops.ts";
import { findByWords, listActive, listAll, toFoundUsers } from "../../accounts/found-users.ts";
import type { Session } from "../../accounts/session.ts";
import { users } from "../../store/schema/partners.ts";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { parseListKey } from "../../wire/list-key.ts";
import { toPage, type FoundRow } from "../../wire/list-page.ts";
import { flagInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { operation } from "../call/operation.ts";
import { inOrder, type Account } from "./account-order.ts";
import { toWireAccount, toWireWarrants } from "./wire-account.ts";

const MANAGER = 1;
/** The longest page; an export pulls long ones. */
const MAX_ROWS = 500;
const DEFAULT_ROWS = 25;

const input = z.object({
  Paieska: textInput(100),
  PardavejoID: optional(numberInput),
  SuDuomenimis: optional(flagInput),
  LaukiaPatvirtinimo: optional(flagInput),
  Rikiavimas: textInput(40),
  Kryptis: textInput(10),
  Raktas: textInput(500),
  Kiekis: optional(numberInput.pipe(z.number().min(1).max(MAX_ROWS))),
});

type Asked = z.output<typeof input>;

/** Managers list the users of every partner, supervisors those of their own company (1.3). */
const conditionOf = ({ role, user }: Session, { PardavejoID: id }: Asked) =>
  and(
    role === MANAGER ? undefined : eq(users.companyId, user.companyId ?? 0),
    id === undefined ? undefined : eq(users.id, id),
  );

/** The page of an ordered list that a key names; one of a row that has gone begins where it stood. */
function pageOf(accounts: readonly Account[], rawKey: string, limit: number) {
  const key = parseListKey(rawKey);
  const at = key === null ? -1 : accounts.findIndex(({ id }) => id === key.id);
  const isBackwards = key?.side === "before";
  const rows = isBackwards ? accounts.slice(0, Math.max(0, at)).reverse() : accounts.slice(at + 1);
  const found = rows.slice(0, limit + 1).map(({ id }): FoundRow => ({ id, value: "" }));
  const page = toPage(found, key, limit);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return { ...page, rows: page.ids.flatMap((id) => byId.get(id) ?? []) };
}

function toAccounts(all: readonly Account[], asked: Asked, now: Date): AnswerFields | null {
  const awaiting = toWireWarrants(all, now);
  const searched = findByWords(all, asked.Paieska);
  const chosen = asked.LaukiaPatvirtinimo === true ? searched.filter((one) => toWireWarrants([one], now)) : searched;
  if (chosen.length === 0) return null;
  const order = { column: asked.Rikiavimas, direction: asked.Kryptis, now };
  const page = pageOf(inOrder(chosen, order), asked.Raktas, asked.Kiekis ?? DEFAULT_ROWS);
  return {
    Sarasas: { Eilute: page.rows.map((account) => toWireAccount(account, now)) },
    KitasRaktas: page.nextKey,
    AnkstesnisRaktas: page.previousKey,
    Nuo: toNumber(page.firstNumber),
    Viso: toNumber(chosen.length),
    Igaliojimai: awaiting,
  };
}

/**
 * Users of the partners' shops: for managers, who choose among them for whom they work (F-405, F-187), and for supervisors those of their company
 * (F-394). By a search in name, log-in and shop, or by number. Briefly the first twenty who may work, by shop; `SuDuomenimis` asks for everybody with
 * every column, in an order of choice, a page at a time (F-395). None found is 1090.
 */
export const listUsers = operation(
  { roles: [MANAGER, 3], limited: false },
  input,
  async ({ db, clock }, session, asked) => {
    const now = clock.now();
    const condition = conditionOf(session, asked);
    if (asked.SuDuomenimis === true) {
      const accounts = toAccounts(await listAll(db, condition), asked, now);
      if (accounts === null) return refusal(1090);
      return answer({ ...accounts, Parduotuves: await toCompanyShops(db, session) });
    }
    const found = findByWords(await listActive(db, now, condition), asked.Paieska);
    return found.length === 0 ? refusal(1090) : answer(toFoundUsers(found));
  },
);
