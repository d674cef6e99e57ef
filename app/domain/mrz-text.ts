import { TD1_LINE_LENGTH, TD3_LINE_LENGTH } from "./mrz.ts";

/** How far a line may be from its length: fillers at its end are lost or doubled easily, and only they. */
const SLACK = 6;
const HOME_STATE = "LTU";

/** What a position of the zone can hold. A digit that reads as a letter, or the other way round, is put right by it. */
type Place = "letters" | "digits" | "any";
type Part = readonly [place: Place, length: number];

const LETTER_OF: Readonly<Record<string, string>> = { "0": "O", "1": "I", "2": "Z", "5": "S", "6": "G", "8": "B" };
const DIGIT_OF: Readonly<Record<string, string>> = { O: "0", Q: "0", I: "1", Z: "2", S: "5", G: "6", B: "8" };

/**
 * Finds the machine-readable zone in what a text reader has made of a picture: the last three lines of about 30 characters, or the last two of about 44
 *. Lines come back in their length, letters and digits put right by their places; nothing is checked yet, see `readMrz`.
 * @returns null when there is no such zone
 */
export function findMrzLines(text: string): string[] | null {
  const lines = text.split("\n").map((line) => line.toUpperCase().replace(/[^A-Z0-9<]/g, ""));
  const td1 = lastRun(lines, 3, TD1_LINE_LENGTH);
  const td3 = lastRun(lines, 2, TD3_LINE_LENGTH);
  if (td3 !== null) return repairTd3(td3);
  return td1 === null ? null : repairTd1(td1);
}

/** The lowest lines under each other, where all of them have about the length. */
function lastRun(lines: readonly string[], count: number, length: number): string[] | null {
  const run = lines.filter((line) => line.length >= TD1_LINE_LENGTH - SLACK).slice(-count);
  const isWhole = run.length === count && run.every((line) => Math.abs(line.length - length) <= SLACK);
  return isWhole ? run.map((line) => fit(line, length)) : null;
}

const fit = (line: string, length: number): string => line.padEnd(length, "<").slice(0, length);

function repairTd3([head = "", data = ""]: readonly string[]): string[] {
  const names = put(head, [["letters", TD3_LINE_LENGTH]]);
  const isHome = names.slice(2, 5) === HOME_STATE;
  const own: Place = isHome ? "digits" : "any";
  const line = put(data, [
    [own, 9],
    ["digits", 1],
    ["letters", 3],
    ["digits", 7],
    ["letters", 1],
    ["digits", 7],
    [own, 14],
    ["digits", 2],
  ]);
  return [names, isHome ? withNationality(line, 10) : line];
}

function repairTd1([head = "", dates = "", names = ""]: readonly string[]): string[] {
  const start = put(head.slice(0, 5), [["letters", 5]]);
  // An identity card's number and code are digits; a permit's number begins with letters.
  const isHomeCard = start.startsWith("I") && start.slice(2) === HOME_STATE && !/^I[^D<]/.test(start);
  const own: Place = isHomeCard ? "digits" : "any";
  const line = put(dates, [
    ["digits", 7],
    ["letters", 1],
    ["digits", 7],
    ["letters", 3],
    ["any", 11],
    ["digits", 1],
  ]);
  return [
    start +
      put(head.slice(5), [
        [own, 9],
        ["digits", 1],
        [own, 15],
      ]),
    isHomeCard ? withNationality(line, 15) : line,
    put(names, [["letters", TD1_LINE_LENGTH]]),
  ];
}

/** A Lithuanian passport or card is a Lithuanian's: no check digit protects these letters. */
const withNationality = (line: string, at: number): string => line.slice(0, at) + HOME_STATE + line.slice(at + 3);

/** The line with each character as its place can hold it. */
function put(line: string, parts: readonly Part[]): string {
  const places = parts.flatMap(([place, length]) => Array.from({ length }, () => place));
  return [...line].map((character, at) => putOne(character, places[at])).join("");
}

function putOne(character: string, place: Place | undefined): string {
  if (place === "letters") return LETTER_OF[character] ?? character;
  return place === "digits" ? (DIGIT_OF[character] ?? character) : character;
}

/** The characters of a text that is all digits, as a reader may have seen them. */
export const readDigits = (text: string): string => put(text, [["digits", text.length]]);
