import { and, eq } from "drizzle-orm";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { fullNameOf, type UserRow } from "../../accounts/session.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that is put into an HTML message. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

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
