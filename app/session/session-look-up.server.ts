import { findRequestScope, type RequestScope } from "../platform/raw-response.server.ts";
import type { StoredSession } from "./portal-session.ts";

type LookUp = { id: string; stored: Promise<StoredSession | null> };

const lookUps = new WeakMap<RequestScope, LookUp>();

/**
 * The stored session, read and decrypted once a request: a page's loaders run side by side, and each asks who it is for. What this request itself
 * changes is read again (`deleteLookUps`).
 */
export function lookUpOnce(id: string, read: () => Promise<StoredSession | null>): Promise<StoredSession | null> {
  const scope = findRequestScope();
  if (scope === null) return read();
  const known = lookUps.get(scope);
  if (known?.id === id) return known.stored;
  const stored = read();
  lookUps.set(scope, { id, stored });
  return stored;
}

/** The session was changed or ended by this request. */
export function deleteLookUps(): void {
  const scope = findRequestScope();
  if (scope !== null) lookUps.delete(scope);
}
