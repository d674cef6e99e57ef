import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The letters of the alphabet that decide an order, from A to Z: y stands beside i, č after c, š after s, ž after z. */
const PRIMARY = [..."abcčdefghijklmnopqrsštuvwxzž"];

/** Letters and signs that stand beside another one and follow it where nothing else differs. */
const BESIDE: Readonly<Record<string, string>> = {
  ...{ ą: "a", ę: "e", ė: "e", į: "i", y: "i", ų: "u", ū: "u" },
  ...{ "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "\u00a0": " " },
};

/** Letters of neighbours, which Unicode takes apart, and those that it does not. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: "l", đ: "d", ø: "o", ı: "i" };
const FOREIGN_LAST = 0x17f;

/** Signs and blanks before digits, digits before letters. */
const SIGNS = [..." _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"];
const DIGITS = [..."0123456789"];

/** Signs of the key itself begin here: 0 to 9 and letters follow, all of one byte. */
const FIRST_SIGN = 0x21;
const IN_ORDER = [...SIGNS, ...DIGITS, ...PRIMARY];
const keyOf = (at: number): string => String.fromCodePoint(FIRST_SIGN + at);

/** Between what decides and what decides only where that is the same. */
const SEPARATOR = " ";

const baseOf = (letter: string): string =>
  BESIDE[letter] ??
  WHOLE_LETTERS[letter] ??
  (PRIMARY.includes(letter) ? letter : (letter.normalize("NFD")[0] ?? letter));

/** Every character of the order, in small letters and capitals, with its sign of the key. */
const KEY_SIGNS = new Map<string, string>();
/** Letters that stand beside another one, in their order: `ą`, `ę`, `ė` … */
const MARKED: string[] = [...Object.keys(BESIDE)];
for (const [at, character] of IN_ORDER.entries()) KEY_SIGNS.set(character, keyOf(at));
for (const letter of Object.keys(BESIDE)) KEY_SIGNS.set(letter, KEY_SIGNS.get(baseOf(letter)) ?? "");
for (let codePoint = 0xc0; codePoint <= FOREIGN_LAST; codePoint += 1) {
  const letter = String.fromCodePoint(codePoint).toLowerCase();
  const sign = KEY_SIGNS.get(baseOf(letter));
  if (letter.length > 1 || sign === undefined || KEY_SIGNS.has(letter)) continue;
  KEY_SIGNS.set(letter, sign);
  MARKED.push(letter);
}
for (const [letter, sign] of KEY_SIGNS) {
  const capital = letter.toUpperCase();
  if (capital.length === 1) KEY_SIGNS.set(capital, sign);
}

const marksOf = (letter: string): string => {
  const at = MARKED.indexOf(letter.toLowerCase());
  return at === -1 ? "" : keyOf(at);
};

const FROM = [...KEY_SIGNS.keys()].join("");
const TO = [...KEY_SIGNS.values()].join("");
const MARKS_FROM = [...KEY_SIGNS.keys()].filter((character) => marksOf(character) !== "");
const MARKS_TO = MARKS_FROM.map(marksOf).join("");
/** All that has no mark is left out: `translate` drops what has nothing in its place. */
const UNMARKED = [...KEY_SIGNS.keys()].filter((character) => marksOf(character) === "").join("");

/**
 * The key by which texts are put in Lithuanian order, in memory: keys compare by their bytes. `Šarka` comes after `Sula`, `Bandymas` before `Bandomienė`.
 * Only for sorting; texts are searched by `toSearchText`.
 */
export function toSortKey(text: string): string {
  const characters = [...text];
  const decides = characters.map((character) => KEY_SIGNS.get(character) ?? character).join("");
  return (
    decides +
    SEPARATOR +
    characters.map((character) => (KEY_SIGNS.has(character) ? marksOf(character) : character)).join("")
  );
}

/** Which of two texts comes first in Lithuanian. */
export function compareLithuanian(one: string, other: string): number {
  const [left, right] = [Buffer.from(toSortKey(one)), Buffer.from(toSortKey(other))];
  return Buffer.compare(left, right);
}

/** The same key in SQL, alike in PostgreSQL and in the embedded store, which knows no collation of the language. */
export const sortKeySql = (text: SQLWrapper): SQL =>
  sql`(translate(${text}, ${FROM}, ${TO}) || ${SEPARATOR} || translate(${text}, ${MARKS_FROM.join("") + UNMARKED}, ${MARKS_TO})) collate "C"`;
