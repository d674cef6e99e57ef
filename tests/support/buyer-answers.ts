/** What a buyer fills in on the own telephone. */
export const BUYER_ANSWERS = {
  "address.city": "Kaunas",
  "address.street": "Laisvės al.",
  "address.house": "7",
  "address.postalCode": "LT-44240",
  phone: "612 34567",
  "politics.exposed": "no",
};
