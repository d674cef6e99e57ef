/**
 * What the back end says in the log, in its own Lithuanian words, by the key of our text: so a page in English has them in English. One that is missing here is
 * shown as it came.
 */
export const LOGGED_ACTIONS = {
  "Paraiška sukurta": "created",
  "Asmens kodas peržiūrėtas sąraše": "codeShown",
  "Asmens kodas peržiūrėtas atvėrus paraišką": "codeOpened",
  "Patikrinti asmens duomenys": "personChecked",
  "Paraiška išsaugota": "saved",
  "Prekių pakeitimas suderintas su pardavėju": "goodsAgreed",
  "Paraiška išsaugota, sąskaitos numeris atmestas": "savedWithoutAccount",
  "Pirkėjo el. paštas pakeistas": "buyerEmail",
  "Sutuoktinio el. paštas pakeistas": "spouseEmail",
  "Įsipareigojimai pakeisti": "liabilities",
  "Pateikta užklausa skolų registrui": "debtReport",
  "Sumažinta registruota įmoka": "instalmentLowered",
  "Skolų ataskaita peržiūrėta": "debtReportViewed",
  "Draudimo įmoka perskaičiuota": "insurance",
  "Apskaičiuoti pasiūlymai": "offers",
  "Pajamos išsaugotos": "incomes",
  "Išsiųsta banko išrašo nuoroda": "bankLink",
  "Pirkėjui siunčiama SMS su jo puslapio nuoroda": "handOverTexted",
  "Pildyti perduota pirkėjo telefonui": "handOverBegun",
  "Pirkėjas atvėrė savo puslapį": "handOverOpened",
  "Pirkėjas pateikė duomenis iš savo telefono": "handOverFilled",
  "Pirkėjo pateikti duomenys perkelti į formą": "handOverUsed",
  "Pirkėjo pateikti duomenys nepanaudoti": "handOverDropped",
  "Pildymas pirkėjo telefone baigtas": "handOverEnded",
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
  "Prašyta vadybininko leidimo": "permitAsked",
  "Duotas pirmasis leidimas": "permitFirst",
  "Leidimas suteiktas": "permitGiven",
  "Leidimas nesuteiktas": "permitRefused",
  "Leidimo prašymas perduotas aukštesniam lygiui": "permitEscalated",
  "Leidimo prašymas nebegalioja": "permitExpired",
  "Dokumentas įkeltas": "documentUploaded",
  "Dokumentas peržiūrėtas": "documentViewed",
  "Dokumentas ištrintas": "documentDeleted",
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
  "Pasirašymo nuoroda uždaryta": "signingClosed",
  "Pasirašymo nuorodos išsiųsti nepavyko": "signingUnsent",
  "Sutikimą reikia pasirašyti iš naujo": "consentOutdated",
  "Dokumentas pasirašytas": "documentSigned",
  "Uždėtas kredito davėjo spaudas": "lenderSealed",
  "Parašas nepriimtas": "signatureRejected",
  "Atsisakyta pasirašyti": "signingRefused",
  "Pasirašyti nepavyko": "signingFailed",
  "Atsisiųstas pasirašytas dokumentas": "signedFetched",
  "Dokumentai išsiųsti pirkėjui": "documentsSent",
  "Dokumentai išsiųsti sutuoktiniui": "documentsSentToSpouse",
  "Užprotestuotas įgaliojimas": "authorizationProtested",
  "Perduotas pasirašytas dokumentas": "signedPassed",
} as const;

export type LoggedActionKey = (typeof LOGGED_ACTIONS)[keyof typeof LOGGED_ACTIONS];

/** The key of a logged action, or null for one that has no text of ours. */
export const findLoggedAction = (words: string): LoggedActionKey | null =>
  Object.entries(LOGGED_ACTIONS).find(([action]) => action === words)?.[1] ?? null;

/** Who acts without an account: the log names what they are, and not who. */
const LOGGED_PEOPLE = {
  Pirkėjas: "buyer",
  Sutuoktinis: "spouse",
  "Vertinimo sistema": "scoring",
  "Mokėjimų sistema": "payments",
} as const;

export type LoggedPersonKey = (typeof LOGGED_PEOPLE)[keyof typeof LOGGED_PEOPLE];

/** The key of a role that acts without an account, or null for a user's name. */
export const findLoggedPerson = (name: string): LoggedPersonKey | null =>
  Object.entries(LOGGED_PEOPLE).find(([person]) => person === name)?.[1] ?? null;
