const MARKS = /\p{Mark}/gu;
const SPACES = /\s+/g;

/** Letters that Unicode does not split into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Text as it is searched and sorted: lower case, no diacritics, single spaces. "Ąžuolas  Ū." becomes "azuolas u.". */
export const toSearchText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(/[łđøßæœı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(SPACES, " ")
    .trim();

/** The words of a search, each of which must be found. */
export const toSearchWords = (text: string): string[] =>
  toSearchText(text)
    .split(" ")
    .filter((word) => word !== "");

/** Pattern for `like` that finds the text anywhere; what the user typed never works as a wildcard. */
export const toContainsPattern = (text: string): string => `%${toSearchText(text).replace(/[\\%_]/g, "\\$&")}%`;
