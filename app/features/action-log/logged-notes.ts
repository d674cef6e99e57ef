import type { Language } from "~/domain/language.ts";
import { formatMoney } from "~/domain/money.ts";

const SUM = String.raw`[\d\u00a0]+,\d\d\u00a0€`;

/**
 * Notes of the log as the back end writes them, in its own Lithuanian words, by the key of our text. What the users have typed themselves stands in them as it
 * was typed; a note that is missing here is shown as it came.
 */
const NOTES = {
  step: /^(?<number>\d+) žingsnis$/,
  buyer: /^Pirkėjas$/,
  spouse: /^Sutuoktinis$/,
  debtOfApplication: /^Nagrinėjama paraiška$/,
  debtOfRating: /^Peržiūrimas vertinimas$/,
  debtByLink: /^Atverta iš nuorodos$/,
  permitAsked: new RegExp(`^Nr\\. (?<number>\\d+), (?<sum>${SUM}), (?<months>\\d+)[ \u00a0]mėn\\.$`),
  permitSaid: /^Nr\. (?<number>\d+): (?<said>.+)$/s,
  number: /^Nr\. (?<number>\d+)$/,
  contract: new RegExp(`^(?<contract>[A-Z]+\\d\\d-\\d+), (?<sum>${SUM})$`),
  premium: new RegExp(`^(?<sum>${SUM}) → (?<newSum>${SUM})$`),
  takenOverFrom: /^Perėmė: (?<taker>.+?), iš: (?<giver>.+)$/s,
  takenOver: /^Perėmė: (?<taker>.+)$/s,
  receivedFrom: /^Kam: (?<taker>.+?), iš: (?<giver>.+)$/s,
  received: /^Kam: (?<taker>.+)$/s,
  signed: /^Pasirašyta (?<day>\d{4}-\d\d-\d\d), pasirašė (?<signer>[^,]+), patvirtino (?<witness>[^,]+)$/,
  buyersFile:
    /^Pirkėjo dokumentas: (?<kind>.+?)(?<side>, priekinė pusė|, kita pusė)? \((?<number>\d+)\), SHA-256 (?<hash>\w+)$/,
  spousesFile:
    /^Sutuoktinio dokumentas: (?<kind>.+?)(?<side>, priekinė pusė|, kita pusė)? \((?<number>\d+)\), SHA-256 (?<hash>\w+)$/,
  passed: /^(?<title>Sutikimas|Sutartis|Draudimo liudijimas) (?<paper>[\w-]+), SHA-256 (?<hash>\w+)$/,
  passedOfSpouse:
    /^(?<title>Sutikimas|Sutartis|Draudimo liudijimas) (?<paper>[\w-]+) \(sutuoktinio\), SHA-256 (?<hash>\w+)$/,
  requestTo:
    /^(?<title>Sutikimas|Sutartis) (?<paper>[\w-]+), (?<person>[^,:]+): (?<way>[^,:]+), (?<contact>[^\s*]?\*{3}[^\s*]*)$/,
  request: /^(?<title>Sutikimas|Sutartis) (?<paper>[\w-]+), (?<person>[^,:]+): (?<way>[^,:]+)$/,
  answered: /^(?<title>Sutikimas|Sutartis) (?<paper>[\w-]+): (?<how>[^,:]+)$/,
  paperOf: /^(?<title>Sutikimas|Sutartis|Draudimo liudijimas) (?<paper>[\w-]+), (?<person>.+)$/,
  paper: /^(?<title>Sutikimas|Sutartis|Draudimo liudijimas) (?<paper>[\w-]+)$/,
  rejectedBecause:
    /^(?<contract>[A-Z]+\d\d-\d+)\. (?<reason>Pirkėjas persigalvojo|Netinkama prekė|Klaidingi duomenys|Kita priežastis): (?<said>.+)$/s,
  rejected:
    /^(?<contract>[A-Z]+\d\d-\d+)\. (?<reason>Pirkėjas persigalvojo|Netinkama prekė|Klaidingi duomenys|Kita priežastis)$/,
} as const satisfies Record<string, RegExp>;

export type LoggedNoteKey = keyof typeof NOTES;

/** Words of the back end within a note, by the key of ours. */
const WORDS = {
  Sutikimas: "consent",
  Sutartis: "contract",
  "Draudimo liudijimas": "insurance",
  "Pirkėjas persigalvojo": "changedMind",
  "Netinkama prekė": "wrongGoods",
  "Klaidingi duomenys": "wrongData",
  "Kita priežastis": "another",
  "Asmens dokumento kopija": "personalCopy",
  "Asmens tapatybės kortelė": "idCard",
  Pasas: "passport",
  "Vairuotojo pažymėjimas": "driverLicence",
  "Leidimas nuolat gyventi": "residencePermit",
  "Leidimas laikinai gyventi": "temporaryPermit",
  "Elektroninio leidimo patikros nuotrauka": "ePermitPhoto",
  "Pajamų deklaracija": "incomeDeclaration",
  "Banko sąskaitos išrašas": "bankReport",
  "Pardavėjo draudimo dokumentas": "sellerInsurance",
  "Refinansavimo dokumentas": "refinance",
  "Paraiškos kopija": "applicationCopy",
  "Rinkodaros sutikimas": "marketingAgreement",
  "Pasirašyta draudimo sutartis": "signedInsurance",
  "Sprendimo patvirtinimo dokumentas": "decisionApproval",
  "Kitas dokumentas": "other",
  nežinomas: "unknown",
  "nuotoliniu būdu": "remotely",
  planšetėje: "onTablet",
  "vieno cento pavedimu": "byCent",
  atsisakyta: "refused",
  "baigėsi laikas": "timeout",
  "penkis kartus įvestas neteisingas kodas": "wrongCode",
  "šiuo būdu asmuo pasirašyti negali": "notRegistered",
  "įrenginio klaida": "device",
  "nuoroda nepristatyta": "delivery",
  "parašas nepriimtas": "provider",
  atšaukta: "cancelled",
  "pasirašyta kitu būdu": "otherWay",
  ", priekinė pusė": "front",
  ", kita pusė": "back",
} as const;

export type LoggedWordKey = (typeof WORDS)[keyof typeof WORDS];

/** A note as it is shown: the key of its text, figures and names for it, and words that have a text themselves. */
export interface LoggedNote {
  key: LoggedNoteKey;
  params: Record<string, string>;
  words: Record<string, LoggedWordKey>;
}

const NOT_A_DIGIT = /\D/g;

/** Reads a note of the log; null for one that has no text of ours. */
export function readLoggedNote(note: string, language: Language): LoggedNote | null {
  for (const [key, shape] of Object.entries(NOTES)) {
    const groups = shape.exec(note)?.groups;
    if (groups === undefined && !shape.test(note)) continue;
    const found: LoggedNote = { key: key as LoggedNoteKey, params: {}, words: {} };
    for (const [name, text = ""] of Object.entries(groups ?? {})) {
      // A browser of the script tier may lack `Object.hasOwn`, and a user's words may be the name of what every object has.
      const word = Object.entries(WORDS).find(([known]) => known === text)?.[1];
      if (word !== undefined) found.words[name] = word;
      else found.params[name] = /sum/i.test(name) ? formatMoney(Number(text.replace(NOT_A_DIGIT, "")), language) : text;
    }
    return found;
  }
  return null;
}
