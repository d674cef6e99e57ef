const WEIGHTS = [7, 3, 1] as const;
const FILLER = "<";
const CARD_LINE_LENGTH = 30;
const CARD_OPTIONAL_LENGTH = 15;
const NUMBER_LENGTH = 9;

/** Value of a character: digits as they are, letters from 10, the filler 0. */
const valueOf = (character: string): number => (character === FILLER ? 0 : Number.parseInt(character, 36));

/** Check digit of a machine-readable field: weights 7, 3, 1, modulo 10 (L-5.1). */
const checkDigitOf = (field: string): string =>
  String([...field].reduce((sum, character, at) => sum + valueOf(character) * (WEIGHTS[at % 3] ?? 0), 0) % 10);

const checked = (field: string): string => field + checkDigitOf(field);

/** yyyy-mm-dd as yymmdd. */
const shortDay = (day: string): string => day.slice(2).replaceAll("-", "");

/** What the control line of a document is made of. */
export interface DocumentFacts {
  readonly number: string;
  /** ISO alpha-3. */
  readonly nationality: string;
  readonly birthDate: string;
  readonly sex: "M" | "F";
  readonly validUntil: string;
  readonly personalCode: string;
}

/** Second line of a passport (TD3, 44 characters): the one that holds all that is compared. */
export function passportLine(facts: DocumentFacts): string {
  const number = checked(facts.number.padEnd(NUMBER_LENGTH, FILLER));
  const birth = checked(shortDay(facts.birthDate));
  const expiry = checked(shortDay(facts.validUntil));
  const personal = checked(facts.personalCode.padEnd(14, FILLER));
  const composite = checkDigitOf(number + birth + expiry + personal);
  return `${number}${facts.nationality}${birth}${facts.sex}${expiry}${personal}${composite}`;
}

/** First line of a card (TD1, 30 characters): its number and, as optional data, the personal code. */
export function cardLine(facts: DocumentFacts, kind: "I" | "R"): string {
  const number = checked(facts.number.padEnd(NUMBER_LENGTH, FILLER));
  const optional = facts.personalCode.padEnd(CARD_OPTIONAL_LENGTH, FILLER);
  return `${kind}${FILLER}LTU${number}${optional}`.slice(0, CARD_LINE_LENGTH);
}
