import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Strategy } from "remix-auth/strategy";
import type { z } from "zod";
import { logIn, type LoggedIn } from "~/flows/log-in/log-in.server.ts";
import type { loginSchema } from "~/flows/log-in/login-schema.ts";
import type { PublicPortal } from "~/request/portal.server.ts";

type Verify = Strategy.VerifyFunction<LoggedIn, FormStrategy.VerifyOptions>;

/** The form strategy, given a form that has been read and validated: a body can be read once only. */
class ValidatedFormStrategy extends FormStrategy<LoggedIn> {
  readonly #form: FormData;

  constructor(form: FormData, verify: Verify) {
    super(verify);
    this.#form = form;
  }

  override authenticate(request: Request): Promise<LoggedIn> {
    return this.verify({ form: this.#form, request });
  }
}

/** One attempt with the log-in form, by remix-auth. It holds no session of its own; ours is made from its answer. */
export function authenticate(
  portal: PublicPortal,
  { username, password }: z.output<typeof loginSchema>,
): Promise<LoggedIn> {
  const form = new FormData();
  form.set("username", username);
  form.set("password", password);
  const strategy = new ValidatedFormStrategy(form, (attempt) => {
    const typed = (name: string) => String(attempt.form.get(name));
    return logIn(portal, { username: typed("username"), password: { plain: typed("password") } });
  });
  const { url, headers, signal } = portal.head;
  const authenticator = new Authenticator<LoggedIn>().use(strategy);
  return authenticator.authenticate(strategy.name, new Request(url, { headers, signal }));
}
