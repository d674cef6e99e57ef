import { mrzCheckDigit } from "../../../app/domain/mrz-check-digit.ts";

/** An invented document. Days are `yymmdd`, names as they stand in a machine-readable zone. */
export type Specimen = { number: string; code: string; expires: string; lastName: string; firstName: string };

const checked = (text: string) => text + mrzCheckDigit(text);
const birthOf = ({ code }: Specimen) => code.slice(1, 7);
const sexOf = ({ code }: Specimen) => (Number(code[0]) % 2 === 1 ? "M" : "F");
const namesOf = ({ lastName, firstName }: Specimen) => `${lastName}<<${firstName.replace(/ /g, "<")}`;

/** The three lines of a Lithuanian identity card, or of a permit when its code says so. */
export function cardLines(specimen: Specimen, code = "ID", nationality = "LTU", printedCode = specimen.code): string[] {
  const head = `${code.padEnd(2, "<")}LTU${checked(specimen.number.padEnd(9, "<"))}${printedCode.padEnd(15, "<")}`;
  const birth = checked(birthOf(specimen));
  const expiry = checked(specimen.expires);
  const composite = mrzCheckDigit(head.slice(5) + birth + expiry + "<".repeat(11));
  const dates = `${birth}${sexOf(specimen)}${expiry}${nationality.padEnd(3, "<")}${"<".repeat(11)}${composite}`;
  return [head, dates, namesOf(specimen).padEnd(30, "<").slice(0, 30)];
}

/** The two lines of a Lithuanian passport. */
export function passportLines(specimen: Specimen): string[] {
  const number = checked(specimen.number.padEnd(9, "<"));
  const birth = checked(birthOf(specimen));
  const expiry = checked(specimen.expires);
  const personal = checked(specimen.code.padEnd(14, "<"));
  const data = `${number}LTU${birth}${sexOf(specimen)}${expiry}${personal}`;
  return [
    `P<LTU${namesOf(specimen)}`.padEnd(44, "<").slice(0, 44),
    data + mrzCheckDigit(number + birth + expiry + personal),
  ];
}

/** What is printed on the front of a card. */
export const frontWords = ({ lastName, firstName, code, number }: Specimen): string[] => [
  lastName,
  firstName,
  code,
  number,
];
