import { eq } from "drizzle-orm";
import { z } from "zod";
import { findByWords, listActive, toFoundUsers } from "../../accounts/found-users.ts";
import { users } from "../../store/schema/partners.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { MANAGERS, operation } from "../call/operation.ts";
import { numberInput, optional, textInput } from "../../wire/wire-input.ts";

/**
 * Active users of the partners' shops, for managers, who choose among them for whom they work (F-405, F-187): by a search in name, log-in
 * and shop, or by number. The first twenty by shop (F-395); none found is 1090.
 */
export const listUsers = operation(
  MANAGERS,
  z.object({ Paieska: textInput(100), PardavejoID: optional(numberInput) }),
  async ({ db }, _session, { Paieska: search, PardavejoID: id }) => {
    const found = findByWords(await listActive(db, id === undefined ? undefined : eq(users.id, id)), search);
    return found.length === 0 ? refusal(1090) : answer(toFoundUsers(found));
  },
);
