/** Elements that the confirmation of a signature writes, and no save (G24): the day, and the user who confirmed it; the buyer's and the spouse's (F-228). */
export const SIGNATURE_ELEMENTS = [
  "SutartiesPasirasymoData",
  "SutartiesPasirasymaPatvirtino",
  "SutuoktinioPasirasymoData",
  "SutuoktinioPasirasymaPatvirtino",
] as const;

export type SignatureElement = (typeof SIGNATURE_ELEMENTS)[number];
