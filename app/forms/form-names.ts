/** Hidden fields that every form of the portal carries. */
export const CSRF_FIELD = "_csrf";
export const OPERATION_FIELD = "_op";
export const VERSION_FIELD = "_v";

/**
 * What a field may be called: a word, then up to five indexes below 100 or words. Checked before Conform sees the name: one field
 * called `a[4294967294].b` is enough to end the process.
 */
const FIELD_NAME = /^[A-Za-z_]\w*(?:\[\d{1,2}\]|\.[A-Za-z_]\w*){0,5}$/;
const FORBIDDEN_WORDS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) && !pathOf(name).some((part) => FORBIDDEN_WORDS.has(part));

/** `goods[3].price` → `["goods", "3", "price"]`. */
export const pathOf = (name: string): string[] => name.split(/[.[\]]/).filter((part) => part !== "");

/** `goods[3].price` → `goods`. */
export const topLevelOf = (name: string): string => pathOf(name)[0] ?? "";
