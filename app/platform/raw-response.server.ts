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
  draftSaved: boolean;
  /** Whether the back end has refused a right (1021) that was not looked into yet; false once it was. */
  rightRefused?: boolean;
  /** Saves what was typed: a refused form is shown again by the very request, unless its page cannot be drawn. */
  saveTyped?: () => Promise<void>;
}

const scopes = processWide("rawResponse", () => new AsyncLocalStorage<RequestScope>());

/** Runs the application inside the scope of one request. Called by the guard. */
export const runInRequestScope = <Result>(scope: RequestScope, run: () => Result): Result => scopes.run(scope, run);

/**
 * Node's response behind the current loader or action; null without the guard (development server, unit tests).
 * Remix ignores back-pressure and does not tell a loader that the client has left: code that streams asks this object.
 */
export const findRawResponse = (): ServerResponse | null => scopes.getStore()?.response ?? null;

/** The scope of the current request; null without the guard. */
export const findRequestScope = (): RequestScope | null => scopes.getStore() ?? null;

/** Whether the page is drawn in answer to a posted form: Remix reads its loaders with GET all the same. False without the guard. */
export const isAnswerToPost = (): boolean => scopes.getStore()?.response.req.method === "POST";

/** The number of the current request, as in `X-Request-Id`; "" without the guard. */
export const currentRequestId = (): string => scopes.getStore()?.requestId ?? "";

/** Sets a header of a thrown answer so that the page which draws it carries it too: Remix hands on nothing of such an answer but its cookies. */
export function setAnswerHeader(headers: Headers, name: string, value: string): void {
  const raw = findRawResponse();
  if (raw?.headersSent === false) raw.setHeader(name, value);
  else headers.set(name, value);
}

/** Whether `setAnswerHeader` has set a header of the page that is being drawn. */
export const hasAnswerHeader = (name: string): boolean => findRawResponse()?.hasHeader(name) === true;

/** Puts the user into the access-log line of the current request. */
export function setLogUser(user: { uid: string; shop: string; role: number }): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.user = user;
}

/** Notes that a draft holds what this request has brought, or holds it no more. */
export function markDraftSaved(isKept: boolean): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.draftSaved = isKept;
}

/** Notes that the back end has refused its user a right; only the first refusal of a request counts. */
export function markRightRefused(): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.rightRefused ??= true;
}

/** Whether a right was refused in this request; true for the first who asks. */
export function takeRightRefused(): boolean {
  const scope = scopes.getStore();
  if (scope?.rightRefused !== true) return false;
  scope.rightRefused = false;
  return true;
}

/** Notes how to save what was typed, for the case that the page which is to show it cannot be drawn. */
export function onUndrawnPage(saveTyped: () => Promise<void>): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.saveTyped = saveTyped;
}

/** Saves what was typed into the form of this request, if its page was to show it (O2). */
export const saveTyped = async (): Promise<void> => scopes.getStore()?.saveTyped?.();

/** Whether a page of a failure may say that what was typed is saved: only when it is (F-109, F-471). */
export const isDraftSaved = (): boolean => scopes.getStore()?.draftSaved ?? false;
