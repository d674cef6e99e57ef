/** A text field and the element in which the back end keeps it; null where no element is the text itself. */
export type TextFields = Readonly<Record<string, string | null>>;

/** Free texts are kept as typed; the others have a form of their own or are refused. */
export const TEXT_FIELDS: Readonly<Record<string, TextFields>> = {
  login: { username: null, password: null },
  buyer: {
    personalCode: null,
    firstName: null,
    lastName: null,
    phone: null,
    email: null,
    citizenship: null,
    productType: null,
  },
  credit: {
    variant: null,
    duration: null,
    paymentDay: null,
    "advance.value": null,
    "advance.type": null,
    ownFunds: null,
    transferToClient: null,
  },
  "goods-line": {
    title: "Prekes.Preke.Pavadinimas",
    groupId: null,
    quantity: null,
    priceCents: null,
    productNumber: "Prekes.Preke.PrekesNumeris",
    serialNumber: "Prekes.Preke.SerijosNr",
    warrantyYears: null,
  },
  household: {
    workplace: "Darboviete",
    incomeType: null,
    monthlyIncome: null,
    maritalStatus: null,
    members: null,
    "loans.consumer": null,
    "future.amount": null,
  },
  "contract-data": {
    "address.city": "Miestas",
    "address.street": "Gatve",
    "address.house": null,
    "address.flat": null,
    "address.postalCode": null,
    "document.number": null,
    "document.validUntil": null,
    phone: null,
    phone2: null,
    email: null,
    account: null,
    moneyUsage: null,
    creditorAccount: null,
    insurance: null,
    "politics.name": "PolitikasVardas",
    "politics.institution": "PolitikasInstitucija",
  },
  "contract-signature": { signedOn: null },
  "contract-email": { email: null },
};

/** The text as a form shows it again: composed, without what is not seen, letters and blanks of usual width. */
export const asTyped = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize("NFKC"))
    .replace(/(?![\u00a0 ])[\p{Zs}\u2800]/gu, " ")
    .normalize("NFC");

/** The text as it is kept: besides, line breaks, tabs and no-break spaces as spaces, nothing around it. */
export const asKept = (text: string): string =>
  asTyped(text)
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n")
    .replace(/[\t\v\f\n\u00a0]/g, " ")
    .trim();
