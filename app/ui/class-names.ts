/** Joins the class names that apply; false and undefined ones are left out. `undefined` when none applies. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
