import { rejected, type Outcome } from "~/domain/outcome.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { logIn, type LoggedIn } from "./log-in.server.ts";
import { loginSchema } from "./login-schema.ts";

/** A partner's link: `u` the username, `p` the password's hash; null where it has none, or more than one. */
type LinkCredentials = { u: string | null; p: string | null };

/**
 * The log-in of a partner's link: the same as with the form, but the hash stands for the password (F-086, F-087, F-093). Of a link that is not whole
 * the back end hears nothing: it costs no attempt.
 */
export async function logInByLink(
  portal: PublicPortal,
  { u, p }: LinkCredentials,
): Promise<LoggedIn | Outcome<never, "incomplete">> {
  const link = loginSchema.safeParse({ username: u, password: p });
  if (!link.success) return rejected("incomplete");
  const { username, password } = link.data;
  return logIn(portal, { username, password: { hash: password } });
}
