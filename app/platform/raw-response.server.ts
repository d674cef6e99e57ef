import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { processWide } from "./process-wide.ts";

/** What belongs to one request of the process: Node's own response, its number, and who the user turned out to be (for the access log). */
export interface RequestScope {
  readonly response: ServerResponse;
  readonly requestId: string;
  /** The visitor's address as seen through the trusted proxies. */
  readonly address: string;
  user: { uid: string; shop: string; role: number } | null;
  /** What the audit log has been told already. */
  readonly audited: Set<string>;
  /** Whether a draft holds what was typed into the form of this request (O2). */
  typedKept: boolean;
}

const scopes = processWide("rawResponse", () => new AsyncLocalStorage<RequestScope>());

/** Runs the application inside the scope of one request. Called by the guard. */
export const runInRequestScope = <Result>(scope: RequestScope, run: () => Result): Result => scopes.run(scope, run);

/**
 * Node's response behind the current loader or action; null without the guard (development server, unit tests).
 * Remix ignores back-pressure and does not tell a loader that the client has left: whoever streams asks this object.
 */
export const findRawResponse = (): ServerResponse | null => scopes.getStore()?.response ?? null;

/** The scope of the current request; null without the guard. */
export const findRequestScope = (): RequestScope | null => scopes.getStore() ?? null;

/** The number of the current request, as in `X-Request-Id`; "" without the guard. */
export const currentRequestId = (): string => scopes.getStore()?.requestId ?? "";

/** Sets a header of a thrown answer so that the page which draws it carries it too: Remix hands on nothing of such an answer but its cookies. */
export function setAnswerHeader(headers: Headers, name: string, value: string): void {
  const raw = findRawResponse();
  if (raw?.headersSent === false) raw.setHeader(name, value);
  else headers.set(name, value);
}

/** Puts the user into the access-log line of the current request. */
export function noteUser(user: { uid: string; shop: string; role: number }): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.user = user;
}

/** Notes that a draft holds what this request has brought, or holds it no more. */
export function noteTypedKept(isKept: boolean): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.typedKept = isKept;
}

/** Whether a page of a failure may say that what was typed is kept: only when it is (F-109, F-471). */
export const isTypedKept = (): boolean => scopes.getStore()?.typedKept ?? false;
