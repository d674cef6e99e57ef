/** Elements that the confirmation of a signature writes, and no save (G24): the day, and the user who confirmed it. */
export const SIGNATURE_ELEMENTS = ["SutartiesPasirasymoData", "SutartiesPasirasymaPatvirtino"] as const;

export type SignatureElement = (typeof SIGNATURE_ELEMENTS)[number];
