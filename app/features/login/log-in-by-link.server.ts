import type { Language } from "~/domain/language.ts";
import { refused, type Outcome } from "~/domain/outcome.ts";
import { logIn, type LoggedIn } from "./log-in.server.ts";
import { loginSchema } from "./login-schema.ts";

/** A partner's link: `u` the username, `p` the password's hash; null where it has none, or more than one. */
type LinkCredentials = { u: string | null; p: string | null };

/**
 * The log-in of a partner's link: the same as with the form, but the hash stands for the password (F-086, F-087, F-093). Of a link that is not whole
 * the back end hears nothing: it costs nobody an attempt.
 */
export async function logInByLink(
  request: Request,
  { u, p }: LinkCredentials,
  language: Language,
): Promise<LoggedIn | Outcome<never, "incomplete">> {
  const link = loginSchema.safeParse({ username: u, password: p });
  if (!link.success) return refused("incomplete");
  const { username, password } = link.data;
  return logIn(request, { username, password: { hash: password } }, language);
}
