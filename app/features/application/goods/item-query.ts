/** Suggestions begin with the second character: numbers of goods are short. */
const LEAST_CHARACTERS = 2;

/** Longest text that names an item. */
export const ITEM_MAX_LENGTH = 60;

/** What the catalogue is asked while an item is being typed; null while too little or too much is. */
export function toItemQuery(typed: string): string | null {
  const text = typed.trim();
  return text.length < LEAST_CHARACTERS || text.length > ITEM_MAX_LENGTH ? null : text;
}
