/**
 * What the back end says in the log, in its own Lithuanian words, by the key of our text: so a page in English has them in English. One that is missing here is
 * shown as it came.
 */
export const LOGGED_ACTIONS = {
  "Paraiška sukurta": "created",
  "Patikrinti asmens duomenys": "personChecked",
  "Paraiška išsaugota": "saved",
  "Paraiška išsaugota, sąskaitos numeris atmestas": "savedWithoutAccount",
  "Pirkėjo el. paštas pakeistas": "buyerEmail",
  "Sutuoktinio el. paštas pakeistas": "spouseEmail",
  "Įsipareigojimai pakeisti": "liabilities",
  "Skolų ataskaita užsakyta": "debtReport",
  "Draudimo įmoka perskaičiuota": "insurance",
  "Apskaičiuoti pasiūlymai": "offers",
  "Pajamos išsaugotos": "incomes",
  "Išsiųsta banko išrašo nuoroda": "bankLink",
  "Gautas banko išrašas": "bankReport",
  "Pirkėjas nesutiko pateikti banko išrašo": "bankRefused",
  "Sutartis sudaryta": "contractMade",
  "Sutartis atmesta": "contractRejected",
  Atmesta: "rejected",
  "Parašas popieriuje patvirtintas": "paper",
  "Sutuoktinio parašas popieriuje patvirtintas": "spousePaper",
  "Sutartis patvirtinta pervedus centą": "cent",
  "Sutartis pasirašyta elektroniniu parašu": "eSigned",
  "Sutartis pasirašyta planšetėje": "tabletSigned",
  "Išsiųstas kvietimas pasirašyti nuotoliniu būdu": "remoteInvited",
  "Pradėtas pasirašymas planšetėje": "tabletStarted",
  "Perduota kitam pardavėjui": "transferred",
  "Gauta iš kito pardavėjo": "received",
  "Perimta pagal raktą": "takenOver",
  "Neteisingas perėmimo raktas": "wrongKey",
  "Suformuotas sutarties projektas": "draft",
  "Suformuoti sutarties dokumentai": "contractDocuments",
  "Suformuotas įmokų grafikas": "schedule",
  "Suformuota standartinė informacija": "standardInformation",
  "Suformuotas sutikimas": "consent",
  "Suformuota vertinimo ataskaita": "valuation",
  "Suformuotas draudimo liudijimas": "insuranceCertificate",
  "Kreditas išmokėtas": "paidOut",
  "Perkelta į archyvą": "archived",
  "Pažymėti trūkumai": "defects",
  "Pradėtas pasirašymas": "signingStarted",
  "Pasirašymo nuoroda išsiųsta iš naujo": "signingResent",
  "Pasirašymas atšauktas": "signingCancelled",
  "Dokumentas pasirašytas": "documentSigned",
  "Parašas nepriimtas": "signatureRejected",
  "Atsisakyta pasirašyti": "signingRefused",
  "Pasirašyti nepavyko": "signingFailed",
  "Atsisiųstas pasirašytas dokumentas": "signedFetched",
} as const;

export type LoggedActionKey = (typeof LOGGED_ACTIONS)[keyof typeof LOGGED_ACTIONS];

/** The key of a logged action, or null for one that has no text of ours. */
export const findLoggedAction = (words: string): LoggedActionKey | null =>
  Object.entries(LOGGED_ACTIONS).find(([action]) => action === words)?.[1] ?? null;
