import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Language } from "~/domain/language.ts";
import { logIn, type LoggedIn } from "./log-in.server.ts";
import { loginSchema } from "./login-schema.ts";

/** The strategy of the log-in form. */
export const FORM_STRATEGY = "form";

/**
 * The authenticator of one log-in attempt: remix-auth runs the strategy over the form that `parseForm` has already read
 * and limited. It holds no session of its own; ours is made from its answer.
 */
export function formAuthenticator(language: Language): Authenticator<LoggedIn> {
  const strategy = new FormStrategy<LoggedIn>(({ form, request }) => {
    const { username, password } = loginSchema.parse(Object.fromEntries(form));
    return logIn(request, { username, password: { plain: password } }, language);
  });
  return new Authenticator<LoggedIn>().use(strategy, FORM_STRATEGY);
}

/** The request for the strategy: the checked fields instead of the body, which is spent. */
export function requestWithForm(request: Request, fields: Record<string, string>): Request {
  return new Request(request.url, {
    method: "POST",
    headers: withoutBodyHeaders(request),
    body: new URLSearchParams(fields),
    signal: request.signal,
  });
}

function withoutBodyHeaders(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) headers.delete(name);
  return headers;
}
