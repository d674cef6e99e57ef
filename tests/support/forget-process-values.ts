/** Held by their modules for as long as the process lives; they keep nothing of a test or of a portal that has ended. */
const HELD = new Set(["log", "rawResponse", "audit", "exports", "operationRunner"].map((name) => `portal.${name}`));

/** Forgets what the portal keeps for its process, such as its clock, its environment and its ways to the back end. */
export function forgetProcessValues(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    const name = Symbol.keyFor(key) ?? "";
    if (name.startsWith("portal.") && !HELD.has(name)) Reflect.deleteProperty(globalThis, key);
  }
}
