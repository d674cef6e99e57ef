/**
 * One value for the whole process. The guard (run by Node) and the application (bundled by Vite) load their own copies of
 * a module; what both must share lives under a registered symbol.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`portal.${name}`);
  const holder = globalThis as Record<symbol, unknown>;
  holder[key] ??= create();
  return holder[key] as Value;
}

/** Forgets such a value, so that the next use makes another. For tests and for shutting down. */
export function deleteProcessWide(name: string): void {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for(`portal.${name}`)];
}
