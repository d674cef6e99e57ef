import { and, eq } from "drizzle-orm";
import { users } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";
import { escapeHtml } from "./html-text.ts";
import { fullNameOf, type UserRow } from "./session.ts";

/** Names who may unblock an account that was too long offline: the company's main user (F-084, F-435). HTML. */
export async function blockedAccountMessage(db: Store, user: UserRow): Promise<string> {
  const reminder = '<a href="/password-remind">slaptažodžio priminimu</a>';
  if (user.companyId === null) return `Paskyra užblokuota, nes ilgai nesijungėte. Pasinaudokite ${reminder}.`;
  const [mainUser] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, user.companyId), eq(users.mainCompanyUser, true), eq(users.active, true)))
    .limit(1);
  const who = mainUser ? `savo įmonės pagrindinį naudotoją (${escapeHtml(fullNameOf(mainUser))})` : "savo vadybininką";
  return `Paskyra užblokuota, nes ilgai nesijungėte. Pasinaudokite ${reminder} arba kreipkitės į ${who}.`;
}
