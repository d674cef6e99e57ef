/**
 * Conform reads the last part of a name with `Array.prototype.at`, the one built-in of the bundle that engines of the script tier lack
 * (Chrome before 92, Safari before 15.4). A test looks for others in the built files.
 */
export function addArrayAt(): void {
  if (typeof Array.prototype.at === "function") return;
  Object.defineProperty(Array.prototype, "at", {
    configurable: true,
    writable: true,
    value(this: unknown[], index: number) {
      const whole = Math.trunc(index) || 0;
      return this[whole < 0 ? this.length + whole : whole];
    },
  });
}
