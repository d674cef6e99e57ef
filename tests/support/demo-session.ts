import { createHash } from "node:crypto";
import { textAt } from "./soap-answer.ts";
import { soapCall, type RequestElements, type SoapReply } from "./soap-call.ts";

/** The password of every demo user. */
export const DEMO_PASSWORD = "Demo-2026!";

/** The digest that travels instead of a password (O9). */
export const digestOf = (password: string): string => createHash("sha256").update(password).digest("hex");

/** A log-in as the portal makes it. */
export const tryLogIn = (url: string, user: string, password = DEMO_PASSWORD): Promise<SoapReply> =>
  soapCall(url, "Login3", { user, password: digestOf(password), ip: "192.0.2.1", kalba: "lt" });

/** Logs a demo user in. @returns the session. @throws when the log-in is refused */
export async function logIn(url: string, user: string): Promise<string> {
  const reply = await tryLogIn(url, user);
  const session = textAt(reply.fields, "Sesija");
  if (session === "") throw new Error(`${user} was not let in: ${reply.code}`);
  return session;
}

/** Calls operations as one user. */
export type Caller = (operation: string, elements?: RequestElements) => Promise<SoapReply>;

/** Logs a demo user in and calls in the user's name. */
export async function callerOf(url: string, user: string): Promise<Caller> {
  const sesija = await logIn(url, user);
  return (operation, elements = {}) => soapCall(url, operation, { sesija, ...elements });
}
